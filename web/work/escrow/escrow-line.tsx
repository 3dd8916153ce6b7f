import { Trans, useLingui } from '@lingui/react/macro';
import { CircleCheck, Clock, CreditCard, type LucideIcon, Scale, ShieldCheck, Undo2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { type Escrow, inHandOf } from '../../../contract/work/escrow.ts';
import { formatDay } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';
import { EscrowText } from '../../ui/data/escrow-text.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';

export type Side = 'creator' | 'influencer';

interface EscrowLineProps {
  escrow: Escrow;
  side: Side;
}

/** State of an agreement's money in one line: icon, text, dates. */
export function EscrowLine({ escrow, side }: EscrowLineProps) {
  const { i18n } = useLingui();
  const day = (at: string | null) => (at ? formatDay(at, { locale: i18n.locale }) : '');
  const { icon: Icon, tone, text, more } = wordsOf(escrow, side, day);
  return (
    <p role="status" className={cx('flex items-start gap-2.5 rounded-box px-3 py-2.5 text-sm', tone)}>
      <Icon className="mt-0.5 size-4.5 flex-none" />
      <span className="num min-w-0">
        <span className="block font-semibold">{text}</span>
        {more ? <span className="block">{more}</span> : null}
      </span>
    </p>
  );
}

interface Words {
  icon: LucideIcon;
  tone: string;
  text: ReactNode;
  more?: ReactNode;
}

type Day = (at: string | null) => string;

function wordsOf(escrow: Escrow, side: Side, day: Day): Words {
  switch (escrow.status) {
    case 'none':
      return { icon: Clock, tone: 'bg-amber-tint text-on-tint', ...unfundedWords(escrow, side, day) };
    case 'created':
      return { icon: CreditCard, tone: 'bg-amber-tint text-on-tint', ...unfundedWords(escrow, side, day) };
    case 'held':
      return { icon: ShieldCheck, tone: 'bg-ok-tint text-ok', ...heldWords(escrow, side, day) };
    case 'disputed':
      return {
        icon: Scale,
        tone: 'bg-amber-tint text-on-tint',
        text: <Trans>{formatRupees(escrow.amount)} is on hold until our team has decided</Trans>,
        more: <Trans>{day(escrow.paid_at)} paid. No money moves before the decision.</Trans>,
      };
    case 'released':
      return { icon: CircleCheck, tone: 'bg-sunken text-t1', ...releasedWords(escrow, side, day) };
    case 'refunded':
      return {
        icon: Undo2,
        tone: 'bg-sunken text-t1',
        text: (
          <Trans>
            {formatRupees(escrow.refunded)} refunded on {day(escrow.ended_at)}
          </Trans>
        ),
        more: escrow.reference ? <Trans>Reference {escrow.reference}</Trans> : null,
      };
  }
}

function unfundedWords({ amount, status, fund_by }: Escrow, side: Side, day: Day): Pick<Words, 'text' | 'more'> {
  const money = formatRupees(amount);
  const last = fund_by ? <Trans>If it isn’t paid by {day(fund_by)}, the agreement ends automatically.</Trans> : null;
  if (side === 'influencer')
    return { text: <Trans>{money} hasn’t been paid in yet. Wait before you start</Trans>, more: last };
  return {
    text: status === 'created' ? <Trans>Payment of {money} pending</Trans> : <Trans>{money} not funded yet</Trans>,
    more: last,
  };
}

function heldWords(
  { amount, paid_at, auto_release_at, payments }: Escrow,
  side: Side,
  day: Day,
): Pick<Words, 'text' | 'more'> {
  const text = (
    <EscrowText
      partner={
        <Trans>
          {formatRupees(amount)} on hold with the payment partner since {day(paid_at)}
        </Trans>
      }
      plain={
        <Trans>
          {formatRupees(amount)} funded on {day(paid_at)}
        </Trans>
      }
    />
  );
  const onlyApproval = payments.every(({ due }) => due === 'approved');
  if (!auto_release_at)
    return { text, more: onlyApproval ? <OnApproval side={side} /> : <ByPlan payments={payments} /> };
  const last = day(auto_release_at);
  if (!onlyApproval) {
    const more =
      side === 'creator' ? (
        <Trans>The work counts as approved on {last} if you don’t respond.</Trans>
      ) : (
        <Trans>The work counts as approved on {last} if there’s no response.</Trans>
      );
    return { text, more };
  }
  const more =
    side === 'creator' ? (
      <Trans>Released automatically on {last} if you don’t respond.</Trans>
    ) : (
      <Trans>Released automatically on {last} if there’s no response.</Trans>
    );
  return { text, more };
}

function OnApproval({ side }: { side: Side }) {
  if (side === 'creator') return <Trans>Released when you approve the work.</Trans>;
  return <Trans>You’re paid once the work is approved.</Trans>;
}

function ByPlan({ payments }: Pick<Escrow, 'payments'>) {
  const [first, ...more] = payments;
  if (first?.due === 'published' && more.length === 0) {
    return <Trans>Released when the work is published and confirmed.</Trans>;
  }
  return <Trans>Released by the payment plan.</Trans>;
}

function releasedWords(
  { released, refunded, advance_owed: owed, net, ended_at }: Escrow,
  side: Side,
  day: Day,
): Pick<Words, 'text' | 'more'> {
  const back = refunded > 0 ? <Trans>{formatRupees(refunded)} refunded.</Trans> : null;
  if (side === 'creator') {
    const text = (
      <Trans>
        {formatRupees(released)} released on {day(ended_at)}
      </Trans>
    );
    return {
      text,
      more: (
        <>
          <Trans>{formatRupees(net.net)} is in their wallet.</Trans> {back}{' '}
          {owed > 0 ? <Trans>{formatRupees(owed)} of the advance comes back from their next earnings.</Trans> : null}
        </>
      ),
    };
  }
  const text = (
    <Trans>
      {formatRupees(inHandOf(net))} arrived in your wallet on {day(ended_at)}
    </Trans>
  );
  if (owed === 0) return { text, more: back };
  return {
    text,
    more: (
      <>
        {back}{' '}
        <Trans>You don’t keep {formatRupees(owed)} of the advance: your next earnings pay it back to the brand.</Trans>
      </>
    ),
  };
}
