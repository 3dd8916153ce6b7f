import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { hasAgreement } from '../../../contract/application-standing.ts';
import type { Application } from '../../../contract/applications.ts';
import type { Campaign } from '../../../contract/campaigns.ts';
import { paysMoney } from '../../../contract/compensation.rules.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { ErrorState } from '../../ui/states.tsx';
import { DisputeNote } from './dispute-note.tsx';
import { campaignMoneyQuery, escrowQuery, netQuery } from './escrow.queries.ts';
import { EscrowLine, type Side } from './escrow-line.tsx';
import { BudgetAfter, FromBudget } from './from-budget.tsx';
import { InHand } from './in-hand.tsx';

interface AgreementMoneyProps {
  campaign: Pick<Campaign, 'id' | 'compensation'>;
  application: Pick<Application, 'id' | 'status' | 'quote'>;
  side: Side;
}

/** The price on the table as both sides see it: before it is accepted what it brings, afterwards where the money is. */
export default function AgreementMoney({ campaign, application, side }: AgreementMoneyProps) {
  if (!paysMoney(campaign, application.quote)) return null;
  if (hasAgreement(application.status)) return <Agreed applicationId={application.id} side={side} />;
  if (application.status === 'declined' || application.status === 'withdrawn') return null;
  return <Quoted campaign={campaign} application={application} side={side} />;
}

function Quoted({ campaign, application, side }: AgreementMoneyProps) {
  const { data: net, error, refetch } = useQuery(netQuery(application.id));
  const { data: money } = useQuery({ ...campaignMoneyQuery(campaign.id), enabled: side === 'creator' });
  if (error && !net) return <NotLoaded error={error} onRetry={refetch} />;
  if (side === 'influencer') return <InHand net={net} />;
  return (
    <>
      <FromBudget net={net} />
      {money ? (
        <BudgetAfter money={money} price={application.quote ?? 0} isOffered={application.status === 'offered'} />
      ) : null}
    </>
  );
}

function Agreed({ applicationId, side }: { applicationId: string; side: Side }) {
  const { data: escrow, error, refetch } = useQuery(escrowQuery(applicationId));
  if (error && !escrow) return <NotLoaded error={error} onRetry={refetch} />;
  // A cancelled agreement that was never paid has no money to tell of.
  const isVoid = escrow?.status === 'none' && escrow.fund_by === null;
  if (isVoid) return null;
  return (
    <>
      {escrow ? <EscrowLine escrow={escrow} side={side} /> : null}
      {escrow && ['disputed', 'released', 'refunded'].includes(escrow.status) ? (
        <DisputeNote applicationId={applicationId} side={side} />
      ) : null}
      {escrow?.status === 'refunded' ? null : side === 'creator' ? (
        <FromBudget net={escrow?.net} />
      ) : (
        <InHand net={escrow?.net} isReleased={escrow?.status === 'released'} />
      )}
    </>
  );
}

function NotLoaded({ error, onRetry }: { error: Error; onRetry: () => unknown }) {
  return <ErrorState title={<Trans>The money did not load</Trans>} text={reasonOf(error)} onRetry={onRetry} />;
}
