/** Everything of a database that a backup holds, read from its own catalogue, so that no table is forgotten. */
import { sql } from 'kysely';
import type { Database } from '../connection.ts';

export interface ArchivedTable {
  /** Quoted, with its schema. */
  name: string;
  /** Quoted, without generated ones. */
  columns: string[];
}

export interface Measured extends ArchivedTable {
  rows: number;
  /** Sum of the hashes of its rows, whatever their order. */
  checksum: string;
}

export interface ArchivedSequence {
  name: string;
  last: string;
}

/** Migrations are applied, not copied; of the job queue, what is to be done and its settings. */
const left = ['public.migration'];
const queueTables = ['pgboss.queue', 'pgboss.schedule', 'pgboss.job'];

/** Tables of the product, then those of its job queue, in an order in which they can be filled. */
export async function listTables(db: Database): Promise<ArchivedTable[]> {
  const { rows } = await sql<ArchivedTable>`
    select format('%I.%I', n.nspname, c.relname) as name,
      array_agg(quote_ident(a.attname) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where c.relkind in ('r', 'p') and not c.relispartition
      and (n.nspname = 'public' or format('%I.%I', n.nspname, c.relname) = any(${queueTables}))
      and format('%I.%I', n.nspname, c.relname) <> all(${left})
    group by n.nspname, c.relname
    order by coalesce(array_position(${queueTables}::text[], format('%I.%I', n.nspname, c.relname)), 0), 1`.execute(db);
  return rows;
}

export async function listSequences(db: Database): Promise<ArchivedSequence[]> {
  const { rows } = await sql<ArchivedSequence>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as last
    from pg_sequences where schemaname = 'public' and last_value is not null order by 1`.execute(db);
  return rows;
}

/** The rows as JSON texts, the same on every database and version. */
export const rowsOf = ({ name, columns }: ArchivedTable) =>
  sql`(select row_to_json(t)::text as row from (select ${sql.raw(columns.join(', '))} from ${sql.raw(name)}) t)`;

export async function measureTable(db: Database, table: ArchivedTable): Promise<Measured> {
  const { rows } = await sql<{ rows: string; checksum: string }>`
    select count(*)::text as rows, coalesce(sum(('x' || left(md5(row), 15))::bit(60)::bigint), 0)::text as checksum
    from ${rowsOf(table)} r`.execute(db);
  return { ...table, rows: Number(rows[0]?.rows ?? 0), checksum: rows[0]?.checksum ?? '0' };
}

/** Whether the database has no table of the product. */
export async function isEmptyDatabase(db: Database): Promise<boolean> {
  const { rows } = await sql`
    select from pg_class where relkind in ('r', 'p') and relnamespace = 'public'::regnamespace limit 1`.execute(db);
  return rows.length === 0;
}
