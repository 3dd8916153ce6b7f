import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Database } from './connection.ts';
import { loadLookups } from './lookups/load.ts';

const FOLDER = new URL('./migrations/', import.meta.url);
/** Key of the advisory lock held while migrating; an arbitrary fixed number. */
const MIGRATION_LOCK = 8_263_301;

interface Migration {
  name: string;
  text: string;
  checksum: string;
}

/**
 * Applies missing migrations in order, each in its own transaction; two servers starting at once apply each once. Then
 * updates the lookups. Returns the applied migrations.
 */
export async function migrate(db: Database, folder: URL = FOLDER): Promise<string[]> {
  const migrations = readMigrations(folder);
  const applied: string[] = [];
  for (const migration of migrations) {
    if (await applyOnce(db, migration)) applied.push(migration.name);
  }
  if (folder === FOLDER) await loadLookups(db);
  return applied;
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
  return db.transaction().execute(async (tx) => {
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
