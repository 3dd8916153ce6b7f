/** Finds and deletes the demo's rows by the database's own foreign keys, so that a new table is included. */
import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { letterWriters } from '../../../database/demo/platform.ts';
import { ofDemo } from './lock.queries.ts';

interface ForeignKey {
  child: string;
  parent: string;
  columns: string[];
  parentColumns: string[];
  /** PostgreSQL's `confdeltype`: `n` sets the column null, everything else makes the row depend on it. */
  onDelete: string;
}

interface Schema {
  keys: ForeignKey[];
  /** Primary keys by table. */
  primary: Map<string, string[]>;
}

/** Tables of one person's notes about another, which are deleted along with that other. */
const mereNotes = ['bookmark', 'block', 'campaign_viewer', 'report', 'notification', 'session'];

export async function readSchema(db: Database): Promise<Schema> {
  const columns = (table: 'conrelid' | 'confrelid', numbers: 'conkey' | 'confkey') => sql`(
    select json_agg(a.attname order by n.place) from unnest(c.${sql.raw(numbers)}) with ordinality as n(number, place)
      join pg_attribute a on a.attrelid = c.${sql.raw(table)} and a.attnum = n.number)`;
  const { rows } = await sql<ForeignKey>`
    select c.conrelid::regclass::text as child, c.confrelid::regclass::text as parent, c.confdeltype as "onDelete",
      ${columns('conrelid', 'conkey')} as columns, ${columns('confrelid', 'confkey')} as "parentColumns"
    from pg_constraint c where c.contype = 'f' and c.connamespace = 'public'::regnamespace`.execute(db);
  const found = await sql<{ name: string; columns: string[] }>`
    select c.conrelid::regclass::text as name, ${columns('conrelid', 'conkey')} as columns
    from pg_constraint c where c.contype = 'p' and c.connamespace = 'public'::regnamespace`.execute(db);
  return { keys: rows, primary: new Map(found.rows.map(({ name, columns: own }) => [name, own])) };
}

const columnsOf = (alias: string, names: readonly string[]) =>
  sql.join(names.map((name) => sql.ref(`${alias}.${name}`)));
const keyOf = (alias: string, { primary }: Schema, table: string) =>
  sql`row(${columnsOf(alias, primary.get(table) ?? [])})::text`;
const rowsOf = (table: string) => sql`(select key from demo_row where tab = ${table})`;

/** Collects the demo's rows, and all rows depending on them, in the temporary table `demo_row`. */
export async function markDemoRows(db: Database, schema: Schema): Promise<void> {
  await sql`create temporary table demo_row (tab text, key text, primary key (tab, key)) on commit drop`.execute(db);
  await sql`insert into demo_row select 'account', row(id)::text from account where ${ofDemo}
    union all select 'influencer_profile', row(id)::text from influencer_profile
      where account_id is null and contact_email ilike '%@demo.test'`.execute(db);
  await sql`insert into demo_row select 'stored_file', row(f.id)::text from stored_file f
    where row(f.owner_id)::text in ${rowsOf('account')}`.execute(db);
  await markChildren(db, schema, ['account', 'influencer_profile']);
  // A subscription payment is posted between the platform's accounts only, so its owner is found by the reference.
  await sql`insert into demo_row select 'ledger_transaction', row(t.id)::text from ledger_transaction t
    where t.id in (select e.transaction_id from ledger_entry e
        where ${keyOf('e', schema, 'ledger_entry')} in ${rowsOf('ledger_entry')})
      or t.reference in (select 'subscription-payment:' || p.provider_payment_id from subscription_payment p
        where row(p.id)::text in ${rowsOf('subscription_payment')})`.execute(db);
  await markChildren(db, schema, ['ledger_transaction']);
}

async function markChildren(db: Database, schema: Schema, tables: readonly string[]): Promise<void> {
  const waiting = new Set(tables);
  for (const parent of waiting) {
    waiting.delete(parent);
    for (const key of schema.keys.filter((one) => one.parent === parent && one.onDelete !== 'n')) {
      const { child } = key;
      const { numAffectedRows } = await sql`insert into demo_row
        select distinct ${child}, ${keyOf('c', schema, child)} from ${sql.table(child)} c
        join ${sql.table(parent)} p on (${columnsOf('c', key.columns)}) = (${columnsOf('p', key.parentColumns)})
        where ${keyOf('p', schema, parent)} in ${rowsOf(parent)}
        on conflict do nothing`.execute(db);
      if (numAffectedRows) waiting.add(child);
    }
  }
}

export interface Dealing {
  table: string;
  rows: number;
}

/** Rows of the demo that also belong to real accounts. */
export async function findDealings(db: Database, schema: Schema): Promise<Dealing[]> {
  const tables = await demoTables(db);
  const found: Dealing[] = [];
  for (const key of schema.keys) {
    const { child, parent } = key;
    const isBinding = tables.has(child) && tables.has(parent) && key.onDelete !== 'n' && !mereNotes.includes(child);
    if (!isBinding) continue;
    const ofPlatform = parent === 'ledger_account' ? sql`p.owner_id is null and p.campaign_id is null` : sql`false`;
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(child)} c
      join ${sql.table(parent)} p on (${columnsOf('c', key.columns)}) = (${columnsOf('p', key.parentColumns)})
      where ${keyOf('c', schema, child)} in ${rowsOf(child)} and ${keyOf('p', schema, parent)} not in ${rowsOf(parent)}
        and not (${ofPlatform})`.execute(db);
    const count = rows[0]?.count ?? 0;
    if (count > 0) found.push({ table: child, rows: count });
  }
  return found;
}

/** Number of real accounts' documents numbered after demo ones, whose removal would leave gaps in their series. */
export async function countLaterInvoices(db: Database): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from invoice i
    where row(i.id)::text not in ${rowsOf('invoice')} and exists (select 1 from invoice d
      where row(d.id)::text in ${rowsOf('invoice')} and d.series = i.series
        and d.financial_year = i.financial_year and d.sequence < i.sequence)`.execute(db);
  return rows[0]?.count ?? 0;
}

async function demoTables(db: Database): Promise<Map<string, number>> {
  const { rows } = await sql<{ tab: string; count: number }>`
    select tab, count(*)::int as count from demo_row group by tab`.execute(db);
  return new Map(rows.map(({ tab, count }) => [tab, count]));
}

/** Append-only tables of the ledger and of documents; this is the one exception. */
const keptTables = ['ledger_entry', 'ledger_transaction', 'invoice', 'invoice_counter'];

/** Deletes the collected rows, children before parents; returns the number of rows per table. */
export async function deleteDemoRows(db: Database, schema: Schema): Promise<Map<string, number>> {
  const tables = await demoTables(db);
  await sql`insert into file_removal (key) select f.key from stored_file f
    where row(f.id)::text in ${rowsOf('stored_file')} on conflict do nothing`.execute(db);
  for (const table of keptTables) await sql`alter table ${sql.table(table)} disable trigger user`.execute(db);
  // People belong to accounts and further accounts to people: without keepers there is an order.
  await sql`update account set kept_by = null where kept_by is not null and row(id)::text in ${rowsOf('account')}`.execute(
    db,
  );
  const keys = schema.keys.filter(({ child, parent }) => child !== 'account' || parent !== 'person');
  for (const table of childrenFirst([...tables.keys()], keys)) {
    await sql`delete from ${sql.table(table)} c where ${keyOf('c', schema, table)} in ${rowsOf(table)}`.execute(db);
  }
  await renumberPlatform(db);
  await sql`update invoice_counter c set last_number = i.last from (
      select series, financial_year, max(sequence) as last from invoice group by 1, 2) i
    where i.series = c.series and i.financial_year = c.financial_year and i.last <> c.last_number`.execute(db);
  await sql`delete from invoice_counter c where not exists (select 1 from invoice i
    where i.series = c.series and i.financial_year = c.financial_year)`.execute(db);
  for (const table of keptTables) await sql`alter table ${sql.table(table)} enable trigger user`.execute(db);
  await db.deleteFrom('contact_message').where('email', 'in', letterWriters).execute();
  await db.deleteFrom('meta').where('key', '=', 'demo').execute();
  return tables;
}

/** Renumbers the remaining entries of the platform's own ledger accounts and recomputes their running balances. */
async function renumberPlatform(db: Database): Promise<void> {
  await sql`create temporary table house_entry on commit drop as
    select e.transaction_id, e.account_id, e.currency, e.amount, e.created_at,
      row_number() over in_order as number, sum(e.amount) over in_order as balance_after
    from ledger_entry e join ledger_account a on a.id = e.account_id
    where a.owner_id is null and a.campaign_id is null
    window in_order as (partition by e.account_id order by e.number)`.execute(db);
  await sql`delete from ledger_entry where account_id in (
    select id from ledger_account where owner_id is null and campaign_id is null)`.execute(db);
  await sql`insert into ledger_entry (transaction_id, account_id, currency, number, amount, balance_after, created_at)
    select transaction_id, account_id, currency, number, amount, balance_after, created_at from house_entry`.execute(
    db,
  );
  await sql`update ledger_account a set entries = (select count(*) from ledger_entry e where e.account_id = a.id),
      balance = (select coalesce(sum(e.amount), 0) from ledger_entry e where e.account_id = a.id)
    where a.owner_id is null and a.campaign_id is null`.execute(db);
}

function childrenFirst(tables: readonly string[], keys: readonly ForeignKey[]): string[] {
  const left = new Set(tables);
  const order: string[] = [];
  while (left.size > 0) {
    const hasChild = (table: string) =>
      keys.some(({ child, parent }) => parent === table && child !== table && left.has(child));
    const free = [...left].filter((table) => !hasChild(table));
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...left].join(', ')}`);
    for (const table of free) left.delete(table);
    order.push(...free);
  }
  return order;
}
