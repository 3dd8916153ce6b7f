import type { PoolDispute, Spending } from '../../../contract/hub/pools.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { findVisibleCampaign, lockPostedCampaign } from '../../campaigns/campaign-records/campaign-records.service.ts';
import { listContributions } from '../../campaigns/pledges/pledges.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { refuse, refuseNotFound, rowId } from '../../kit/http/errors.ts';
import { attachToClaim } from './documents.service.ts';
import { executeIfAgreed } from './executing.service.ts';
import { listPayers } from './payers.service.ts';
import { insertPoolDispute, selectOpenPoolDispute } from './pool-disputes.queries.ts';
import { presentPoolDispute, presentSpending } from './present.service.ts';
import { demandReader, demandReaderOf } from './readers.service.ts';
import {
  insertVote,
  isPayee,
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

/** A payer agrees or objects, or the proposer withdraws the draw. */
export async function answerSpending(context: Context, { user, status, note, papers, id }: Answer): Promise<Spending> {
  const found = await findDraw(context, { user, id });
  return inTransaction(context, async (tx) => {
    const campaign = await lockPostedCampaign(tx, found.campaign_id);
    const row = await lockSpending(tx.db, found.id);
    const act = { campaign, row, user };
    if (status === 'withdrawn') return presentSpending(tx, await withdraw(tx, act), user);
    await demandPayer(tx, act);
    if (status === 'agreed') return presentSpending(tx, await agree(tx, act), user);
    await freeze(tx, { ...act, reason: note || 'No reason was given.', papers: papers ?? [] });
    return presentSpending(tx, await lockSpending(tx.db, row.id), user);
  });
}

interface Act {
  campaign: CampaignRow;
  row: SpendingRow;
  user: User;
}

/** Withdraws a draw without objections; the payers' answers are kept. */
async function withdraw(tx: Context, { campaign, row, user }: Act): Promise<SpendingRow> {
  if (row.by_id !== user.id) throw refuse('RULE', 'Only the person who proposed a draw can withdraw it.');
  refuseUnlessOpen(row);
  const ended = await updateSpending(tx.db, row.id, { status: 'withdrawn', executes_at: null, ended_at: tx.now() });
  await notifyWithdrawn(tx, { campaign, row: ended });
  return ended;
}

async function demandPayer(tx: Context, { campaign, user }: Act): Promise<void> {
  const payers = await listPayers(tx, campaign.id);
  if (payers.some(({ accountId }) => accountId === user.id)) return;
  throw refuse('RULE', 'Only payers of the pool can agree or object.');
}

/** A repeated agreement changes nothing, except that it executes a draw whose obstacle has gone meanwhile. */
async function agree(tx: Context, { campaign, row, user }: Act): Promise<SpendingRow> {
  if (row.status === 'executed' && (await readAnswer(tx, row, user)) === 'agreed') return row;
  refuseUnlessOpen(row);
  await insertVote(tx.db, { spending_id: row.id, account_id: user.id, answer: 'agreed', created_at: tx.now() });
  return executeIfAgreed(tx, campaign, row);
}

async function readAnswer(tx: Context, row: SpendingRow, user: User) {
  return (await selectVotes(tx.db, [row.id])).find(({ account_id }) => account_id === user.id)?.answer;
}

function refuseUnlessOpen({ status }: SpendingRow): void {
  if (status === 'executed') throw refuse('CONFLICT', 'This draw has already been paid.');
  if (status === 'withdrawn') throw refuse('CONFLICT', 'This draw was withdrawn.');
  if (status === 'disputed') throw refuse('CONFLICT', 'This draw is in dispute. Our team will decide.');
}

interface Freezing extends Act {
  reason: string;
  papers: readonly string[];
}

/** Freezes one draw with its amount and opens a dispute. An objection counts until the money has moved. */
async function freeze(tx: Context, { campaign, row, user, reason, papers }: Freezing) {
  refuseUnlessOpen(row);
  if ((await readAnswer(tx, row, user)) === 'agreed') {
    throw refuse('CONFLICT', 'You’ve already agreed to this draw. This can’t be undone.');
  }
  const now = tx.now();
  if ((await listPayers(tx, campaign.id)).some(({ accountId }) => accountId === user.id)) {
    const vote = { spending_id: row.id, account_id: user.id, answer: 'objected', note: reason } as const;
    await insertVote(tx.db, { ...vote, created_at: now });
  }
  const frozen = await updateSpending(tx.db, row.id, { status: 'disputed', executes_at: null });
  return openDispute(tx, { campaign, user, row: frozen, reason, papers });
}

interface Opening extends Omit<Freezing, 'row'> {
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
  const { id: campaignId } = await findVisibleCampaign(context, { user, id });
  return inTransaction(context, async (tx) => {
    const campaign = await lockPostedCampaign(tx, campaignId);
    await demandDisputant(tx, { campaign, user });
    const row = spending_id ? await lockDrawOf(tx, campaign, spending_id) : null;
    if (row) return presentPoolDispute(tx, await freeze(tx, { campaign, row, user, reason, papers }));
    if (await selectOpenPoolDispute(tx.db, campaign.id)) throw inDispute();
    return presentPoolDispute(tx, await openDispute(tx, { campaign, user, row: null, reason, papers }));
  });
}

async function lockDrawOf(tx: Context, campaign: CampaignRow, wireId: string): Promise<SpendingRow> {
  const found = await selectSpendingById(tx.db, rowId(wireId, what));
  if (found?.campaign_id !== campaign.id) throw refuseNotFound(what);
  return lockSpending(tx.db, found.id);
}

/**
 * Requires a payer, a confirmed participant or a payee of draws; others in the campaign are told to report it,
 * strangers get not found.
 */
async function demandDisputant(tx: Context, { campaign, user }: { campaign: CampaignRow; user: User }): Promise<void> {
  if (await mayDispute(tx, campaign, user)) return;
  await demandReader(tx, { user, id: String(campaign.id) });
  throw notDisputant();
}

export function inDispute() {
  return refuse('CONFLICT', 'The pool is already in dispute.');
}

export function notDisputant() {
  return refuse(
    'RULE',
    'Only payers, confirmed sides and payees can dispute this. You can report the campaign instead.',
  );
}

export async function mayDispute(context: Context, campaign: CampaignRow, { id }: User): Promise<boolean> {
  const parties = [...(await listPayers(context, campaign.id)), ...(await listContributions(context, campaign.id))];
  const isSide = parties.some(({ accountId }) => accountId === id);
  return isSide || (campaign.creator_id !== id && (await isPayee(context.db, campaign.id, id)));
}

/** Requires a campaign whose pool the person may dispute or read; not found for anybody else. */
export async function findDisputable(context: Context, asked: { user: User; id: string }): Promise<void> {
  const campaign = await findVisibleCampaign(context, asked);
  if (!(await mayDispute(context, campaign, asked.user))) await demandReader(context, asked);
}
