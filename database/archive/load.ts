import { sql } from 'kysely';
import type { Database } from '../connection.ts';
import { NewerSchema } from '../errors.ts';
import { applyMigrations, knownMigrations, migrate } from '../migrate.ts';
import { runSql } from '../raw.ts';
import { isEmptyDatabase, listTables, type Measured, measureTable } from './catalogue.ts';
import type { Contents } from './snapshot.ts';

/** The loaded rows differ from the saved ones. */
class CopyDiffers extends Error {}

interface LoadOptions {
  contents: Contents;
  /** SQL that makes the tables of the job queue. */
  queueSql: string;
  /** Hands over the rows of each table, in any order of tables. */
  feed: (store: (table: string, rows: readonly string[]) => Promise<void>) => Promise<void>;
}

/** Refuses a database that is not empty, or contents of a newer version. */
export async function checkTarget(db: Database, { migrations }: Contents): Promise<void> {
  const known = new Map(knownMigrations().map(({ name, checksum }) => [name, checksum]));
  const unknown = migrations.filter(({ name, checksum }) => known.get(name) !== checksum);
  if (unknown.length > 0) throw new NewerSchema(unknown.map(({ name }) => name));
  if (!(await isEmptyDatabase(db)))
    throw new Error('The database has tables already. Create an empty one and give its address.');
}

/**
 * Fills an empty database in one transaction, so that a failure leaves it empty; checks every table by count and checksum,
 * and every foreign key. Then applies what migrations the contents lack.
 */
export async function loadContents(db: Database, { contents, queueSql, feed }: LoadOptions): Promise<void> {
  await checkTarget(db, contents);
  await runSql(db, `drop schema if exists pgboss cascade; ${queueSql}`);
  await db.transaction().execute(async (tx) => {
    await applyMigrations(tx, new Set(contents.migrations.map(({ name }) => name)));
    const targets = await intersect(tx, contents.tables);
    const keys = await dropForeignKeys(tx);
    const names = targets.map(({ name }) => name);
    for (const name of names) await sql.raw(`alter table ${name} disable trigger user`).execute(tx);
    await sql.raw(`truncate ${names.join(', ')} cascade`).execute(tx);
    const inserts = new Map(targets.map((table) => [table.name, insertInto(table)]));
    await feed(async (table, rows) => {
      const insert = inserts.get(table);
      if (!insert) throw new CopyDiffers(`The table ${table} is not expected.`);
      await runSql(tx, insert, [`[${rows.join()}]`]);
    });
    for (const name of names) await sql.raw(`alter table ${name} enable trigger user`).execute(tx);
    for (const { restore } of keys) await sql.raw(restore).execute(tx);
    for (const { name, last } of contents.sequences) await sql`select setval(${name}, ${last}::bigint)`.execute(tx);
    await verify(tx, targets);
  });
  await migrate(db);
}

const insertInto = ({ name, columns }: Measured) =>
  `insert into ${name} (${columns.join(', ')}) overriding system value
    select ${columns.join(', ')} from json_populate_recordset(null::${name}, $1::json)`;

/** Leaves out columns of the job queue that another version of it had. */
async function intersect(tx: Database, tables: readonly Measured[]): Promise<Measured[]> {
  const present = new Map((await listTables(tx)).map(({ name, columns }) => [name, columns]));
  return tables.map((table) => {
    const there = present.get(table.name) ?? [];
    return { ...table, columns: table.columns.filter((column) => there.includes(column)) };
  });
}

async function dropForeignKeys(tx: Database): Promise<{ restore: string }[]> {
  const { rows } = await sql<{ remove: string; restore: string }>`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as restore
    from pg_constraint where contype = 'f' and conparentid = 0 and connamespace = 'public'::regnamespace order by oid`.execute(
    tx,
  );
  for (const { remove } of rows) await sql.raw(remove).execute(tx);
  return rows;
}

async function verify(tx: Database, tables: readonly Measured[]): Promise<void> {
  for (const { rows, checksum, ...table } of tables) {
    const found = await measureTable(tx, table);
    if (found.rows !== rows || (found.checksum !== checksum && !table.name.startsWith('pgboss.')))
      throw new CopyDiffers(`The table ${table.name} differs: ${found.rows} rows of ${rows}. Nothing was kept.`);
  }
}
