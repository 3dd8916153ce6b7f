import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { CalendarClock, ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { addRupees } from '../../../contract/kit/money.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { Sheet } from '../../ui/overlays/sheet.tsx';
import { escrowQuery } from '../escrow/escrow.queries.ts';
import { clocksOf } from './clocks.ts';
import { type PlanLine, planLines } from './plan-lines.ts';
import { PlannedPayment } from './planned-payment.tsx';
import { WhenLive } from './when-live.tsx';

interface AgreementPlanProps {
  /** Pieces of one agreement, at least one. */
  pieces: readonly Deliverable[];
  as: 'creator' | 'influencer';
}

/** Payment plan beside the work, net for the influencer and gross for the campaign owner; on phones a row that opens it. */
export default function AgreementPlan({ pieces, as }: AgreementPlanProps) {
  const heading = useId();
  const isPhone = !useMedia('(width >= 768px)');
  const { data: escrow, error, refetch } = useQuery(escrowQuery(pieces[0]?.application_id ?? ''));
  if (!escrow) {
    if (!error) return <Skeleton className="h-16 rounded-card xl:h-80" />;
    return (
      <ErrorState title={<Trans>Couldn’t load the payment plan</Trans>} text={reasonOf(error)} onRetry={refetch} />
    );
  }
  if (escrow.payments.length === 0) return null;
  const lines = planLines(escrow, as);
  if (isPhone) return <PhoneRow lines={lines} escrow={escrow} pieces={pieces} as={as} />;
  return (
    <Card as="section" padding="none" aria-labelledby={heading}>
      <header className="flex items-baseline justify-between gap-3 border-line border-b px-5 py-4">
        <h2 id={heading} className="h4">
          <Trans>Payment plan</Trans>
        </h2>
        <span className="text-sm text-t3">{as === 'influencer' ? <Trans>net</Trans> : <Trans>before fees</Trans>}</span>
      </header>
      <Plan lines={lines} escrow={escrow} pieces={pieces} as={as} />
    </Card>
  );
}

interface PlanProps extends AgreementPlanProps {
  lines: readonly PlanLine[];
  escrow: Escrow;
}

const sumOf = (lines: readonly PlanLine[]) => addRupees(lines.map(({ amount }) => amount));

function Plan({ lines, escrow, pieces, as }: PlanProps) {
  const { i18n } = useLingui();
  const kept = lines.filter(({ payment }) => payment.status !== 'refunded');
  const clocks = clocksOf(escrow, pieces, i18n);
  const waitsForPosts = escrow.payments.some(({ due }) => due === 'published');
  return (
    <div className="num">
      <div className="grid gap-3 border-line border-b px-5 py-4 max-md:px-0">
        <p className="flex flex-wrap items-baseline gap-x-2.5">
          <Money value={sumOf(kept)} size={28} />
          <span className="text-sm text-t2">
            {as === 'influencer' ? <Trans>in your hand</Trans> : <Trans>you pay in all</Trans>}
          </span>
        </p>
        <ProgressBar
          height={16}
          total={sumOf(kept)}
          parts={kept.map(({ amount, payment: { status } }) => ({
            value: status === 'planned' ? 0 : amount,
            kind: status === 'released' ? 'solid' : 'held',
          }))}
        />
      </div>
      <ol className="px-5 max-md:px-0">
        {lines.map((line) => (
          <PlannedPayment key={line.payment.number} line={line} pieces={pieces} as={as} quote={escrow.net} />
        ))}
      </ol>
      {clocks.length > 0 || waitsForPosts ? (
        <div className="grid gap-1.5 border-line border-t px-5 py-3.5 text-sm text-t2 max-md:px-0">
          {clocks.map(({ key, words }) => (
            <p key={key} className="flex items-start gap-2">
              <CalendarClock className="mt-0.5 size-4 flex-none text-t3" />
              <span className="min-w-0">{words}</span>
            </p>
          ))}
          {waitsForPosts ? (
            <p className="text-t3 text-xs">
              <Trans>Silence approves work, it never pays for a post that isn’t live.</Trans>
            </p>
          ) : null}
        </div>
      ) : null}
    </div>
  );
}

/** One row that opens the plan in a sheet. */
function PhoneRow(props: PlanProps) {
  const { lines, escrow, as } = props;
  const [isOpen, setOpen] = useState(false);
  const paid = sumOf(lines.filter(({ payment }) => payment.status === 'released'));
  const all = sumOf(lines.filter(({ payment }) => payment.status !== 'refunded'));
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className="num flex min-h-16 w-full cursor-pointer items-center gap-3 rounded-card border border-line bg-surface px-4 py-3 text-left"
      >
        <CalendarClock className="text-t3" />
        <span className="min-w-0 flex-1">
          <b className="block font-semibold">
            <Trans>Payment plan</Trans>
          </b>
          <span className="block text-sm text-t3">
            {as === 'influencer' ? (
              <Trans>
                <Money value={paid} /> of <Money value={all} /> in your wallet
              </Trans>
            ) : (
              <Trans>
                <Money value={paid} /> of <Money value={all} /> released
              </Trans>
            )}
          </span>
        </span>
        <ChevronRight className="text-t3" />
      </button>
      {isOpen ? (
        <Sheet title={<Trans>Payment plan</Trans>} onClose={() => setOpen(false)}>
          <Plan {...props} />
          {escrow.payments.some(({ due }) => due === 'published') ? <WhenLive as={as} /> : null}
        </Sheet>
      ) : null}
    </>
  );
}
