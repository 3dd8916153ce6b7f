import { Trans } from '@lingui/react/macro';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { Card } from '../../ui/data/card.tsx';
import { OwnPledge } from './own-pledge.tsx';

/** The reader's pledges to this campaign with next steps. */
export function OwnPledges({ campaign }: { campaign: Campaign }) {
  return (
    <Card as="section" aria-labelledby="own-pledges">
      <h2 id="own-pledges" className="h4 mb-1">
        <Trans>Your pledges</Trans>
      </h2>
      <ul>
        {campaign.my_pledges.map((pledge) => {
          const need = campaign.needs.find(({ id }) => id === pledge.need_id);
          return need ? <OwnPledge key={pledge.id} pledge={pledge} need={need} campaignId={campaign.id} /> : null;
        })}
      </ul>
    </Card>
  );
}
