import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { actingPerson } from '../../kit/context/acting-person.ts';
import { inEnglish } from '../../kit/i18n/messages.ts';
import { type AccountKind, accountKey, chart, type Entry, holderOf, type Posting } from './ledger.rules.ts';

/** Records a transaction; null when its reference was posted before. */
export async function insertTransaction(db: Database, posting: Posting, now: Date): Promise<number | null> {
  const row = await db
    .insertInto('ledger_transaction')
    .values({
      kind: posting.kind,
      reference: posting.reference,
      note: inEnglish(posting.note ?? ''),
      detail: JSON.stringify(posting.detail ?? {}),
      person_id: actingPerson(),
      created_at: now,
    })
    .onConflict((conflict) => conflict.column('reference').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Creates missing accounts, always in the same order, so that two postings cannot deadlock. */
export async function ensureAccounts(db: Database, entries: Entry[]): Promise<void> {
  const rows = entries
    .toSorted((a, b) => accountKey(a).localeCompare(accountKey(b)))
    .map((entry) => ({
      ...holderOf(entry),
      kind: entry.kind,
      currency: chart[entry.kind].currency,
      is_world: chart[entry.kind].world,
    }));
  await db
    .insertInto('ledger_account')
    .values(rows)
    .onConflict((conflict) => conflict.columns(['owner_id', 'campaign_id', 'kind', 'currency']).doNothing())
    .execute();
}

export interface LockedAccount {
  id: number;
  balance: number;
  entries: number;
}

/** Locks the accounts of a posting and of the debts it may pay off, in the order of their ids, and reads their balances. */
export async function lockAccounts(
  db: Database,
  entries: Entry[],
  debtors: readonly number[],
): Promise<Map<string, LockedAccount>> {
  const rows = await db
    .selectFrom('ledger_account')
    .select(['id', 'owner_id', 'campaign_id', 'kind', 'balance', 'entries'])
    .where((where) =>
      where.or([
        ...(debtors.length > 0 ? [where.and([where('kind', '=', 'debt'), where('owner_id', 'in', [...debtors])])] : []),
        ...entries.map((entry) => {
          const { owner_id, campaign_id } = holderOf(entry);
          return where.and([
            where('kind', '=', entry.kind),
            owner_id === null ? where('owner_id', 'is', null) : where('owner_id', '=', owner_id),
            campaign_id === null ? where('campaign_id', 'is', null) : where('campaign_id', '=', campaign_id),
          ]);
        }),
      ]),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return new Map(
    rows.map(({ owner_id, campaign_id, kind, ...row }) => {
      const owner = owner_id === null ? {} : { ownerId: owner_id };
      return [accountKey({ kind, ...(campaign_id === null ? owner : { campaignId: campaign_id }) }), row];
    }),
  );
}

/** Writes one entry with the balance after it. */
export async function insertEntry(
  db: Database,
  entry: { transactionId: number; account: LockedAccount; kind: AccountKind; amount: number; now: Date },
): Promise<void> {
  const { account, amount } = entry;
  const balance = account.balance + amount;
  const number = account.entries + 1;
  await db.updateTable('ledger_account').set({ balance, entries: number }).where('id', '=', account.id).execute();
  await db
    .insertInto('ledger_entry')
    .values({
      transaction_id: entry.transactionId,
      account_id: account.id,
      currency: chart[entry.kind].currency,
      number,
      amount,
      balance_after: balance,
      created_at: entry.now,
    })
    .execute();
}

/** Balances of a person by kind of account; kinds never used are missing. */
export async function selectBalances(db: Database, ownerId: number) {
  return db.selectFrom('ledger_account').select(['kind', 'balance']).where('owner_id', '=', ownerId).execute();
}

/** Balance of one kind of account of a campaign; 0 if it was never used. */
export async function selectCampaignBalance(db: Database, campaignId: number, kind: AccountKind): Promise<number> {
  const row = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner_id', 'is', null)
    .where('campaign_id', '=', campaignId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  return row?.balance ?? 0;
}

/** Inconsistencies between the ledger's tables, as sentences; empty when all is right. */
export async function selectFaults(db: Database): Promise<string[]> {
  const { rows } = await sql<{ fault: string }>`
    select format('account %s: balance %s, entries sum to %s', a.id, a.balance, coalesce(sum(e.amount), 0)) as fault
      from ledger_account a left join ledger_entry e on e.account_id = a.id
      group by a.id having a.balance <> coalesce(sum(e.amount), 0) or a.entries <> count(e.amount)
    union all
    select format('transaction %s: %s sums to %s', transaction_id, currency, sum(amount))
      from ledger_entry group by transaction_id, currency having sum(amount) <> 0
    union all
    select format('account %s: entry %s says balance %s, its entries sum to %s', account_id, number, balance_after, running)
      from (select *, sum(amount) over (partition by account_id order by number) as running from ledger_entry) e
      where balance_after <> running
    union all
    select format('account %s (%s) has the wrong sign: %s', id, kind, balance) from ledger_account
      where not is_world and case when kind in ('debt', 'advance_debt') then balance > 0 else balance < 0 end
    union all
    select format('transaction %s has no entries', t.id) from ledger_transaction t
      where not exists (select 1 from ledger_entry e where e.transaction_id = t.id)
    limit 200`.execute(db);
  return rows.map((row) => row.fault);
}

/** Numbers of transactions, entries and accounts. */
export async function countLedger(db: Database) {
  const { rows } = await sql<{ transactions: number; entries: number; accounts: number }>`
    select (select count(*) from ledger_transaction) as transactions,
      (select count(*) from ledger_entry) as entries, (select count(*) from ledger_account) as accounts`.execute(db);
  return rows[0] ?? { transactions: 0, entries: 0, accounts: 0 };
}
