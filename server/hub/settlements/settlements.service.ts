import * as z from 'zod/mini';
import type { Settlement, SettlementSource } from '../../../contract/hub/settlements.ts';
import { type Side, splitByShare } from '../../../contract/hub/shares.ts';
import { inRupees, toPaise } from '../../../contract/kit/money.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import {
  findOwnCampaign,
  lockOwnCampaign,
  markSettled,
} from '../../campaigns/campaign-records/campaign-records.service.ts';
import { demandParty } from '../../campaigns/pledges/parties.service.ts';
import { listContributions } from '../../campaigns/pledges/pledges.service.ts';
import { findPeople } from '../../core/people/people.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { cutPage, decodeCursor } from '../../kit/http/cursor.ts';
import { refuse } from '../../kit/http/errors.ts';
import type { Payment } from '../../kit/http/payments.ts';
import { demand } from '../../kit/http/policy.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { creditIncome } from '../../money/card-holds/card-holds.service.ts';
import type { Entry } from '../../money/ledger/ledger.rules.ts';
import { ledgerNotes } from '../../money/ledger/notes.rules.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { listHeldContributions, sourceOf } from '../../work/escrow/pool-holding.service.ts';
import { postOnce } from '../../work/escrow/postings.service.ts';
import { readPoolFacts } from '../pools/facts.service.ts';
import { confirmLock } from '../pools/lock.service.ts';
import { listPayers } from '../pools/payers.service.ts';
import { mayRecord, maySplit } from '../pools/pools.policy.ts';
import { refuseBeyondPool } from '../pools/pools.service.ts';
import { insertSettlement, type SettlementRow, selectSettlements, selectShares } from './settlements.queries.ts';
import { viewSettlement } from './settlements.views.ts';

interface Act {
  user: User;
  /** Campaign id. */
  id: string;
}

interface Settling extends Act {
  /** Rupees. */
  amount: number;
  /** `recorded` by default. */
  source?: SettlementSource | undefined;
}

/** Payments of a split of the pool, one to each payer; null for recorded revenue, which moves nothing. */
export async function readSplit(context: Context, { user, id, amount, source }: Settling): Promise<Payment | null> {
  if (source !== 'pool') return null;
  const campaign = await findOwnCampaign(context, { user, id });
  const payers = (await listPayers(context, campaign.id)).map(({ accountId, paid: value }) => ({ accountId, value }));
  // Refused when it is carried out, with its reason.
  if (payers.every(({ value }) => value === 0)) return null;
  const shares = splitByShare(toPaise(amount), payers).filter((share) => share.amount > 0);
  if (shares.length === 0) return null;
  const parts = shares.map((share) => ({ payeeId: share.accountId, amount: share.amount }));
  return { campaign: campaign.title, parts };
}

/**
 * Splits an amount in a numbered statement and notifies each participant of its share. Recorded revenue is split by
 * confirmed contributions, and moves and locks nothing; pool money goes to the payers' wallets, by their payments.
 */
export async function settleCampaign(context: Context, act: Settling): Promise<Settlement> {
  return inTransaction(context, async (tx) => {
    const campaign = await lockOwnCampaign(tx, act);
    if (campaign.type !== 'joint') throw refuse('RULE', 'Only joint campaigns can be split by shares.');
    const { source = 'recorded' } = act;
    const amount = toPaise(act.amount);
    const parties = source === 'pool' ? await findPaidShares(tx, campaign, amount) : await findShares(tx, campaign);
    const shares = splitByShare(amount, parties);
    const split = { campaignId: campaign.id, byId: act.user.id, amount, source, shares, now: tx.now() };
    const settlement = await insertSettlement(tx.db, split);
    if (source === 'pool') await payFromPool(tx, { campaign, settlement, shares });
    // Recorded outside revenue, or a trivial amount, does not finish the work.
    if (source === 'pool' && amount >= tx.config.countedWorkFrom) await markSettled(tx, campaign);
    await notifyShares(tx, { campaign, settlement, shares });
    const [view] = await present(tx, [settlement]);
    if (!view) throw new Error(`Settlement ${settlement.id} is gone`);
    return view;
  });
}

async function findShares(tx: Context, campaign: CampaignRow): Promise<Side[]> {
  const contributions = await listContributions(tx, campaign.id);
  demand(mayRecord({ isOwner: true }, { hasContributions: contributions.length > 0 }));
  return contributions;
}

/** The payers, once pool money may be paid out and the amount is available. */
async function findPaidShares(tx: Context, campaign: CampaignRow, amount: number): Promise<Side[]> {
  const payers = await listPayers(tx, campaign.id);
  const facts = await readPoolFacts(tx, campaign);
  demand(maySplit({ isOwner: true }, facts));
  await confirmLock(tx, campaign, facts);
  await refuseBeyondPool(tx, campaign, amount);
  return payers.map(({ accountId, paid: value }) => ({ accountId, value }));
}

interface Settled {
  campaign: CampaignRow;
  settlement: SettlementRow;
  /** Amounts in paise. */
  shares: readonly { accountId: number; amount: number }[];
}

/** Pays leftover budget from the pool to the participants' wallets. */
async function payFromPool(tx: Context, { campaign, settlement, shares }: Settled): Promise<void> {
  const byPayer = Map.groupBy(await listHeldContributions(tx, campaign.id), ({ payerId }) => payerId);
  const income: Entry[] = [];
  for (const { accountId: ownerId, amount } of shares) {
    const sources = (byPayer.get(ownerId) ?? []).map(sourceOf);
    income.push(...(await creditIncome(tx, { ownerId, amount, sources })));
  }
  await postOnce(tx, {
    kind: 'pool.settled',
    reference: `settlement:${settlement.id}`,
    note: ledgerNotes.settlement(String(settlement.number), campaign.title),
    detail: { campaign_id: campaign.id },
    entries: [{ kind: 'pool', campaignId: campaign.id, amount: -settlement.amount }, ...income],
  });
}

async function notifyShares(tx: Context, { campaign, settlement, shares }: Settled): Promise<void> {
  const isMoved = settlement.source === 'pool';
  const split = msg`Settlement ${{ number: settlement.number }} splits ${{ money: inRupees(settlement.amount) }}.`;
  for (const { accountId, amount } of shares) {
    await notify(tx, {
      accountId,
      type: 'money',
      title: msg`${{ money: inRupees(amount) }} is your share: ${{ campaign: campaign.title }}`,
      description: isMoved ? msg`${{ split }} It is in your wallet.` : split,
      email: { money: { amount: inRupees(amount), note: msg`is your share of ${{ campaign: campaign.title }}` } },
      link: `/campaign-details/${campaign.id}`,
      senderId: settlement.by_id,
    });
  }
}

interface Page {
  cursor?: string | undefined;
  limit: number;
}

export async function listSettlements(context: Context, { cursor, limit, ...act }: Act & Page) {
  const { id: campaignId } = await demandParty(context, act);
  const before = decodeCursor(cursor, z.int());
  const found = await selectSettlements(context.db, { campaignId, before, limit: limit + 1 });
  const { rows, next_cursor } = cutPage(found, { limit, placeOf: ({ number }) => number });
  return {
    data: await present(context, rows),
    next_cursor,
  };
}

async function present(context: Context, rows: readonly SettlementRow[]): Promise<Settlement[]> {
  const shares = await selectShares(
    context.db,
    rows.map(({ id }) => id),
  );
  const people = await findPeople(
    context,
    shares.map(({ account_id }) => account_id),
  );
  const byStatement = Map.groupBy(shares, (share) => share.settlement_id);
  return rows.map((row) => viewSettlement(row, byStatement.get(row.id) ?? [], people));
}
