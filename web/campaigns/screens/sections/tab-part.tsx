import { ProvideSafetyMenu } from '../../../lib/safety-part.ts';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import type { CampaignTab, SeenCampaign } from './campaign-tabs.tsx';
import { WithAgreements } from './with-agreements.tsx';
import { WithMoney } from './with-money.tsx';

const SafetyMenu = lazyWithRetry(() => import('../../../accounts/safety/safety-menu.tsx'));

/** The tab that is open; it may show applications with their money and agreement, and who sent them. */
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
