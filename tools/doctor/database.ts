import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { type Database, openDatabase } from '../../database/connection.ts';
import { isReplica, readClock, readServerVersion } from '../../database/diagnosis.ts';
import { knownMigrations, readApplied } from '../../database/migrate.ts';
import { isSecretKeyKnown } from '../../server/core/installation/installation.service.ts';
import { explainStartError } from '../../server/explain-start-error.ts';
import type { Config } from '../../server/kit/config/config.ts';
import { nameDatabase } from '../open-configured.ts';
import { type Finding, fine, problem, warning } from './finding.ts';

/** Migration that made the table with the fingerprint of the key. */
export const keptKeySince = '0415-installation.sql';
const oldestServer = 150_000;
const clockToleranceSeconds = 5;

/** Opens the configured database, without making or changing one, and looks at it. */
export async function checkDatabase(config: Config, secretKey: string | null): Promise<Finding[]> {
  const { databaseUrl, dataDir } = config;
  const name = nameDatabase(config);
  if (!databaseUrl && !existsSync(join(dataDir, 'db/PG_VERSION')))
    return [
      warning('Database', `There is none yet: ${name}.`, 'The first start makes it; or set DATABASE_URL or DATA_DIR.'),
    ];
  try {
    const { db, close } = await openDatabase({ databaseUrl, dataDir, joinRunning: true });
    try {
      return [await checkServer(db, name), ...(await checkContents(db, secretKey)), await checkClock(db)];
    } finally {
      await close();
    }
  } catch (error) {
    const reason = explainStartError(error) ?? (error as Error).message;
    return [
      problem(
        'Database',
        `${name} cannot be reached: ${reason}`,
        'Start it, and check DATABASE_URL, its password and the network.',
      ),
    ];
  }
}

/** Whether each read replica answers and is one. */
export async function checkReplicas({ databaseReadUrls = [] }: Config): Promise<Finding[]> {
  return Promise.all(databaseReadUrls.map(checkReplica));
}

async function checkReplica(databaseUrl: string): Promise<Finding> {
  const name = nameDatabase({ databaseUrl, dataDir: '' });
  const spared = 'Until then its reads go to the primary.';
  try {
    const { db, close } = await openDatabase({ databaseUrl, dataDir: '', joinRunning: true });
    try {
      if (await isReplica(db)) return fine('Replica', `${name} answers.`);
      return problem(
        'Replica',
        `${name} is no replica: it takes writes.`,
        'Correct DATABASE_READ_URLS, or DATABASE_URL.',
      );
    } finally {
      await close();
    }
  } catch (error) {
    const reason = explainStartError(error) ?? (error as Error).message;
    return warning(
      'Replica',
      `${name} cannot be reached: ${reason}`,
      `Start it or check DATABASE_READ_URLS. ${spared}`,
    );
  }
}

async function checkServer(db: Database, name: string): Promise<Finding> {
  const { version, number } = await readServerVersion(db);
  if (number < oldestServer)
    return problem('Database', `${name} is PostgreSQL ${version}.`, 'Use PostgreSQL 15 or newer.');
  return fine('Database', `${name} answers (PostgreSQL ${version}).`);
}

async function checkContents(db: Database, secretKey: string | null): Promise<Finding[]> {
  const applied = await readApplied(db);
  if (!applied)
    return [warning('Schema', 'The database is empty.', 'The first start fills it; check that DATABASE_URL is right.')];
  const known = new Set(knownMigrations().map(({ name }) => name));
  const newer = applied.filter((name) => !known.has(name));
  if (newer.length > 0)
    return [
      problem(
        'Schema',
        `The database is of a newer version (${newer.join(', ')}).`,
        'Install that version, or restore an older backup.',
      ),
    ];
  const missing = known.size - applied.length;
  const schema =
    missing > 0
      ? warning('Schema', `${missing} migrations are not applied yet.`, 'Start the server: it applies them.')
      : fine('Schema', 'Of this version.');
  return [schema, ...(applied.includes(keptKeySince) ? [await checkKey(db, secretKey)] : [])];
}

async function checkKey(db: Database, secretKey: string | null): Promise<Finding> {
  const remedy =
    'Put the former key back, as SECRET_KEY or in DATA_DIR/secret-key; a backup holds it (npm run restore -- FILE --show-key). If it is lost for good: npm run doctor -- --accept-key; connected accounts and payout accounts must then be entered again, and authenticator apps and recovery codes set up again.';
  if (secretKey === null) return problem('Secret key', 'There is none.', remedy);
  return (await isSecretKeyKnown(db, secretKey))
    ? fine('Secret key', 'The one the database was made with.')
    : problem('Secret key', 'It is not the one the database was made with.', remedy);
}

/** Compares with the database server's clock, and with the latest times that were written. */
async function checkClock(db: Database): Promise<Finding> {
  const { now, latest } = await readClock(db);
  const remedy =
    'Set the clock (timedatectl set-ntp true) before the next start: deadlines, sessions and payouts go by it.';
  const apart = Math.round(Math.abs(now.getTime() - Date.now()) / 1000);
  if (apart > clockToleranceSeconds) return problem('Clock', `It differs from the database's by ${apart} s.`, remedy);
  if (latest && latest.getTime() > Date.now() + 60_000)
    return problem('Clock', `It is before the latest entry, of ${latest.toISOString()}.`, remedy);
  return fine('Clock', `${new Date().toISOString()}, as the database's.`);
}
