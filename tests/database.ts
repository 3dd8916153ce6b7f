import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { connectEmbedded, type OpenDatabase, openDatabase } from '../database/connection.ts';
import { startEmbedded } from '../database/pglite/embedded.ts';
import { copyPostgresTemplate, createEmptyPostgres, pgliteTemplate } from './database-template.ts';

/** Databases available to this run: PGlite, and PostgreSQL with TEST_DATABASE_URL. */
export const testDatabases: OpenDatabase['kind'][] = process.env.TEST_DATABASE_URL
  ? ['pglite', 'postgres']
  : ['pglite'];

/** The kind of most tests of this run, by TEST_DATABASE. */
export const usualDatabase: OpenDatabase['kind'] = process.env.TEST_DATABASE === 'postgres' ? 'postgres' : 'pglite';

/**
 * Fresh database with all tables and lookups, for one test file; of the usual kind, or as requested by parity tests.
 */
export async function openTestDatabase(kind: OpenDatabase['kind'] = usualDatabase): Promise<OpenDatabase> {
  if (kind === 'postgres') return openPostgres(await copyPostgresTemplate(process.env.TEST_DATABASE_URL ?? ''));
  return openPglite(await pgliteTemplate());
}

/** Database of the usual kind without tables, for tests of migrations. */
export async function openEmptyDatabase(): Promise<OpenDatabase> {
  if (usualDatabase === 'postgres') return openPostgres(await createEmptyPostgres(process.env.TEST_DATABASE_URL ?? ''));
  return openPglite();
}

async function openPglite(template?: string): Promise<OpenDatabase> {
  const socketDir = mkdtempSync(join(tmpdir(), 'tandem-test-'));
  const stop = await startEmbedded({ folder: null, socketDir, ...(template ? { template } : {}) });
  return connectEmbedded(socketDir, stop);
}

async function openPostgres({ url, drop }: { url: string; drop: () => Promise<void> }): Promise<OpenDatabase> {
  const opened = await openDatabase({ databaseUrl: url, dataDir: '', joinRunning: true });
  const close = async () => {
    await opened.close();
    await drop();
  };
  return { ...opened, close };
}

/** Empty folder for a test's files. */
export function makeTestFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `tandem-${name}-`));
  mkdirSync(folder, { recursive: true });
  return folder;
}
