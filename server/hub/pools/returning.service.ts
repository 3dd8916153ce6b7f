import { poolTerms } from '../../../contract/hub/pool-terms.ts';
import { splitByShare } from '../../../contract/hub/shares.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { inRupees } from '../../../contract/kit/money.ts';
import type { CampaignRow, Schema } from '../../../database/schema.ts';
import { lockCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { mayPoolMove } from '../../campaigns/campaigns/deletion.policy.ts';
import { returnContributionOf } from '../../campaigns/pledges/ending.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { demand } from '../../kit/http/policy.ts';
import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import { readPoolBalance } from '../../money/ledger/ledger.service.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { type HeldContribution, listHeldContributions, returnPart } from '../../work/escrow/pool-holding.service.ts';
import { selectOpenPoolDispute } from './pool-disputes.queries.ts';
import { insertReturn, selectReturnable } from './pools.queries.ts';
import { selectOpenSpending, sumReserved, updateSpending } from './spending.queries.ts';

type Reason = Schema['pool_return']['reason'];

/**
 * Days after the end of a campaign from which the rest of its pool is returned. Source: product.md, "The pool belongs
 * to who paid".
 */
const { returnDays } = poolTerms;

/** The first day, in India, on which the rest of a pool is returned automatically. */
export function returnDay({ end_date }: Pick<CampaignRow, 'end_date'>): string | null {
  return end_date === null ? null : addDays(end_date, returnDays);
}

/** Refuses payments to or from the payers while a draw or the pool waits for a decision. */
export async function refuseWhileWaiting(tx: Context, campaignId: number): Promise<void> {
  const { proposed, disputed } = await sumReserved(tx.db, campaignId);
  const isPoolDisputed = await isInDispute(tx, campaignId);
  demand(mayPoolMove({ isProposed: proposed > 0, isDisputed: disputed > 0, isPoolDisputed }));
}

async function isInDispute(tx: Context, campaignId: number): Promise<boolean> {
  return (await selectOpenPoolDispute(tx.db, campaignId)) !== undefined;
}

/**
 * Returns the whole pool to its payers in proportion to their payments, and ends an open draw. The caller has locked
 * the campaign and checked that nothing is in dispute.
 */
export async function returnPool(tx: Context, campaign: CampaignRow, reason: Reason): Promise<void> {
  await withdrawOpen(tx, campaign);
  const amount = await readPoolBalance(tx, campaign.id);
  await sendBack(tx, { campaign, orders: await listHeldContributions(tx, campaign.id), amount, reason });
}

/** Refund of each payer if the whole pool is returned, in paise. */
export async function readReturn(context: Context, campaignId: number): Promise<{ payeeId: number; amount: number }[]> {
  const orders = await listHeldContributions(context, campaignId);
  const sums = new Map<number, number>();
  for (const { order, amount } of divide(await readPoolBalance(context, campaignId), orders)) {
    sums.set(order.payerId, (sums.get(order.payerId) ?? 0) + amount);
  }
  return [...sums].map(([payeeId, amount]) => ({ payeeId, amount })).filter(({ amount }) => amount > 0);
}

/** Returns one payer's share of the whole pool; afterwards they are not a payer any more. */
export async function returnPayer(tx: Context, campaign: CampaignRow, payerId: number): Promise<void> {
  const orders = await listHeldContributions(tx, campaign.id);
  const parts = divide(await readPoolBalance(tx, campaign.id), orders);
  const own = parts.filter(({ order }) => order.payerId === payerId);
  const amount = own.reduce((sum, part) => sum + part.amount, 0);
  await sendBack(tx, { campaign, orders: own.map(({ order }) => order), amount, reason: 'refused' });
}

interface Back {
  campaign: CampaignRow;
  orders: readonly HeldContribution[];
  /** Paise. */
  amount: number;
  reason: Reason;
}

async function sendBack(tx: Context, { campaign, orders, amount, reason }: Back): Promise<void> {
  if (amount === 0 || orders.length === 0) return;
  await insertReturn(tx.db, { campaign_id: campaign.id, reason, amount, created_at: tx.now() });
  for (const { order, amount: part } of divide(amount, orders)) {
    if (part === 0) continue;
    await returnPart(tx, { campaign, orderId: order.orderId, amount: part });
    // A full refund ends the contribution; refusing the terms ends the participation.
    if (part === order.amount || reason === 'refused') await returnContributionOf(tx, campaign, order.pledgeId);
  }
  await notify(tx, {
    accountId: campaign.creator_id,
    type: 'money',
    title: msg`${{ money: inRupees(amount) }} of the pool was refunded: ${{ campaign: campaign.title }}`,
    description: reasonWords[reason],
    link: `/campaign-details/${campaign.id}`,
  });
}

/** Splits an amount in proportion to payments, to the paisa. */
function divide(amount: number, orders: readonly HeldContribution[]) {
  if (orders.length === 0) return [];
  const byId = new Map(orders.map((order) => [order.orderId, order]));
  const shares = orders.map(({ orderId, amount: value }) => ({ accountId: orderId, value }));
  return splitByShare(amount, shares).flatMap((part) => {
    const order = byId.get(part.accountId);
    return order ? [{ order, amount: part.amount }] : [];
  });
}

const reasonWords: Record<Reason, LocalizedMessage> = {
  minimum: msg`The minimum amount wasn’t reached by the start date, so everyone is refunded.`,
  end: msg`The campaign ended ${{ days: returnDays }} days ago, so the rest was refunded to the payers.`,
  deleted: msg`The campaign was deleted, so the rest was refunded to the payers.`,
  suspended: msg`The owner’s account is suspended, so the rest was refunded to the payers.`,
  decided: msg`Our team decided this in a dispute about the pool.`,
  refused: msg`A payer refused the new terms and got the unspent part back.`,
};

/** Ends an open draw together with its pool. */
async function withdrawOpen(tx: Context, campaign: CampaignRow): Promise<void> {
  const open = await selectOpenSpending(tx.db, campaign.id);
  if (open) await updateSpending(tx.db, open.id, { status: 'withdrawn', executes_at: null, ended_at: tx.now() });
}

const batch = 200;

/** Returns the rest of a pool 30 days after the end, or once its campaign is deleted or its owner suspended. */
export async function returnPools(context: Context): Promise<void> {
  const endedBefore = addDays(dateInIndia(context.now()), -returnDays);
  for (const { id, reason } of await selectReturnable(context.db, endedBefore, batch)) {
    await inTransaction(context, async (tx) => {
      const campaign = await lockCampaignOf(tx, { campaign_id: id });
      const { disputed } = await sumReserved(tx.db, id);
      if (disputed === 0 && !(await selectOpenPoolDispute(tx.db, id))) await returnPool(tx, campaign, reason);
    }).catch((error) => context.log.error({ err: error, campaignId: id }, 'A pool could not be returned'));
  }
}
