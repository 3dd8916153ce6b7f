import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { whyNot } from '../../../lib/can.ts';
import { ApplyPanel } from '../../applications/apply-panel.tsx';
import { WithMoney } from './with-money.tsx';

/** Application form with the net income of a price. */
export default function ApplyPart({ campaign }: { campaign: Campaign }) {
  return (
    <WithMoney>
      <ApplyPanel campaign={campaign} whyNot={whyNot(campaign.can.apply)} />
    </WithMoney>
  );
}
