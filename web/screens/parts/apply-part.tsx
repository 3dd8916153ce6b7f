import type { Campaign } from '../../../contract/campaigns.ts';
import { ApplyPanel } from '../../features/applications/apply-panel.tsx';
import { whyNotApply } from '../../features/campaigns/why-not.tsx';
import { WithAgreements } from './with-agreements.tsx';
import { WithMoney } from './with-money.tsx';

/** How to apply, or where one's application stands, with its money and agreement. */
export default function ApplyPart({ campaign, role }: { campaign: Campaign; role: string }) {
  return (
    <WithMoney>
      <WithAgreements>
        <ApplyPanel campaign={campaign} whyNot={whyNotApply(campaign, role)} />
      </WithAgreements>
    </WithMoney>
  );
}
