import { toRupees } from '../../contract/money.ts';
import type { Context } from '../kit/context.ts';
import { refuse } from '../kit/errors.ts';
import { inTransaction } from '../kit/transaction.ts';
import {
  countLedger,
  ensureAccounts,
  insertEntry,
  insertTransaction,
  lockAccounts,
  selectBalances,
  selectCampaignBalance,
  selectFaults,
} from './ledger.queries.ts';
import { type AccountKind, accountKey, chart, type Posting, settleEntries, sumWallet } from './ledger.rules.ts';

/**
 * Moves money or coins between accounts, all entries or none; joins the surrounding transaction. Returns false when
 * the same reference was posted before. Numbered and dated once its accounts are locked, so that the entries of an account
 * lie in the order of their transactions. Refuses with NOT_ENOUGH_COINS or NOT_ENOUGH_MONEY what an account does not have.
 */
export async function post(context: Context, posting: Posting): Promise<boolean> {
  const entries = settleEntries(posting.entries);
  if (entries.length === 0) return false;
  return inTransaction(context, async (tx) => {
    await ensureAccounts(tx.db, entries);
    const accounts = await lockAccounts(tx.db, entries);
    const now = tx.now();
    const transactionId = await insertTransaction(tx.db, posting, now);
    if (transactionId === null) return false;
    for (const entry of entries) {
      const account = accounts.get(accountKey(entry));
      if (!account) throw new Error(`Ledger account ${accountKey(entry)} is missing`);
      const { world, currency } = chart[entry.kind];
      if (!world && account.balance + entry.amount < 0) throw refuseOverdraft(currency);
      await insertEntry(tx.db, { transactionId, account, kind: entry.kind, amount: entry.amount, now });
    }
    const owners = new Set(entries.flatMap((entry) => ('ownerId' in entry ? [entry.ownerId] : [])));
    for (const ownerId of owners) await tellOwner(tx, ownerId);
    return true;
  });
}

/** The figures in the owner's open pages follow every movement. */
async function tellOwner(tx: Context, ownerId: number): Promise<void> {
  const balances = await readBalances(tx, ownerId);
  const figures = {
    user_coins: balances.coins,
    referal_money: toRupees(balances.referral + balances.referral_waiting),
    wallet_amount: toRupees(sumWallet(balances)),
  };
  tx.afterCommit(() => tx.live.toAccount(ownerId, 'profile', figures));
}

function refuseOverdraft(currency: 'INR' | 'COIN') {
  return currency === 'COIN'
    ? refuse('NOT_ENOUGH_COINS', 'You do not have enough coins for this.')
    : refuse('NOT_ENOUGH_MONEY', 'Your balance does not cover this.');
}

/** A person's balances, paise and coins, every kind of account named. */
export async function readBalances(context: Context, ownerId: number): Promise<Record<AccountKind, number>> {
  const balances = Object.fromEntries(Object.keys(chart).map((kind) => [kind, 0])) as Record<AccountKind, number>;
  for (const { kind, balance } of await selectBalances(context.db, ownerId)) balances[kind as AccountKind] = balance;
  return balances;
}

/** Paise in the pool of a campaign. */
export async function readPoolBalance(context: Context, campaignId: number): Promise<number> {
  return selectCampaignBalance(context.db, campaignId, 'pool');
}

/** Recomputes every balance and sum of the ledger. `faults` is empty when all is right. */
export async function checkLedger(context: Pick<Context, 'db'>) {
  return { ...(await countLedger(context.db)), faults: await selectFaults(context.db) };
}
