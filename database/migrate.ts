import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { type Database, runInTransaction } from './connection.ts';
import { NewerSchema } from './errors.ts';
import { loadLookups } from './lookups/load.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Key of the advisory lock held while migrating; an arbitrary fixed number. */
const MIGRATION_LOCK = 8_263_301;

interface MigrationRecord {
  name: string;
  checksum: string;
}

interface Migration extends MigrationRecord {
  text: string;
}

/**
 * Applies missing migrations in order, each in its own transaction; two servers starting at once apply each once. Then
 * updates the lookups. Returns the applied migrations. Throws NewerSchema, and changes nothing, for a database with
 * migrations that are not in the folder.
 */
export async function migrate(db: Database, folder: URL = FOLDER): Promise<string[]> {
  const migrations = readMigrations(folder);
  if (folder === FOLDER) await refuseNewer(db, migrations);
  const applied = await applyEach(db, migrations);
  if (folder === FOLDER) await loadLookups(db);
  return applied;
}

/** Applies only these, without lookups, for contents that another version saved. */
export async function applyMigrations(db: Database, names: ReadonlySet<string>): Promise<void> {
  await applyEach(
    db,
    readMigrations(FOLDER).filter(({ name }) => names.has(name)),
  );
}

async function applyEach(db: Database, migrations: readonly Migration[]): Promise<string[]> {
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await applyOnce(db, migration)) applied.push(migration.name);
  }
  return applied;
}

/** The migrations of this version. */
export function knownMigrations(): MigrationRecord[] {
  return readMigrations(FOLDER).map(({ name, checksum }) => ({ name, checksum }));
}

/** Names of the applied migrations in order; null for a database without tables of the product. */
export async function readApplied(db: Database): Promise<string[] | null> {
  const found = await sql<{ is_there: boolean }>`select to_regclass('migration') is not null as is_there`.execute(db);
  if (!found.rows[0]?.is_there) return null;
  return (await readMigrationRecords(db)).map(({ name }) => name);
}

/** The applied migrations in order. */
export async function readMigrationRecords(db: Database): Promise<MigrationRecord[]> {
  const { rows } = await sql<MigrationRecord>`select name, checksum from migration order by name`.execute(db);
  return rows;
}

async function refuseNewer(db: Database, migrations: readonly Migration[]): Promise<void> {
  const known = new Set(migrations.map(({ name }) => name));
  const unknown = ((await readApplied(db)) ?? []).filter((name) => !known.has(name));
  if (unknown.length > 0) throw new NewerSchema(unknown);
}

function readMigrations(folder: URL): Migration[] {
  const names = readdirSync(folder)
    .filter((name) => /^\d{4}-[a-z0-9-]+\.sql$/.test(name))
    .sort();
  return names.map((name) => {
    const text = readFileSync(new URL(name, folder), 'utf8');
    return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
  });
}

async function applyOnce(db: Database, { name, text, checksum }: Migration): Promise<boolean> {
  return runInTransaction(db, async (tx) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(MIGRATION_LOCK)})`.execute(tx);
    await sql`create table if not exists migration (
      name text primary key, checksum text not null, applied_at timestamptz(3) not null default now())`.execute(tx);
    const found = await sql<{ checksum: string }>`select checksum from migration where name = ${name}`.execute(tx);
    const known = found.rows[0]?.checksum;
    if (known === checksum) return false;
    if (known !== undefined) {
      throw new Error(
        `Migration ${name} was changed after it had been applied. Restore the file and add a new migration.`,
      );
    }
    await sql.raw(text).execute(tx);
    await sql`insert into migration (name, checksum) values (${name}, ${checksum})`.execute(tx);
    return true;
  });
}
