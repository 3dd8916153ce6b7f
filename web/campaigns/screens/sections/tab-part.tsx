import type { CampaignTab, SeenCampaign } from './campaign-tabs.tsx';
import { WithAgreements } from './with-agreements.tsx';
import { WithMoney } from './with-money.tsx';

/** Open tab with the providers applications need: money and agreements. */
export default function TabPart({ tab, ...seen }: SeenCampaign & { tab: CampaignTab }) {
  return (
    <WithMoney>
      <WithAgreements>
        <tab.Content {...seen} />
      </WithAgreements>
    </WithMoney>
  );
}
