import { dayMs } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import { lockCampaignOf } from '../../campaigns/campaign-records/campaign-records.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { creditIncome } from '../../money/card-holds/card-holds.service.ts';
import { issueFeeInvoice } from '../../money/invoices/issue.service.ts';
import { readPoolBalance } from '../../money/ledger/ledger.service.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { drawnEntries } from '../../work/escrow/escrow.rules.ts';
import { listHeldContributions, sourceOf } from '../../work/escrow/pool-holding.service.ts';
import { postOnce } from '../../work/escrow/postings.service.ts';
import { readNet } from '../../work/escrow/rates.service.ts';
import { consentFor, isAgreed, mostBySilence, sumPaid, usedBySilence } from './consent.rules.ts';
import { listPayers, readRelation } from './payers.service.ts';
import { selectOpenPoolDispute } from './pool-disputes.queries.ts';
import { isSuspended } from './pools.queries.ts';
import {
  lockSpending,
  type SpendingRow,
  selectDue,
  selectSilent,
  selectVotes,
  updateSpending,
} from './spending.queries.ts';
import { notifyExecuted } from './spending-notices.service.ts';

interface Execution {
  campaign: CampaignRow;
  /** Locked. */
  row: SpendingRow;
  /** Paise that leave the pool: all of it, or an operator's decision. */
  paid: number;
  bySilence: boolean;
}

/** Pays a draw out of the pool into its payee's wallet, less fee and tax like released work. */
export async function executeDraw(tx: Context, { campaign, row, paid, bySilence }: Execution): Promise<SpendingRow> {
  const { id, payee_id: payeeId, fee_basis_points: feeBasisPoints } = row;
  const net = await readNet(tx, { amount: paid, payeeId, feeBasisPoints });
  // A pool does not separate its payments, so each has a share in every draw.
  const sources = (await listHeldContributions(tx, campaign.id)).map(sourceOf);
  const reference = `pool-spending:${id}`;
  await issueFeeInvoice(tx, {
    accountId: payeeId,
    of: { spendingId: id },
    campaign: campaign.title,
    amount: net.fee,
    basisPoints: net.gstBasisPoints,
    reference,
  });
  await postOnce(tx, {
    kind: 'pool.spent',
    reference,
    note: ledgerNotes.spending(campaign.title, row.note),
    detail: { campaign_id: campaign.id, fee: net.fee, gst: net.gst, tds: net.tds },
    entries: drawnEntries(campaign.id, net, await creditIncome(tx, { ownerId: payeeId, amount: net.net, sources })),
  });
  const { fee, gst, tds } = net;
  const done = { status: 'executed', by_silence: bySilence, executes_at: null, ended_at: tx.now() } as const;
  const executed = await updateSpending(tx.db, id, { ...done, paid, fee, gst, tds });
  await notifyExecuted(tx, { campaign, row: executed, net: net.net });
  return executed;
}

/** Accounts that agreed to a draw, by an answer or by proposing it. */
async function readAgreed(tx: Context, { id, by_id }: SpendingRow): Promise<Set<number>> {
  const votes = await selectVotes(tx.db, [id]);
  return new Set([by_id, ...votes.filter(({ answer }) => answer === 'agreed').map(({ account_id }) => account_id)]);
}

/** Pays an open draw with sufficient agreement; the caller has locked campaign and draw. */
export async function executeIfAgreed(tx: Context, campaign: CampaignRow, row: SpendingRow): Promise<SpendingRow> {
  if (row.status !== 'proposed' || (await isHalted(tx, campaign))) return row;
  const payers = await listPayers(tx, campaign.id);
  const consent = stricter(row.consent, consentFor(await readRelation(tx, campaign, row.payee_id)));
  if (!isAgreed(consent, payers, await readAgreed(tx, row)) || !(await isInPool(tx, row))) return row;
  return executeDraw(tx, { campaign, row, paid: row.amount, bySilence: false });
}

/** Whether the pool is frozen: in dispute as a whole, or its owner suspended. */
async function isHalted(tx: Context, campaign: CampaignRow): Promise<boolean> {
  if (campaign.deleted_at || (await selectOpenPoolDispute(tx.db, campaign.id))) return true;
  return isSuspended(tx.db, campaign.creator_id);
}

/** Whether the pool holds enough; it may not while one of its payments is in dispute at the payer's bank. */
async function isInPool(tx: Context, { campaign_id, amount }: SpendingRow): Promise<boolean> {
  return (await readPoolBalance(tx, campaign_id)) >= amount;
}

const strictness = ['silence', 'two_thirds', 'every'] as const;

/** The stricter consent, for a payee later found to be related to the owner. */
function stricter(one: SpendingRow['consent'], other: SpendingRow['consent']): SpendingRow['consent'] {
  return strictness.indexOf(one) > strictness.indexOf(other) ? one : other;
}

/**
 * Whether silence may pay this amount at an instant: within its share of the pool, including its payments of the seven
 * days before.
 */
export async function maySilencePay(
  context: Context,
  { campaignId, amount, at }: { campaignId: number; amount: number; at: Date },
): Promise<boolean> {
  const { most, used } = await readSilence(context, campaignId, at);
  return used + amount <= most;
}

/** Maximum paise of draws by silence in any seven days, and the sum of the seven days before an instant. */
export async function readSilence(context: Context, campaignId: number, at: Date) {
  const paid = sumPaid(await listPayers(context, campaignId));
  const draws = await selectSilent(context.db, campaignId, new Date(at.getTime() - 8 * dayMs));
  return { most: mostBySilence(paid, context.config.pools.silencePercent), used: usedBySilence(draws, at) };
}

const batch = 200;

/** Pays every draw that silence has consented to by now. Returns their number. */
export async function executeDueDraws(context: Context): Promise<number> {
  let executed = 0;
  for (const { id, campaign_id } of await selectDue(context.db, context.now(), batch)) {
    const isDone = await executeDue(context, { id, campaign_id }).catch((error) => {
      context.log.error({ err: error, spendingId: id }, 'A draw could not be paid');
      return false;
    });
    if (isDone) executed += 1;
  }
  return executed;
}

async function executeDue(context: Context, found: { id: number; campaign_id: number }): Promise<boolean> {
  return inTransaction(context, async (tx) => {
    const campaign = await lockCampaignOf(tx, found);
    const row = await lockSpending(tx.db, found.id);
    const now = tx.now();
    if (row.status !== 'proposed' || !row.executes_at || row.executes_at > now || (await isHalted(tx, campaign))) {
      return false;
    }
    if (!(await isInPool(tx, row))) return false;
    const consent = consentFor(await readRelation(tx, campaign, row.payee_id));
    const isCovered = await maySilencePay(tx, { campaignId: campaign.id, amount: row.amount, at: now });
    if (consent !== 'silence' || !isCovered) {
      // Payee or pool have changed since it was proposed: now it needs explicit agreement.
      await updateSpending(tx.db, row.id, { consent: stricter(row.consent, consent), executes_at: null });
      return false;
    }
    await executeDraw(tx, { campaign, row, paid: row.amount, bySilence: true });
    return true;
  });
}
