import { type RawBuilder, sql } from 'kysely';
import type { WalletKind } from '../../contract/wallet.ts';
import type { Database } from '../../database/connection.ts';
import { statementAccounts, walletKindOf } from './wallet.rules.ts';

export interface LineFilter {
  accountId: number;
  kind?: WalletKind | undefined;
  currency?: 'INR' | 'COIN' | undefined;
  /** From this instant on. */
  since?: Date | undefined;
  /** Before this instant. */
  until?: Date | undefined;
}

/** Where a list goes on: time, transaction and currency of the last line shown. */
export type LinePlace = [at: string, transactionId: number, currency: 'INR' | 'COIN'];

/** One line: what a transaction changed for a person in one currency; paise or coins. */
export interface LineRow {
  transaction_id: number;
  created_at: Date;
  currency: 'INR' | 'COIN';
  amount: number;
  balance: number;
  kind: WalletKind;
  note: string;
  reference: string;
}

const kindOfTransaction = sql`coalesce(
  ${JSON.stringify(walletKindOf)}::jsonb ->> t.kind,
  ${JSON.stringify(walletKindOf)}::jsonb ->> split_part(t.kind, '.', 1),
  'other')`;

/** A person's entries from an instant on. One branch an account, so that each is read in the order of its index. */
function entriesOf({ accountId, since }: LineFilter): RawBuilder<unknown> {
  const branches = statementAccounts.map(
    ({ kind, currency }) => sql`
      select created_at, transaction_id, ${sql.lit(currency === 'INR')} as is_money, amount from ledger_entry
      where account_id = (select id from ledger_account where owner_id = ${accountId} and kind = ${kind})
        and created_at >= ${since ?? sql`'-infinity'`}`,
  );
  return sql.join(branches, sql` union all `);
}

function presentBalance(accountId: number, currency: 'INR' | 'COIN'): RawBuilder<number> {
  const kinds = statementAccounts.filter((account) => account.currency === currency).map(({ kind }) => kind);
  return sql`(select coalesce(sum(balance), 0) from ledger_account where owner_id = ${accountId} and kind in (${sql.join(kinds)}))`;
}

/**
 * The lines of a filter, as `line`. Read from the newest backwards, so that the balance after each is the present one less
 * all that came later, and the first page reads no more entries than it shows.
 */
function linesOf(filter: LineFilter): RawBuilder<unknown> {
  const { accountId, kind, currency, until } = filter;
  const ofKind = sql`(select ${kindOfTransaction} from ledger_transaction t where t.id = moved.transaction_id)`;
  return sql`(
    select moved.created_at, moved.transaction_id, side.currency, side.amount, side.present - side.newer as balance
    from (
      select created_at, transaction_id,
        sum(amount) filter (where is_money) as money, sum(amount) filter (where not is_money) as coins,
        sum(sum(amount) filter (where is_money)) over earlier as newer_money,
        sum(sum(amount) filter (where not is_money)) over earlier as newer_coins
      from (${entriesOf(filter)}) entry
      group by created_at, transaction_id
      window earlier as (order by created_at desc, transaction_id desc rows between unbounded preceding and 1 preceding)
      order by created_at desc, transaction_id desc
    ) moved
    cross join lateral (values
      ('INR', money, ${presentBalance(accountId, 'INR')}, coalesce(newer_money, 0)),
      ('COIN', coins, ${presentBalance(accountId, 'COIN')}, coalesce(newer_coins, 0))
    ) side (currency, amount, present, newer)
    where side.amount <> 0
      ${currency ? sql`and side.currency = ${currency}` : sql``}
      ${until ? sql`and moved.created_at < ${until}` : sql``}
      ${kind ? sql`and ${ofKind} = ${kind}` : sql``}
  ) line`;
}

const newestFirst = sql`order by created_at desc, transaction_id desc, currency desc`;

/** A page of lines, newest first. */
export async function selectLines(
  db: Database,
  { after, limit, ...filter }: LineFilter & { after: LinePlace | undefined; limit: number },
): Promise<LineRow[]> {
  const beyond = after
    ? sql`where (created_at, transaction_id, currency) < (${after[0]}::timestamptz, ${after[1]}::bigint, ${after[2]})`
    : sql``;
  const { rows } = await sql<LineRow>`
    select page.*, t.note, t.reference, ${kindOfTransaction} as kind
    from (select * from ${linesOf(filter)} ${beyond} ${newestFirst} limit ${limit}) page
    join ledger_transaction t on t.id = page.transaction_id
    order by page.created_at desc, page.transaction_id desc, page.currency desc`.execute(db);
  return rows;
}

export async function countLines(db: Database, filter: LineFilter): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from ${linesOf(filter)}`.execute(db);
  return rows[0]?.count ?? 0;
}

/** Paise and coins. */
export type Purse = Record<'INR' | 'COIN', number>;

type PeriodRow = { side: 'INR' | 'COIN'; opening: number; closing: number } & (LineRow | { transaction_id: null });

/** What a person had before and after a period, and its lines, oldest first: one reading, so that they agree. */
export async function selectPeriod(db: Database, { limit, ...filter }: LineFilter & { limit: number }) {
  const { accountId, until } = filter;
  const isLater = until ? sql`created_at >= ${until}` : sql`false`;
  const { rows } = await sql<PeriodRow>`
    select side.currency as side, side.opening, side.closing, page.*, t.note, t.reference, ${kindOfTransaction} as kind
    from (
      select sum(amount) filter (where is_money) as money, sum(amount) filter (where not is_money) as coins,
        sum(amount) filter (where is_money and ${isLater}) as later_money,
        sum(amount) filter (where not is_money and ${isLater}) as later_coins
      from (${entriesOf(filter)}) entry
    ) since
    cross join lateral (
      select currency, present - coalesce(since, 0) as opening, present - coalesce(later, 0) as closing
      from (values
        ('INR', ${presentBalance(accountId, 'INR')}, money, later_money),
        ('COIN', ${presentBalance(accountId, 'COIN')}, coins, later_coins)
      ) ends (currency, present, since, later)
    ) side
    left join (select * from ${linesOf(filter)} ${newestFirst} limit ${limit}) page on page.currency = side.currency
    left join ledger_transaction t on t.id = page.transaction_id
    order by page.created_at, page.transaction_id, page.currency`.execute(db);
  const ends: Record<'opening' | 'closing', Purse> = { opening: { INR: 0, COIN: 0 }, closing: { INR: 0, COIN: 0 } };
  for (const { side, opening, closing } of rows) {
    ends.opening[side] = opening;
    ends.closing[side] = closing;
  }
  return { ...ends, lines: rows.flatMap((row) => (row.transaction_id === null ? [] : row)) };
}
