import type { CampaignTab, SeenCampaign } from './campaign-tabs.tsx';
import { WithAgreements } from './with-agreements.tsx';
import { WithMoney } from './with-money.tsx';

/** The tab that is open; it may show applications with their money and agreement. */
export default function TabPart({ tab, ...seen }: SeenCampaign & { tab: CampaignTab }) {
  return (
    <WithMoney>
      <WithAgreements>
        <tab.Content {...seen} />
      </WithAgreements>
    </WithMoney>
  );
}
