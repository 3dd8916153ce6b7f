import { newId, nowSeconds } from '../provider/values.ts';
import { makeEvent, type ProviderEvent } from '../provider/webhooks.ts';
import type { Books } from './books.ts';
import type { Dispute, Payment } from './entities.ts';

/** Actions of a customer's bank on a disputed payment. */
export const disputeOutcomes = ['dispute', 'dispute_won', 'dispute_lost'] as const;
export type DisputeOutcome = (typeof disputeOutcomes)[number];

const daysToAnswer = 7;

export function isDisputeOutcome(outcome: string | undefined): outcome is DisputeOutcome {
  return disputeOutcomes.includes(outcome as DisputeOutcome);
}

/** Events of a dispute's opening or end; one that is not open yet is opened first. Null without anything to dispute. */
export function actOnDispute(
  books: Books,
  payment: Payment | undefined,
  { outcome, amount }: { outcome: DisputeOutcome; amount?: number | undefined },
): ProviderEvent[] | null {
  if (!payment) return null;
  const known = Object.values(books.disputes).findLast((dispute) => dispute.payment_id === payment.id);
  if (known && known.status !== 'open') return null;
  if (outcome === 'dispute') return known ? null : [open(books, payment, amount).event];
  const opened = known ? { dispute: known, event: null } : open(books, payment, amount);
  const { dispute } = opened;
  const status = outcome === 'dispute_won' ? 'won' : 'lost';
  Object.assign(dispute, { status, amount_deducted: status === 'lost' ? dispute.amount : 0 });
  const ended = makeEvent(`payment.dispute.${status}`, { payment, dispute });
  return opened.event ? [opened.event, ended] : [ended];
}

/** `amount` in paise; the whole payment by default. */
function open(books: Books, payment: Payment, amount = payment.amount) {
  const dispute: Dispute = {
    id: newId('disp'),
    entity: 'dispute',
    payment_id: payment.id,
    amount: Math.min(amount, payment.amount),
    currency: 'INR',
    amount_deducted: 0,
    gateway_dispute_id: null,
    reason_code: 'goods_or_services_not_received_or_partially_received',
    reason_description: 'Goods or services not received or partially received',
    respond_by: nowSeconds() + daysToAnswer * 24 * 3600,
    status: 'open',
    phase: 'chargeback',
    created_at: nowSeconds(),
  };
  books.disputes[dispute.id] = dispute;
  return { dispute, event: makeEvent('payment.dispute.created', { payment, dispute }) };
}
