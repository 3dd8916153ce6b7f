/**
 * npm run restore -- FILE: fills an empty installation from a backup, and checks it by count and checksum.
 * npm run restore -- FILE --show-key: prints the secret key in the backup.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { getConstructionPlans } from 'pg-boss';
import { checkTarget, loadContents } from '../database/archive/load.ts';
import { type OpenDatabase, openDatabase } from '../database/connection.ts';
import { checkSecretKey } from '../server/core/installation/installation.service.ts';
import type { Config } from '../server/kit/config/config.ts';
import { openStorage } from '../server/kit/storage/open-storage.ts';
import type { Storage } from '../server/kit/storage/storage.ts';
import { checkBackup, readBackup } from './archive/read-backup.ts';
import { explainToolError, nameDatabase, readSettings } from './open-configured.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { 'show-key': { type: 'boolean' } },
});
const [name, ...rest] = positionals;
if (!name || rest.length > 0) {
  process.stderr.write('Usage: npm run restore -- FILE [--show-key]\n');
  process.exit(2);
}
const file = resolve(process.env.INIT_CWD ?? '.', name);

async function run(): Promise<void> {
  const config = readSettings();
  const { manifest, secretKey } = await checkBackup(file, config.backupPassphrase);
  if (values['show-key']) {
    process.stdout.write(`${secretKey}\n`);
    return;
  }
  process.stderr.write(`Database: ${nameDatabase(config)}\n`);
  refuseUsed(config, secretKey);
  const { databaseUrl, dataDir } = config;
  const storage = openStorage({ config, secretKey });
  await refuseFiles(config, storage);
  const restored: string[] = [];
  let database: OpenDatabase | undefined;
  try {
    database = await openDatabase({ databaseUrl, dataDir });
    const { db } = database;
    await checkTarget(db, manifest);
    const names = new Map(manifest.tables.map((table) => [table.name.replaceAll('"', ''), table.name]));
    await loadContents(db, {
      contents: manifest,
      queueSql: getConstructionPlans('pgboss'),
      feed: (store) =>
        readBackup(file, config.backupPassphrase, {
          onRows: (table, rows) => store(names.get(table) ?? table, rows),
          async onFile(key, content) {
            restored.push(key);
            await storage.write(key, content);
          },
        }),
    });
    if (!config.secretKey) writeFileSync(join(dataDir, 'secret-key'), secretKey, { mode: 0o600 });
    await checkSecretKey(db, secretKey);
  } catch (error) {
    for (const key of restored) await storage.remove(key).catch(() => {});
    if (!config.bucket) rmSync(join(dataDir, 'files'), { recursive: true, force: true });
    await database?.close();
    if (!databaseUrl) rmSync(join(dataDir, 'db'), { recursive: true, force: true });
    throw error;
  }
  await database.close();
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  process.stdout.write(
    `Restored what was saved on ${manifest.madeAt}: ${rows} rows of ${manifest.tables.length} tables, ${restored.length} files.\n`,
  );
}

/** Nothing is written over: neither data, nor files, nor a key. */
function refuseUsed({ dataDir, databaseUrl, secretKey }: Config, saved: string): void {
  const has = (path: string) => existsSync(join(dataDir, path));
  if (!databaseUrl && has('db')) throw new Error(`${dataDir} holds a database already. Choose an empty DATA_DIR.`);
  if (!secretKey && has('secret-key')) throw new Error(`${dataDir} holds a key already. Choose an empty DATA_DIR.`);
  if (secretKey && secretKey !== saved)
    throw new Error(
      'SECRET_KEY is not that of the backup, whose encrypted fields it could not read. npm run restore -- FILE --show-key prints the right one.',
    );
}

async function refuseFiles({ bucket, dataDir }: Config, storage: Storage): Promise<void> {
  for await (const _ of storage.list('')) {
    if (bucket) throw new Error(`The bucket ${bucket.bucket} holds files already. Choose an empty one.`);
    throw new Error(`${dataDir} holds files already. Choose an empty DATA_DIR.`);
  }
}

function explain(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return 'There is no space left; nothing was kept. Make room and restore again.';
  if (code === 'ENOENT') return `There is no file ${file}.`;
  return explainToolError(error);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
