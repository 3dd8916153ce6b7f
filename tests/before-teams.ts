/** Databases of the release before people and accounts were separate, for tests of the upgrade from it. */
import { type RawBuilder, sql } from 'kysely';
import { type Database, type OpenDatabase, runInTransaction } from '../database/connection.ts';
import { applyMigrations, knownMigrations } from '../database/migrate.ts';
import { openEmptyDatabase } from './database.ts';

/** The first migration with people beside accounts. */
const workspaces = '0450';

/** Database as the release before teams created it. */
export async function openBeforeTeams(): Promise<OpenDatabase> {
  const database = await openEmptyDatabase();
  const names = knownMigrations().flatMap(({ name }) => (name < workspaces ? [name] : []));
  await applyMigrations(database.db, new Set(names));
  return database;
}

/** Rows that the earlier release could not have. */
const newer: Record<string, RawBuilder<boolean>> = {
  deliverable_figure: sql<boolean>`t.source = 'provider'`,
};

/** Fills the tables of an earlier release with what they have in common with those of another database. */
export async function copyOldColumns(from: Database, to: Database): Promise<void> {
  const present = new Map((await tablesOf(from)).map(({ name, columns }) => [name, new Set(columns)]));
  const contents: { name: string; list: RawBuilder<unknown>; rows: string }[] = [];
  for (const { name, columns } of await tablesOf(to)) {
    const kept = columns.filter((column) => present.get(name)?.has(column));
    if (kept.length === 0) continue;
    const { rows } = await sql<{ rows: string }>`
      select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as rows from ${sql.table(name)} t
      where not ${newer[name] ?? sql`false`}`.execute(from);
    contents.push({ name, list: sql.join(kept.map((column) => sql.ref(column))), rows: rows[0]?.rows ?? '[]' });
  }
  const { rows: sequences } = await sql<{ name: string; value: string }>`
    select sequencename as name, last_value::text as value from pg_sequences where last_value is not null`.execute(
    from,
  );
  await runInTransaction(to, async (tx) => {
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const { name, list, rows } of contents) {
      await sql`delete from ${sql.table(name)}`.execute(tx);
      await sql`insert into ${sql.table(name)} (${list}) overriding system value
        select ${list} from jsonb_populate_recordset(null::${sql.table(name)}, ${rows}::jsonb)`.execute(tx);
    }
    for (const { name, value } of sequences) {
      await sql`select setval(oid, ${value}::bigint) from pg_class where relkind = 'S' and relname = ${name}`.execute(
        tx,
      );
    }
  });
}

async function tablesOf(db: Database): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select table_name as name, array_agg(column_name::text) as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE' and is_generated = 'NEVER' and table_name <> 'migration'
    group by table_name`.execute(db);
  return rows;
}
