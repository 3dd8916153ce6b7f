import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { Dispute } from '../../../contract/disputes.ts';
import { nameOf } from '../../lib/people-names.ts';
import { formatRupees } from '../../ui/rupees.ts';
import { disputeQuery } from './escrow.queries.ts';

/** The dispute about an agreement: why it is open, or how it was decided. */
export function DisputeNote({ applicationId }: { applicationId: string }) {
  const { data: dispute } = useQuery(disputeQuery(applicationId));
  if (!dispute) return null;
  const opener = dispute.opened_by === dispute.creator.id ? dispute.creator : dispute.influencer;
  const name = nameOf(opener);
  return (
    <div className="grid gap-1 rounded-box border border-line px-4 py-3 text-sm">
      <p className="font-semibold">
        {dispute.status === 'open' ? <Trans>Dispute opened by {name}</Trans> : <Outcome dispute={dispute} />}
      </p>
      <p className="whitespace-pre-line text-t2">“{dispute.note ?? dispute.reason}”</p>
    </div>
  );
}

function Outcome({ dispute: { outcome, released, refunded } }: { dispute: Dispute }) {
  if (outcome === 'release') return <Trans>Decided: all of it was released to the influencer</Trans>;
  if (outcome === 'refund') return <Trans>Decided: all of it went back to who paid</Trans>;
  return (
    <Trans>
      Decided: {formatRupees(released)} to the influencer, {formatRupees(refunded)} back
    </Trans>
  );
}
