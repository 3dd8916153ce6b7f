import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { Card } from '../../ui/data/card.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { useLiveEscrow } from '../escrow/use-live-escrow.ts';
import { AgreementWork } from './agreement-work.tsx';
import { deliverablesQuery, useLiveWork } from './deliverables.queries.ts';

interface DeliverablesTabProps {
  campaign: Campaign;
  isOwn: boolean;
}

/** Work of a campaign by agreement: influencers hand it in, the creator reviews it. */
export default function DeliverablesTab({ campaign, isOwn }: DeliverablesTabProps) {
  const { t } = useLingui();
  const query = useQuery(deliverablesQuery(campaign.id));
  useLiveWork();
  useLiveEscrow();
  if (!query.data) {
    return query.error ? (
      <ErrorState
        title={<Trans>Couldn’t load the deliverables</Trans>}
        text={reasonOf(query.error)}
        onRetry={query.refetch}
      />
    ) : (
      <WorkSkeleton label={t`Loading`} />
    );
  }
  if (query.data.length === 0) return <NoWork campaign={campaign} isOwn={isOwn} />;
  return <Work campaign={campaign} isOwn={isOwn} pieces={query.data} />;
}

function Work({ campaign, isOwn, pieces: all }: DeliverablesTabProps & { pieces: readonly Deliverable[] }) {
  const { profile } = useSession();
  const [search] = useSearchParams();
  // Agreements waiting for the reader are sorted first and stay there once answered, so that nothing moves.
  const [first] = useState(
    () => new Set(all.filter((piece) => waitsFor(piece, isOwn)).map(({ application_id }) => application_id)),
  );
  const agreements = [...Map.groupBy(all, ({ application_id }) => application_id)]
    .toSorted(([a], [b]) => Number(first.has(b)) - Number(first.has(a)))
    .map(([, pieces]) => pieces);
  const only = all.length === 1 ? all[0] : undefined;
  const shown = agreements.flat();
  const next = shown.find((piece) => waitsFor(piece, isOwn)) ?? shown.find(({ can }) => can.published === true);
  const open = search.get('piece') ?? only?.id ?? next?.id ?? (isOwn ? null : shown[0]?.id) ?? null;
  return (
    <div className="grid gap-10">
      {agreements.map((pieces) => (
        <AgreementWork
          key={pieces[0]?.application_id}
          campaign={campaign}
          pieces={pieces}
          as={isOwn ? 'creator' : pieces[0]?.user_id === profile?.id ? 'influencer' : 'side'}
          open={open}
        />
      ))}
    </div>
  );
}

/** Whether the reader has to act on the piece. */
function waitsFor({ status, can }: Deliverable, isOwn: boolean): boolean {
  if (isOwn) return can.approved === true || can.changes_requested === true;
  // Work that waits for its review may be submitted again, so this is not the next step.
  return can.submitted === true && status !== 'submitted';
}

function NoWork({ campaign, isOwn }: DeliverablesTabProps) {
  const offers = isOwn && campaign.type === 'standard';
  return (
    <Card>
      <EmptyState
        jaali="no-deliverables"
        title={<Trans>No agreed work yet</Trans>}
        text={
          offers ? (
            <Trans>Agreed deliverables appear here once someone accepts your offer.</Trans>
          ) : (
            <Trans>Agreed deliverables appear here once there’s an agreement.</Trans>
          )
        }
        action={
          offers ? (
            <LinkButton to={paths.appliedUsers(campaign.id)}>
              <Trans>See applicants</Trans>
            </LinkButton>
          ) : null
        }
      />
    </Card>
  );
}

function WorkSkeleton({ label }: { label: string }) {
  return (
    <Card role="status" aria-label={label} aria-busy="true" className="grid gap-4">
      <Skeleton className="h-12 w-64 max-w-full" />
      <Skeleton className="h-16" />
      <Skeleton className="h-16" />
    </Card>
  );
}
