import { ProvideSafetyMenu } from '../../../lib/safety-part.ts';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import type { CampaignTab, SeenCampaign } from './campaign-tabs.tsx';
import { WithAgreements } from './with-agreements.tsx';
import { WithMoney } from './with-money.tsx';

const SafetyMenu = lazyWithRetry(() => import('../../../accounts/safety/safety-menu.tsx'));

/** Open tab with the providers applications need: money, agreements, safety. */
export default function TabPart({ tab, ...seen }: SeenCampaign & { tab: CampaignTab }) {
  return (
    <WithMoney>
      <WithAgreements>
        <ProvideSafetyMenu value={SafetyMenu}>
          <tab.Content {...seen} />
        </ProvideSafetyMenu>
      </WithAgreements>
    </WithMoney>
  );
}
