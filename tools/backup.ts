/** npm run backup -- FILE: database, files and secret key in one file, consistent, beside a running server. */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSecretKey } from '../server/kit/crypto/secret-key.ts';
import { openStorage } from '../server/kit/storage/open-storage.ts';
import { writeBackup } from './archive/write-backup.ts';
import { explainToolError, openConfigured } from './open-configured.ts';

const [name, ...rest] = process.argv.slice(2);
if (!name || rest.length > 0) {
  process.stderr.write('Usage: npm run backup -- FILE (BACKUP_PASSPHRASE encrypts it)\n');
  process.exit(2);
}
const file = resolve(process.env.INIT_CWD ?? '.', name);

async function run(): Promise<void> {
  if (existsSync(file)) throw new Error(`${file} is there already; choose another name.`);
  const { config, db, close } = await openConfigured();
  try {
    const secretKey = readSecretKey(config);
    const { dataDir, backupPassphrase: passphrase } = config;
    const bucket = config.bucket && openStorage({ config, secretKey });
    const written = await writeBackup({ db, dataDir, bucket, secretKey, file, passphrase });
    const { tables, files, removed } = written;
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(`${file}: ${rows} rows of ${tables.length} tables, ${files - removed} files.\n`);
    if (removed > 0) process.stdout.write(`${removed} files were removed meanwhile and are not in it.\n`);
    if (!passphrase) process.stdout.write('It is not encrypted and holds the secret key: keep it like one.\n');
  } finally {
    await close();
  }
}

function explain(error: unknown): string {
  const { code } = error as NodeJS.ErrnoException;
  if (code === 'ENOSPC') return `There is no space left for ${file}; nothing was kept of it.`;
  if (code === 'ENOENT') return `The folder of ${file} does not exist.`;
  if (code === 'EACCES') return `${file} may not be written.`;
  if (code === 'EEXIST')
    return `${file}.partial is there: another backup is being written, or one was cut off; remove it.`;
  return explainToolError(error);
}

try {
  await run();
} catch (error) {
  process.stderr.write(`${explain(error)}\n`);
  process.exitCode = 1;
}
