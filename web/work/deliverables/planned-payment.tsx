import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarClock, Check, CircleDashed, LockKeyhole, type LucideIcon, RotateCcw, Scale } from 'lucide-react';
import type { ReactNode } from 'react';
import { pieceKey } from '../../../contract/campaigns/pieces.rules.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { AgreedPayment, NetQuote } from '../../../contract/work/escrow.ts';
import { formatDay, formatPercent } from '../../lib/format.ts';
import { Money } from '../../ui/data/money.tsx';
import { Tag, type Tone } from '../../ui/data/tag.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { paymentName, percentOf, piecesInWords } from '../payments/payment-words.ts';
import { isDone } from './piece-words.tsx';
import type { PlanLine } from './plan-lines.ts';

interface PlannedPaymentProps {
  line: PlanLine;
  pieces: readonly Deliverable[];
  as: 'creator' | 'influencer';
  /** Quote of the whole price. */
  quote: NetQuote;
}

/** One payment of an agreement: name and share, amount, how it comes about, and its state. */
export function PlannedPayment({ line, pieces, as, quote }: PlannedPaymentProps) {
  const { i18n } = useLingui();
  const { payment, amount, price } = line;
  const percent = percentOf(payment.amount, quote.amount);
  const { icon, tone, name } = useLook(payment);
  return (
    <li className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-3 gap-y-1.5 border-line border-b border-dashed py-3 last:border-b-0">
      <b className="min-w-0 break-words font-semibold">
        {paymentName(payment, i18n)}
        {percent > 0 && percent < 100 ? `, ${percent}%` : null}
      </b>
      <b className="text-right font-semibold">
        <Money value={amount} paise />
      </b>
      <span className="min-w-0 text-t3 text-xs">
        <How payment={payment} pieces={pieces} />
        {as === 'influencer' && payment.status !== 'refunded' && quote.platform_fee_percent > 0 ? (
          <span className="block">
            {quote.manager_share ? (
              <Trans>
                {formatRupees(price)} less {formatPercent(quote.platform_fee_percent)} and your talent manager’s share
              </Trans>
            ) : (
              <Trans>
                {formatRupees(price)} less {formatPercent(quote.platform_fee_percent)}
              </Trans>
            )}
          </span>
        ) : null}
      </span>
      <span className="justify-self-end">
        <Tag tone={tone} icon={icon}>
          {name}
        </Tag>
      </span>
    </li>
  );
}

interface Look {
  icon: LucideIcon;
  tone: Tone;
  name: ReactNode;
}

function useLook({ status, release_on: day }: AgreedPayment): Look {
  const { i18n } = useLingui();
  switch (status) {
    case 'released':
      return { icon: Check, tone: 'green', name: <Trans>Released</Trans> };
    case 'refunded':
      return { icon: RotateCcw, tone: 'grey', name: <Trans>Refunded</Trans> };
    case 'disputed':
      return { icon: Scale, tone: 'red', name: <Trans>Disputed</Trans> };
    case 'planned':
      return { icon: CircleDashed, tone: 'outline', name: <Trans>Not funded</Trans> };
    case 'held':
      return day === null
        ? { icon: LockKeyhole, tone: 'amber', name: <Trans>Held</Trans> }
        : {
            icon: CalendarClock,
            tone: 'blue',
            name: <Trans>Due {formatDay(day, { locale: i18n.locale })}</Trans>,
          };
  }
}

/** How a payment comes about: when it was released, or how far what it waits for is. */
function How({ payment, pieces }: Pick<PlannedPaymentProps, 'pieces'> & { payment: AgreedPayment }) {
  const { i18n } = useLingui();
  const { status, due, released_at: releasedAt, deliverables: named } = payment;
  if (status === 'released' && releasedAt) return formatDay(releasedAt, { locale: i18n.locale });
  if (status === 'refunded') return null;
  const awaited = pieces.filter(
    (piece) => !piece.publication?.cancelled_at && (named.length === 0 || named.includes(pieceKey(piece))),
  );
  const all = awaited.length;
  const done = awaited.filter(isDone).length;
  const live = awaited.filter(isCounted).length;
  return (
    <>
      {due === 'advance' ? <Trans>at the first hand-in</Trans> : null}
      {due === 'approved' ? (
        <Trans>
          {done} of {all} approved
        </Trans>
      ) : null}
      {due === 'published' ? (
        <Trans>
          {live} of {all} live
        </Trans>
      ) : null}
      {due === 'date' ? <Trans>if approved by then, else on approval</Trans> : null}
      {named.length > 0 && due !== 'advance' ? ` · ${piecesInWords(named, i18n)}` : null}
    </>
  );
}

/** Work that is handed over counts from its approval. */
function isCounted(piece: Deliverable): boolean {
  return piece.delivery === 'hand_over' ? isDone(piece) : piece.publication?.counted_at != null;
}
