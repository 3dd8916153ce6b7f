import type { CampaignRow, EscrowOrderRow, PledgeRow } from '../../../database/schema.ts';
import { maySidesMove } from '../../campaigns/held-money/held-money.policy.ts';
import { lockPledged } from '../../campaigns/pledges/pledges.service.ts';
import { advancePledge } from '../../campaigns/pledges/progress.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { demand } from '../../kit/http/policy.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { isPoolClosed, lockOrderById, lockOrderFor, selectContributionOrders, updateOrder } from './escrow.queries.ts';
import { poolFundedEntries, poolRefundedEntries } from './escrow.rules.ts';
import { notifyContributed, notifyContributionRefunded } from './pool-notices.service.ts';
import { postOnce } from './postings.service.ts';
import { askForRefund } from './refund.service.ts';

/** A received payment; `fee` is the gateway's fee in paise. */
export interface GatewayPaid {
  id: string;
  paidAt: Date;
  fee: number;
  /** When its payer first used that card; null where no card paid. */
  cardSince: Date | null;
}

/** Columns of a payment in its order. */
export function columnsOfPayment(tx: Context, { id, fee, paidAt, cardSince }: GatewayPaid) {
  return { payment_id: id, gateway_fee: fee, paid_at: paidAt, card_since: cardSince, checked_at: tx.now() };
}

interface Arrived {
  /** The order before the payment. */
  seen: EscrowOrderRow;
  pledgeId: number;
  payment: GatewayPaid;
}

/** Books the payment of a pledge once: into the pool if the pledge waits for it, otherwise as a refund. */
export async function holdContribution(tx: Context, { seen, pledgeId, payment }: Arrived) {
  const { campaign, pledge } = await lockPledged(tx, pledgeId);
  const locked = await lockOrderFor(tx.db, { column: 'pledge_id', id: pledge.id });
  if (locked?.id !== seen.id || locked.status !== 'created') return locked?.status ?? null;
  const order = await updateOrder(tx.db, seen.id, { ...columnsOfPayment(tx, payment), status: 'held' });
  await postOnce(tx, {
    kind: 'pool.funded',
    reference: `escrow-payment:${payment.id}`,
    note: ledgerNotes.contribution(campaign.title),
    detail: { pledge_id: pledge.id, payer_id: order.payer_id },
    entries: poolFundedEntries(campaign, order.amount),
  });
  if (pledge.status !== 'accepted' || campaign.deleted_at || (await isPoolClosed(tx.db, campaign.id))) {
    await refundContribution(tx, { campaign, order, amount: order.amount });
    return 'refunded' as const;
  }
  await advancePledge(tx, { campaign, pledge, to: 'contributed', by: 'system', byId: null });
  await notifyContributed(tx, { campaign, order });
  return order.status;
}

/** Refunds the payment of a withdrawn pledge, if any. */
export async function returnContribution(
  tx: Context,
  { campaign, pledge }: { campaign: CampaignRow; pledge: PledgeRow },
): Promise<void> {
  const order = await lockOrderFor(tx.db, { column: 'pledge_id', id: pledge.id });
  demand(maySidesMove(order));
  if (order?.status === 'held') await refundContribution(tx, { campaign, order, amount: order.amount });
}

/** Refunds the rest of one payment of a pool whose campaign the caller has locked; the remainder was spent. */
export async function returnPart(
  tx: Context,
  { campaign, orderId, amount }: { campaign: CampaignRow; orderId: number; amount: number },
): Promise<void> {
  await refundContribution(tx, { campaign, order: await lockOrderById(tx.db, orderId), amount });
}

interface Refund {
  campaign: CampaignRow;
  order: EscrowOrderRow;
  /** Paise. */
  amount: number;
}

/** Posts the refund from the pool now, and makes it at the gateway after commit. */
async function refundContribution(tx: Context, { campaign, order, amount }: Refund): Promise<void> {
  await postOnce(tx, {
    kind: 'pool.refunded',
    reference: `escrow-refund:${order.id}`,
    note: ledgerNotes.contributionBack(campaign.title),
    detail: { pledge_id: order.pledge_id, payment_id: order.payment_id },
    entries: poolRefundedEntries(campaign, amount),
  });
  await updateOrder(tx.db, order.id, { status: 'refunded', refunded: amount, ended_at: tx.now() });
  askForRefund(tx, order);
  await notifyContributionRefunded(tx, { campaign, order, amount });
}

/** A payment in a pool that counts: neither refunded nor in dispute. Paise. */
export interface HeldContribution {
  orderId: number;
  pledgeId: number;
  payerId: number;
  amount: number;
  paidAt: Date | null;
  cardSince: Date | null;
}

/** A contribution as a source of income. */
export function sourceOf({ amount, cardSince }: HeldContribution) {
  return { paid: amount, cardSince };
}

/** Payments that count in the pool of a campaign, earliest first. */
export async function listHeldContributions(context: Context, campaignId: number): Promise<HeldContribution[]> {
  return (await selectContributionOrders(context.db, campaignId)).flatMap(
    ({
      id: orderId,
      pledge_id: pledgeId,
      payer_id: payerId,
      status,
      amount,
      paid_at: paidAt,
      card_since: cardSince,
    }) => (status === 'held' && pledgeId !== null ? [{ orderId, pledgeId, payerId, amount, paidAt, cardSince }] : []),
  );
}

/** A received payment of a pledge, in paise, and the refunded part. */
export interface Contribution {
  pledgeId: number;
  payerId: number;
  paid: number;
  refunded: number;
  paidAt: Date | null;
  refundedAt: Date | null;
}

/** Payments for the pledges of a campaign, earliest first. */
export async function listContributionPayments(context: Context, campaignId: number): Promise<Contribution[]> {
  return (await selectContributionOrders(context.db, campaignId)).map((order) => ({
    pledgeId: order.pledge_id ?? 0,
    payerId: order.payer_id,
    paid: order.amount,
    refunded: order.refunded,
    paidAt: order.paid_at,
    refundedAt: order.ended_at,
  }));
}
