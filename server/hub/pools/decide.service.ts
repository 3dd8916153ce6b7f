import * as z from 'zod/mini';
import type { PoolCase } from '../../../contract/hub/pool-disputes.ts';
import type { PoolDisputeOutcome } from '../../../contract/hub/pools.ts';
import { inRupees, toPaise } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { lockCampaignOf, readCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { recordAct } from '../../core/audit/audit.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import { viewPersonCard } from '../../core/people/person-card.views.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuse, refuseField, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { demand } from '../../kit/http/policy.ts';
import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import { divide } from '../../work/disputes/disputes.rules.ts';
import { describePool } from './details.service.ts';
import { executeDraw } from './executing.service.ts';
import {
  countPoolQueue,
  lockPoolDispute,
  type PoolDisputeRow,
  selectPoolDispute,
  selectPoolQueue,
  updatePoolDispute,
} from './pool-disputes.queries.ts';
import { poolDisputePolicy } from './pools.policy.ts';
import { presentPoolDispute, presentSpendings } from './present.service.ts';
import { readReturn, returnPool } from './returning.service.ts';
import { lockSpending, type SpendingRow, selectSpendingById, sumReserved, updateSpending } from './spending.queries.ts';
import { notifyPoolDecided } from './spending-notices.service.ts';

const what = 'This dispute';

interface Listing {
  user: User;
  status: 'open' | 'decided';
  limit: number;
  cursor?: string | undefined;
}

/** Disputes about pools and draws, for operators. */
export async function listPoolDisputes(context: Context, { user, status, limit, cursor }: Listing) {
  const isOpen = status === 'open';
  const afterId = decodeCursor(cursor, z.int());
  const found = await selectPoolQueue(context.db, { isOpen, afterId, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ id }) => id });
  const data: PoolCase[] = [];
  for (const row of rows) data.push(await presentCase(context, row, user));
  return { data, total: await countPoolQueue(context.db, isOpen), next_cursor };
}

/** A dispute with everything needed to decide it: reason and documents, the draw with its answers, the money. */
export async function readPoolCase(context: Context, { user, id }: { user: User; id: string }): Promise<PoolCase> {
  return presentCase(context, await findDispute(context, id), user);
}

async function findDispute(context: Context, id: string): Promise<PoolDisputeRow> {
  const row = await selectPoolDispute(context.db, rowId(id, what));
  if (!row) throw refuseNotFound(what);
  return row;
}

async function presentCase(context: Context, row: PoolDisputeRow, user: User): Promise<PoolCase> {
  const campaign = await readCampaignOf(context, row);
  const owner = (await findPeople(context, [campaign.creator_id])).get(campaign.creator_id);
  const draw = row.spending_id === null ? undefined : await selectSpendingById(context.db, row.spending_id);
  const [spending] = draw ? await presentSpendings(context, { campaign, user }, [draw]) : [];
  if (!owner) throw refuseNotFound(what);
  return {
    ...(await presentPoolDispute(context, user, row)),
    campaign: { id: String(campaign.id), title: campaign.title },
    owner: viewPersonCard(owner),
    spending: spending ?? null,
    pool: await describePool(context, campaign, user),
  };
}

interface Decision {
  user: User;
  address: string;
  id: string;
  outcome: PoolDisputeOutcome;
  /** Rupees to the payee before deductions, for a split. */
  amount?: number | undefined;
  note?: string | null | undefined;
}

/** Payments and refunds of a decision about a pool; null where nothing moves, or it would be refused. */
export async function readPoolDecision(
  context: Context,
  { id, outcome, amount }: Pick<Decision, 'id' | 'outcome' | 'amount'>,
): Promise<Payment | null> {
  const found = await findDispute(context, id);
  const { title } = await readCampaignOf(context, found);
  const reference = `pool_dispute:${found.id}`;
  if (found.spending_id === null) {
    const parts = outcome === 'refund' ? await readReturn(context, found.campaign_id) : [];
    return parts.length > 0 ? { campaign: title, parts: parts.map((part) => ({ ...part, reference })) } : null;
  }
  const row = await selectSpendingById(context.db, found.spending_id);
  const wish = { outcome, amount: amount === undefined ? undefined : toPaise(amount) };
  const parts = divide(row?.amount ?? 0, wish);
  if (!row || 'reason' in parts || parts.released === 0) return null;
  return { campaign: title, parts: [{ payeeId: row.payee_id, amount: parts.released, reference }] };
}

/**
 * Records an operator's decision: the draw is paid, partly or completely, or stays in the pool; or the pool continues
 * or is returned.
 */
export async function decidePoolDispute(context: Context, decision: Decision): Promise<PoolCase> {
  const { user, address, id, outcome, note = null } = decision;
  const found = await findDispute(context, id);
  return inTransaction(context, async (tx) => {
    const campaign = await lockCampaignOf(tx, found);
    const dispute = await lockPoolDispute(tx.db, found.id);
    demand(poolDisputePolicy(user, dispute).decide, what);
    const amount = decision.amount === undefined ? undefined : toPaise(decision.amount);
    const wish = { campaign, outcome, amount };
    const row = dispute.spending_id === null ? null : await lockSpending(tx.db, dispute.spending_id);
    const words = row ? await decideDraw(tx, { ...wish, row }) : await decidePool(tx, wish);
    await updatePoolDispute(tx.db, found.id, { outcome, note, decided_by: user.id, decided_at: tx.now() });
    await notifyPoolDecided(tx, { campaign, row, words: note ? msg`${{ words }} “${{ note }}”` : words });
    await recordAct(tx, {
      actor: { id: user.id, address },
      action: 'pool_dispute.decided',
      target: `pool_dispute:${found.id}`,
      detail: { outcome, ...(amount === undefined ? {} : { amount }), note },
    });
    return presentCase(tx, await lockPoolDispute(tx.db, found.id), user);
  });
}

interface Wish {
  campaign: CampaignRow;
  outcome: PoolDisputeOutcome;
  /** Paise. */
  amount: number | undefined;
}

async function decideDraw(
  tx: Context,
  { campaign, row, ...wish }: Wish & { row: SpendingRow },
): Promise<LocalizedMessage> {
  const parts = divide(row.amount, wish);
  if ('reason' in parts) throw refuseField('RULE', 'amount', parts.reason);
  if (parts.released > 0) await executeDraw(tx, { campaign, row, paid: parts.released, bySilence: false });
  else await updateSpending(tx.db, row.id, { status: 'withdrawn', ended_at: tx.now() });
  const [gone, kept] = [inRupees(parts.released), inRupees(parts.refunded)];
  return msg`${{ gone }} is paid to the payee, ${{ kept }} stays in the pool.`;
}

async function decidePool(tx: Context, { campaign, outcome, amount }: Wish): Promise<LocalizedMessage> {
  if (outcome === 'split')
    throw refuseField('RULE', 'outcome', 'A whole pool either continues or is refunded. It can’t be split.');
  if (amount !== undefined) throw refuseField('RULE', 'amount', 'Only a split has an amount.');
  if (outcome === 'release') return msg`The pool continues as before.`;
  const { disputed } = await sumReserved(tx.db, campaign.id);
  if (disputed > 0) {
    throw refuse('CONFLICT', msg`Decide the disputed draw of ${{ money: inRupees(disputed) }} first.`);
  }
  await returnPool(tx, campaign, 'decided');
  return msg`The rest is refunded to the payers.`;
}
