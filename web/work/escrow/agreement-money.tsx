import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { hasAgreement } from '../../../contract/campaigns/application-standing.ts';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { campaignMoneyQuery, disputeQuery, escrowQuery, netQuery } from './escrow.queries.ts';
import { EscrowLine, type Side } from './escrow-line.tsx';
import { InHand } from './in-hand.tsx';

// Disputes are rare.
const DisputeNote = lazyWithRetry(async () => ({ default: (await import('./dispute-note.tsx')).DisputeNote }));
// For the creator only.
const FromBudget = lazyWithRetry(async () => ({ default: (await import('./from-budget.tsx')).FromBudget }));
const BudgetAfter = lazyWithRetry(async () => ({ default: (await import('./from-budget.tsx')).BudgetAfter }));

interface AgreementMoneyProps {
  campaign: Pick<Campaign, 'id' | 'compensation'>;
  application: Pick<Application, 'id' | 'status' | 'quote'>;
  side: Side;
}

/** Money of an application as both sides see it: the net before acceptance, the escrow afterwards. */
export default function AgreementMoney({ campaign, application, side }: AgreementMoneyProps) {
  if (hasAgreement(application.status)) return <Agreed applicationId={application.id} side={side} />;
  return <Quoted campaign={campaign} application={application} side={side} />;
}

function Quoted({ campaign, application, side }: AgreementMoneyProps) {
  const { data: net, error, refetch } = useQuery(netQuery(application.id));
  const { data: money } = useQuery({ ...campaignMoneyQuery(campaign.id), enabled: side === 'creator' });
  if (error && !net) return <NotLoaded error={error} onRetry={refetch} />;
  if (side === 'influencer') return <InHand net={net} />;
  return (
    <Suspense fallback={<Skeleton className="h-58 rounded-box" />}>
      <FromBudget net={net} />
      {money ? (
        <Suspense>
          <BudgetAfter money={money} price={application.quote ?? 0} isOffered={application.status === 'offered'} />
        </Suspense>
      ) : null}
    </Suspense>
  );
}

function Agreed({ applicationId, side }: { applicationId: string; side: Side }) {
  const { data: escrow, error, refetch } = useQuery(escrowQuery(applicationId));
  const mayBeDisputed = escrow !== undefined && ['disputed', 'released', 'refunded'].includes(escrow.status);
  const { data: dispute } = useQuery({ ...disputeQuery(applicationId), enabled: mayBeDisputed });
  if (error && !escrow) return <NotLoaded error={error} onRetry={refetch} />;
  // A cancelled agreement that was never paid has no money to show.
  const isVoid = escrow?.status === 'none' && escrow.fund_by === null;
  if (isVoid) return null;
  return (
    <>
      {escrow ? <EscrowLine escrow={escrow} side={side} /> : <Skeleton className="h-20 rounded-box" />}
      {mayBeDisputed && dispute ? (
        <Suspense>
          <DisputeNote dispute={dispute} />
        </Suspense>
      ) : null}
      {escrow?.status === 'refunded' ? null : side === 'creator' ? (
        <Suspense fallback={<Skeleton className="h-58 rounded-box" />}>
          <FromBudget net={escrow?.net} />
        </Suspense>
      ) : (
        <InHand net={escrow?.net} isReleased={escrow?.status === 'released'} />
      )}
    </>
  );
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return (
    <ErrorState title={<Trans>Couldn’t load the payment details</Trans>} text={reasonOf(error)} onRetry={onRetry} />
  );
}
