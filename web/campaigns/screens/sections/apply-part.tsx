import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { ApplyPanel } from '../../applications/apply-panel.tsx';
import { whyNotApply } from '../../campaigns/why-not.tsx';
import { WithMoney } from './with-money.tsx';

/** Application form with the net income of a price. */
export default function ApplyPart({ campaign, role }: { campaign: Campaign; role: string }) {
  return (
    <WithMoney>
      <ApplyPanel campaign={campaign} whyNot={whyNotApply(campaign, role)} />
    </WithMoney>
  );
}
