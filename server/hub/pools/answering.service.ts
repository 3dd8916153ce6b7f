import type { PoolDispute, Spending } from '../../../contract/hub/pools.ts';
import { toPaise } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import {
  findVisibleCampaign,
  lockPostedCampaign,
  readCampaignOf,
} from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuseNotFound, rowId } from '../../kit/http/errors.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { demand } from '../../kit/http/policy.ts';
import { attachToClaim } from './documents.service.ts';
import { executeIfAgreed } from './executing.service.ts';
import { readPoolReader } from './facts.service.ts';
import { listPayers } from './payers.service.ts';
import { insertPoolDispute, selectOpenPoolDispute } from './pool-disputes.queries.ts';
import { isOpenDraw, mayDisputePool, spendingPolicy } from './pools.policy.ts';
import { hasAgreed, presentPoolDispute, presentSpending } from './present.service.ts';
import { demandReader, demandReaderOf } from './readers.service.ts';
import {
  insertVote,
  lockSpending,
  type SpendingRow,
  selectSpendingById,
  selectVotes,
  updateSpending,
} from './spending.queries.ts';
import { notifyDisputed, notifyWithdrawn } from './spending-notices.service.ts';

const what = 'This draw';

/** A draw for readers of its pool; not found for anybody else. */
export async function findDraw(context: Context, { user, id }: { user: User; id: string }): Promise<SpendingRow> {
  const row = await selectSpendingById(context.db, rowId(id, what));
  return demandReaderOf(context, { user, row, what });
}

interface Answer {
  user: User;
  /** Id of the draw. */
  id: string;
  status: 'agreed' | 'objected' | 'withdrawn';
  note?: string | null | undefined;
  papers?: readonly string[] | undefined;
}

/** Payment made by agreeing to a draw: the payer's share of it. Null for other answers. */
export async function readAgreeing(context: Context, { user, status, id }: Answer): Promise<Payment | null> {
  if (status !== 'agreed') return null;
  const row = await findDraw(context, { user, id });
  const amount = toPaise((await presentSpending(context, row, user)).my_part);
  const { title } = await readCampaignOf(context, row);
  const parts = [{ payeeId: row.payee_id, amount, reference: `draw:${row.id}` }];
  return amount > 0 ? { campaign: title, parts } : null;
}

/** A payer agrees or objects, or the proposer withdraws the draw. */
export async function answerSpending(context: Context, { user, status, note, papers, id }: Answer): Promise<Spending> {
  const found = await findDraw(context, { user, id });
  return inTransaction(context, async (tx) => {
    const campaign = await lockPostedCampaign(tx, found.campaign_id);
    const row = await lockSpending(tx.db, found.id);
    const act = { campaign, row, user };
    if (status === 'withdrawn') return presentSpending(tx, await withdraw(tx, act), user);
    if (status === 'agreed') return presentSpending(tx, await agree(tx, act), user);
    const reason = note || 'No reason was given.';
    await freeze(tx, { ...act, as: 'object', reason, papers: papers ?? [] });
    return presentSpending(tx, await lockSpending(tx.db, row.id), user);
  });
}

interface Act {
  campaign: CampaignRow;
  row: SpendingRow;
  user: User;
}

/** Permissions of a person on a draw, and whether they have agreed to it. */
async function readPermissions(tx: Context, { campaign, row, user }: Act) {
  const payers = await listPayers(tx, campaign.id);
  const reader = await readPoolReader(tx, campaign, { user, payers });
  const isAgreed = hasAgreed(await selectVotes(tx.db, [row.id]), user.id);
  return { ...reader, hasAgreed: isAgreed, may: spendingPolicy(row, { ...reader, hasAgreed: isAgreed }) };
}

/** Withdraws a draw without objections; the payers' answers are kept. */
async function withdraw(tx: Context, act: Act): Promise<SpendingRow> {
  demand((await readPermissions(tx, act)).may.withdraw);
  const change = { status: 'withdrawn', executes_at: null, ended_at: tx.now() } as const;
  const ended = await updateSpending(tx.db, act.row.id, change);
  await notifyWithdrawn(tx, { campaign: act.campaign, row: ended });
  return ended;
}

/** A repeated agreement changes nothing, except that it executes a draw whose obstacle has gone meanwhile. */
async function agree(tx: Context, act: Act): Promise<SpendingRow> {
  const { campaign, row, user } = act;
  const { hasAgreed: isRepeated, isPayer, may } = await readPermissions(tx, act);
  if (isRepeated && isPayer) {
    if (row.status === 'executed') return row;
    demand(isOpenDraw(row));
  } else demand(may.agree);
  await insertVote(tx.db, { spending_id: row.id, account_id: user.id, answer: 'agreed', created_at: tx.now() });
  return executeIfAgreed(tx, campaign, row);
}

interface Freezing extends Act {
  /** Objecting is for payers only. */
  as: 'object' | 'dispute';
  reason: string;
  papers: readonly string[];
}

/** Freezes one draw with its amount and opens a dispute. An objection counts until the money has moved. */
async function freeze(tx: Context, { as, reason, papers, ...act }: Freezing) {
  const { campaign, row, user } = act;
  const { isPayer, may } = await readPermissions(tx, act);
  demand(may[as]);
  if (isPayer) {
    const vote = { spending_id: row.id, account_id: user.id, answer: 'objected', note: reason } as const;
    await insertVote(tx.db, { ...vote, created_at: tx.now() });
  }
  const frozen = await updateSpending(tx.db, row.id, { status: 'disputed', executes_at: null });
  return openDispute(tx, { campaign, user, row: frozen, reason, papers });
}

interface Opening extends Omit<Freezing, 'row' | 'as'> {
  row: SpendingRow | null;
}

async function openDispute(tx: Context, { campaign, user, row, reason, papers }: Opening) {
  const dispute = await insertPoolDispute(tx.db, {
    campaign_id: campaign.id,
    spending_id: row?.id ?? null,
    opened_by: user.id,
    reason,
    created_at: tx.now(),
  });
  const named = { ids: papers, campaignId: campaign.id, accountId: user.id };
  await attachToClaim(tx, { ...named, by: { dispute_id: dispute.id } });
  await notifyDisputed(tx, { campaign, disputeId: dispute.id, byId: user.id, row });
  return dispute;
}

interface Complaint {
  user: User;
  /** Campaign id. */
  id: string;
  spending_id?: string | null | undefined;
  reason: string;
  papers?: readonly string[] | undefined;
}

/** Opens a dispute about an open draw or the whole pool, for an operator to decide. */
export async function disputePool(context: Context, act: Complaint): Promise<PoolDispute> {
  const { user, id, spending_id, reason, papers = [] } = act;
  const { id: campaignId } = await findDisputable(context, { user, id });
  return inTransaction(context, async (tx) => {
    const campaign = await lockPostedCampaign(tx, campaignId);
    const row = spending_id ? await lockDrawOf(tx, campaign, spending_id) : null;
    const act = { campaign, user, reason, papers };
    if (row) return presentPoolDispute(tx, user, await freeze(tx, { ...act, row, as: 'dispute' }));
    const isPoolDisputed = (await selectOpenPoolDispute(tx.db, campaign.id)) !== undefined;
    demand(mayDisputePool(await readReader(tx, campaign, user), { isPoolDisputed }));
    return presentPoolDispute(tx, user, await openDispute(tx, { ...act, row: null }));
  });
}

async function lockDrawOf(tx: Context, campaign: CampaignRow, wireId: string): Promise<SpendingRow> {
  const found = await selectSpendingById(tx.db, rowId(wireId, what));
  if (found?.campaign_id !== campaign.id) throw refuseNotFound(what);
  return lockSpending(tx.db, found.id);
}

async function readReader(context: Context, campaign: CampaignRow, user: User) {
  return readPoolReader(context, campaign, { user, payers: await listPayers(context, campaign.id) });
}

/** Requires a campaign whose pool the person may dispute or read; not found for anybody else. */
export async function findDisputable(context: Context, asked: { user: User; id: string }): Promise<CampaignRow> {
  const campaign = await findVisibleCampaign(context, asked);
  if (!(await readReader(context, campaign, asked.user)).isDisputant) await demandReader(context, asked);
  return campaign;
}
