import { type RawBuilder, sql } from 'kysely';
import type { WalletKind } from '../../../contract/money/wallet.ts';
import type { Database } from '../../../database/connection.ts';
import { statementAccounts, walletKindOf } from './wallet.rules.ts';

type Currency = 'INR' | 'COIN';

export interface LineFilter {
  accountId: number;
  kind?: WalletKind | undefined;
  currency?: Currency | undefined;
  /** Inclusive. */
  since?: Date | undefined;
  /** Exclusive. */
  until?: Date | undefined;
}

/** Cursor: time, transaction and currency of the last line shown. */
export type LinePlace = readonly [at: Date, transactionId: number, currency: Currency];

/** One line: a transaction's change to a person's balance in one currency; paise or coins. */
export interface LineRow {
  transaction_id: number;
  created_at: Date;
  currency: Currency;
  amount: number;
  balance: number;
  kind: WalletKind;
  note: string;
  reference: string;
  person_id: number | null;
}

const kindOfTransaction = sql`coalesce(
  ${JSON.stringify(walletKindOf)}::jsonb ->> t.kind,
  ${JSON.stringify(walletKindOf)}::jsonb ->> split_part(t.kind, '.', 1),
  'other')`;

/** A position in the history: a time, and a transaction at that time. */
type Place = readonly [at: Date, transactionId: number];

/** Start of a descending read: the last line shown, or the end of the period. */
function startOf({ until, after }: LineFilter & { after?: LinePlace | undefined }): Place | undefined {
  if (after && (!until || after[0] < until)) return [after[0], after[1]];
  return until && [until, 0];
}

function compare(operator: '>' | '<=', [at, transactionId]: Place): RawBuilder<unknown> {
  return sql`and (created_at, transaction_id) ${sql.raw(operator)} (${at}::timestamptz, ${transactionId}::bigint)`;
}

/** A person's entries before a position, descending. One branch per account, so that each is read in index order. */
function entriesOf({ accountId, currency, since }: LineFilter, start: Place | undefined): RawBuilder<unknown> {
  const branches = statementAccounts
    .filter((account) => currency === undefined || account.currency === currency)
    .map(
      (account) => sql`
        (select created_at, transaction_id, ${sql.lit(account.currency)} as currency, amount from ledger_entry
        where account_id = (select id from ledger_account where owner_id = ${accountId} and kind = ${account.kind})
          ${since ? sql`and created_at >= ${since}` : sql``}
          ${start ? compare('<=', start) : sql``}
        order by created_at desc, transaction_id desc)`,
    );
  return sql`(${sql.join(branches, sql` union all `)}) entry`;
}

/** A person's balance at a position: the present balance less everything later. */
function balanceAt(accountId: number, currency: Currency, start: Place | undefined): RawBuilder<number> {
  const kinds = statementAccounts.filter((account) => account.currency === currency).map(({ kind }) => kind);
  const accounts = sql`ledger_account where owner_id = ${accountId} and kind in (${sql.join(kinds)})`;
  const present = sql`(select coalesce(sum(balance), 0) from ${accounts})`;
  if (!start) return sql`${present}`;
  return sql`(${present} - (select coalesce(sum(amount), 0) from ledger_entry
    where account_id in (select id from ${accounts}) ${compare('>', start)}))`;
}

const sumOf = (currency: Currency) => sql`coalesce(sum(amount) filter (where currency = ${sql.lit(currency)}), 0)`;

/**
 * The lines of a filter as `line`, read backwards from a position, at most `limit` transactions: the balance after each
 * is the balance at the position less the entries in between. So a page reads no more entries than it shows; only a
 * filter by kind may have to scan further.
 */
function linesOf(filter: LineFilter, start: Place | undefined, limit: number): RawBuilder<unknown> {
  const { accountId, kind, currency } = filter;
  return sql`(
    select moved.created_at, moved.transaction_id, side.currency, side.amount, side.start - side.newer as balance
    from (
      select created_at, transaction_id, ${sumOf('INR')} as money, ${sumOf('COIN')} as coins,
        sum(${sumOf('INR')}) over earlier as newer_money, sum(${sumOf('COIN')}) over earlier as newer_coins
      from ${entriesOf(filter, start)}
      group by created_at, transaction_id
      having ${sumOf('INR')} <> 0 or ${sumOf('COIN')} <> 0
      window earlier as (order by created_at desc, transaction_id desc rows between unbounded preceding and 1 preceding)
      order by created_at desc, transaction_id desc
      ${kind ? sql`` : sql`limit ${limit}`}
    ) moved
    cross join lateral (values
      ('INR', money, ${balanceAt(accountId, 'INR', start)}, coalesce(newer_money, 0)),
      ('COIN', coins, ${balanceAt(accountId, 'COIN', start)}, coalesce(newer_coins, 0))
    ) side (currency, amount, start, newer)
    where side.amount <> 0
      ${currency ? sql`and side.currency = ${currency}` : sql``}
      ${kind ? sql`and exists (select from ledger_transaction t where t.id = moved.transaction_id and ${kindOfTransaction} = ${kind})` : sql``}
  ) line`;
}

const newestFirst = sql`order by created_at desc, transaction_id desc, currency desc`;

/** A page of lines, newest first. */
export async function selectLines(
  db: Database,
  { after, limit, ...filter }: LineFilter & { after: LinePlace | undefined; limit: number },
): Promise<LineRow[]> {
  const start = startOf({ ...filter, after });
  const beyond = after
    ? sql`where (created_at, transaction_id, currency) < (${after[0]}::timestamptz, ${after[1]}::bigint, ${after[2]})`
    : sql``;
  const { rows } = await sql<LineRow>`
    select page.*, t.note, t.reference, t.person_id, ${kindOfTransaction} as kind
    from (select * from ${linesOf(filter, start, limit + 1)} ${beyond} ${newestFirst} limit ${limit}) page
    join ledger_transaction t on t.id = page.transaction_id
    order by page.created_at desc, page.transaction_id desc, page.currency desc`.execute(db);
  return rows;
}

/** Number of lines. Sums of whole numbers are exact in floating point, and take a third of the memory. */
export async function countLines(db: Database, filter: LineFilter): Promise<number> {
  const { kind } = filter;
  const ofKind = sql`join ledger_transaction t on t.id = line.transaction_id where ${kindOfTransaction} = ${kind}`;
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select transaction_id from ${entriesOf(filter, startOf(filter))}
      group by transaction_id, currency having sum(amount::float8) <> 0
    ) line ${kind ? ofKind : sql``}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Paise and coins. */
export type Purse = Record<Currency, number>;

type PeriodRow = { side: Currency; opening: number; closing: number } & (LineRow | { transaction_id: null });

/** Balances before and after a period, and its lines, oldest first, in one query so that they agree. */
export async function selectPeriod(db: Database, { limit, ...filter }: LineFilter & { limit: number }) {
  const { accountId } = filter;
  const end = startOf(filter);
  const { rows } = await sql<PeriodRow>`
    select side.currency as side, side.opening, side.closing, page.*, t.note, t.reference, t.person_id, ${kindOfTransaction} as kind
    from (select ${sumOf('INR')} as money, ${sumOf('COIN')} as coins from ${entriesOf({ ...filter, currency: undefined }, end)}) moved
    cross join lateral (
      select currency, closing - change as opening, closing
      from (values
        ('INR', ${balanceAt(accountId, 'INR', end)}, money), ('COIN', ${balanceAt(accountId, 'COIN', end)}, coins)
      ) ends (currency, closing, change)
    ) side
    left join (select * from ${linesOf(filter, end, limit)} ${newestFirst} limit ${limit}) page on page.currency = side.currency
    left join ledger_transaction t on t.id = page.transaction_id
    order by page.created_at, page.transaction_id, page.currency`.execute(db);
  const ends: Record<'opening' | 'closing', Purse> = { opening: { INR: 0, COIN: 0 }, closing: { INR: 0, COIN: 0 } };
  for (const { side, opening, closing } of rows) {
    ends.opening[side] = opening;
    ends.closing[side] = closing;
  }
  return { ...ends, lines: rows.flatMap((row) => (row.transaction_id === null ? [] : row)) };
}

/** Paise of a person's earnings since an instant, by day in India, like the statement's lines of that kind. */
export async function sumEarnedDays(db: Database, { accountId, since }: { accountId: number; since: Date }) {
  const { rows } = await sql<{ day: string; count: number }>`
    select (entry.created_at at time zone 'Asia/Kolkata')::date as day, sum(entry.amount)::bigint as count
    from ${entriesOf({ accountId, currency: 'INR', since }, undefined)}
    join ledger_transaction t on t.id = entry.transaction_id
    where ${kindOfTransaction} = 'earning'
    group by 1`.execute(db);
  return rows;
}
