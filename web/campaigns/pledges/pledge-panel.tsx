import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Shares } from '../../../contract/campaigns/pledges.ts';
import { CannotNote } from '../../ui/feedback/cannot-note.tsx';
import { OwnPledges } from './own-pledges.tsx';
import { PledgeForm } from './pledge-form.tsx';

interface PledgePanelProps {
  campaign: Campaign;
  /** Undefined until loaded. */
  lock: Pick<Shares, 'is_locked' | 'locks_on'> | undefined;
  /** Reason why the reader cannot pledge; null if they can. */
  whyNot: ReactNode;
}

/** The reader's pledges to a joint campaign, and a form for another. */
export function PledgePanel({ campaign, lock, whyNot }: PledgePanelProps) {
  const open = campaign.needs.filter(({ can }) => can.pledge === true);
  return (
    <>
      {campaign.my_pledges.length > 0 ? <OwnPledges campaign={campaign} /> : null}
      {whyNot ? <CannotNote>{whyNot}</CannotNote> : null}
      {!whyNot && open.length > 0 ? <PledgeForm campaignId={campaign.id} needs={open} lock={lock} /> : null}
      {!whyNot && open.length === 0 && campaign.my_pledges.length === 0 ? (
        <CannotNote>
          <Trans>Every need of this campaign is fully pledged.</Trans>
        </CannotNote>
      ) : null}
    </>
  );
}
