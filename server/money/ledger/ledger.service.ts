import { toRupees } from '../../../contract/kit/money.ts';
import type { Context } from '../../kit/context/context.ts';
import { wholeAccount } from '../../kit/context/live.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { refuse } from '../../kit/http/errors.ts';
import { type AdvanceDebtRow, addRepaid, lockAdvanceDebts } from './advances.queries.ts';
import { notifyRepaid, repaidEntries } from './advances.service.ts';
import {
  countLedger,
  ensureAccounts,
  insertEntry,
  insertTransaction,
  type LockedAccount,
  lockAccounts,
  selectBalances,
  selectCampaignBalance,
  selectFaults,
} from './ledger.queries.ts';
import {
  type AccountKind,
  accountKey,
  chart,
  creditedBy,
  type Entry,
  earnedIn,
  mayHold,
  type Posting,
  settleEntries,
  sumWallet,
} from './ledger.rules.ts';
import { ledgerNotes } from './notes.rules.ts';

/**
 * Moves money or coins between accounts, all entries or none; joins the surrounding transaction. Returns false when the
 * same reference was posted before. The transaction is numbered and dated after its accounts are locked, so that an
 * account's entries are in the order of their transactions. Credits to a debtor pay off the debt in the same
 * transaction, new earnings also advances that are owed to brands. Refuses with NOT_ENOUGH_COINS or NOT_ENOUGH_MONEY.
 */
export async function post(context: Context, posting: Posting): Promise<boolean> {
  const entries = settleEntries(posting.entries);
  if (entries.length === 0) return false;
  return inTransaction(context, async (tx) => {
    const credited = creditedBy(entries);
    const advances = await lockAdvanceDebts(tx.db, credited);
    const touched = [...entries, ...advances.flatMap((debt) => repaidEntries(debt, 0))];
    await ensureAccounts(tx.db, touched);
    const debtors = [...credited, ...advances.map(({ creditor_id }) => creditor_id)];
    const accounts = await lockAccounts(tx.db, touched, debtors);
    if (!(await write(tx, { posting, entries, accounts }))) return false;
    for (const ownerId of new Set(credited)) await payDebt(tx, { posting, ownerId, accounts });
    await payAdvances(tx, { posting, advances, entries, accounts });
    const owners = new Set(touched.flatMap((entry) => ('ownerId' in entry ? [entry.ownerId] : [])));
    for (const ownerId of owners) await notifyOwner(tx, ownerId);
    return true;
  });
}

type Accounts = Map<string, LockedAccount>;

async function write(
  tx: Context,
  { posting, entries, accounts }: { posting: Posting; entries: readonly Entry[]; accounts: Accounts },
): Promise<boolean> {
  const now = tx.now();
  const transactionId = await insertTransaction(tx.db, posting, now);
  if (transactionId === null) return false;
  for (const entry of entries) {
    const { kind, amount } = entry;
    const key = accountKey(entry);
    const account = accounts.get(key);
    if (!account) throw new Error(`Ledger account ${key} is missing`);
    if (!mayHold(kind, account.balance + amount)) throw refuseOverdraft(chart[kind].currency);
    await insertEntry(tx.db, { transactionId, account, kind, amount, now });
    accounts.set(key, { ...account, balance: account.balance + amount, entries: account.entries + 1 });
  }
  return true;
}

/** Pays off a debt from new income before it can be spent. */
async function payDebt(
  tx: Context,
  { posting, ownerId, accounts }: { posting: Posting; ownerId: number; accounts: Accounts },
): Promise<void> {
  const owed = -(accounts.get(accountKey({ kind: 'debt', ownerId }))?.balance ?? 0);
  if (owed === 0) return;
  const inHand = (kind: 'earnings' | 'referral') => accounts.get(accountKey({ kind, ownerId }))?.balance ?? 0;
  const fromEarnings = Math.min(owed, inHand('earnings'));
  const fromReferral = Math.min(owed - fromEarnings, inHand('referral'));
  const repaid = settleEntries([
    { kind: 'earnings', ownerId, amount: -fromEarnings },
    { kind: 'referral', ownerId, amount: -fromReferral },
    { kind: 'debt', ownerId, amount: fromEarnings + fromReferral },
  ]);
  if (repaid.length === 0) return;
  const repayment = {
    kind: 'debt.repaid',
    reference: `${posting.reference}:debt-${ownerId}`,
    note: ledgerNotes.debtRepaid,
  };
  await write(tx, { posting: { ...repayment, entries: repaid }, entries: repaid, accounts });
}

interface Repayment {
  posting: Posting;
  advances: readonly AdvanceDebtRow[];
  entries: readonly Entry[];
  accounts: Accounts;
}

/** Pays advances back to brands from new earnings, the oldest first; what a brand owes itself goes on from there. */
async function payAdvances(tx: Context, { posting, advances, entries, accounts }: Repayment): Promise<void> {
  const paid = new Map<number, number>();
  for (const debt of advances) {
    const { application_id: id, debtor_id: debtorId, creditor_id: creditorId, amount: whole, repaid: before } = debt;
    const earned = earnedIn(entries, debtorId) - (paid.get(debtorId) ?? 0);
    const inHand = accounts.get(accountKey({ kind: 'earnings', ownerId: debtorId }))?.balance ?? 0;
    const amount = Math.min(whole - before, earned, inHand);
    const repaid = settleEntries(repaidEntries(debt, amount));
    if (repaid.length === 0) continue;
    const repayment = {
      kind: 'advance.repaid',
      reference: `${posting.reference}:advance-${id}`,
      note: ledgerNotes.advanceBack,
    };
    await write(tx, { posting: { ...repayment, entries: repaid }, entries: repaid, accounts });
    await addRepaid(tx.db, id, amount);
    paid.set(debtorId, (paid.get(debtorId) ?? 0) + amount);
    await notifyRepaid(tx, debt, amount);
    await payDebt(tx, { posting: { ...repayment, entries: repaid }, ownerId: creditorId, accounts });
  }
}

/** Sends the new figures to the owner's open pages. */
async function notifyOwner(tx: Context, ownerId: number): Promise<void> {
  const balances = await readBalances(tx, ownerId);
  const figures = {
    user_coins: balances.coins,
    referal_money: toRupees(balances.referral + balances.referral_waiting),
    wallet_amount: toRupees(sumWallet(balances)),
  };
  tx.afterCommit(() => tx.live.toAccount(ownerId, 'profile', figures, wholeAccount));
}

function refuseOverdraft(currency: 'INR' | 'COIN') {
  return currency === 'COIN'
    ? refuse('NOT_ENOUGH_COINS', 'You don’t have enough coins for this.')
    : refuse('NOT_ENOUGH_MONEY', 'Your balance is too low for this.');
}

/** A person's balances in paise or coins, with every kind of account present. */
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
