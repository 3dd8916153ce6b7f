/** Opens the database of the service for a command: the same settings, named, and never made unasked. */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline/promises';
import { type OpenDatabase, openDatabase } from '../database/connection.ts';
import { migrate, readApplied } from '../database/migrate.ts';
import { checkSecretKey } from '../server/core/installation/installation.service.ts';
import { explainStartError } from '../server/explain-start-error.ts';
import { type Config, readConfig } from '../server/kit/config/config.ts';
import { readEnvironmentFiles } from '../server/kit/config/environment.ts';
import { readSecretKey } from '../server/kit/crypto/secret-key.ts';
import { FilesAway } from '../server/kit/storage/files-away.ts';

/** There is no database of the product at the configured place, and none may be made. */
export class NoDatabase extends Error {}

export function readSettings(): Config {
  readEnvironmentFiles();
  return readConfig();
}

/** Place of the database as people know it, without its password. */
export function nameDatabase({ databaseUrl, dataDir }: Pick<Config, 'databaseUrl' | 'dataDir'>): string {
  if (!databaseUrl) return `the embedded one in ${dataDir}`;
  const { host, pathname } = new URL(databaseUrl);
  return `PostgreSQL ${decodeURIComponent(pathname.slice(1))} at ${host}`;
}

/**
 * Opens the configured database beside a running server, names it on stderr and brings it up to date. Asks before it makes a
 * new one; without a terminal that takes `create`, else NoDatabase is thrown. With `alone` a running server is refused.
 */
export async function openConfigured({
  create = false,
  alone = false,
} = {}): Promise<OpenDatabase & { config: Config }> {
  const config = readSettings();
  process.stderr.write(`Database: ${nameDatabase(config)}\n`);
  const { databaseUrl, dataDir } = config;
  const isMade = () => existsSync(join(dataDir, 'db/PG_VERSION'));
  if (!databaseUrl && !isMade()) await confirmCreation(config, create);
  const opened = await openDatabase({ databaseUrl, dataDir, joinRunning: !alone });
  try {
    if (databaseUrl && (await readApplied(opened.db)) === null) await confirmCreation(config, create);
    await migrate(opened.db);
    await checkSecretKey(opened.db, readSecretKey(config));
  } catch (error) {
    await opened.close();
    throw error;
  }
  return { ...opened, config };
}

async function confirmCreation(config: Config, create: boolean): Promise<void> {
  if (create) return;
  const place = config.databaseUrl ? nameDatabase(config) : config.dataDir;
  const isAgreed = await askConsent(`There is no database of Tandem in ${place} yet. Make one? [y/N] `);
  if (isAgreed) return;
  if (isAgreed === false) throw new NoDatabase('Nothing was made.');
  throw new NoDatabase(
    `There is no database of Tandem in ${place}. Set DATA_DIR or DATABASE_URL to those of the service, in the environment or in .env; or make a new one with --create.`,
  );
}

/** Whether the question was answered with yes; null without a terminal. */
export async function askConsent(question: string): Promise<boolean | null> {
  if (!process.stdin.isTTY || !process.stdout.isTTY) return null;
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await terminal.question(question);
  terminal.close();
  return /^y(es)?$/i.test(answer.trim());
}

/** One sentence for an error of a command. */
export function explainToolError(error: unknown): string {
  if (error instanceof FilesAway) return `The files cannot be read or written: ${error.why}`;
  return explainStartError(error) ?? (error as Error).message;
}
