import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { PGLiteSocketServer } from '@electric-sql/pglite-socket';
import pg from 'pg';
import { connectEmbedded, openDatabase } from '../database/connection.ts';
import { migrate } from '../database/migrate.ts';
import { holdSession } from '../database/pglite/session.ts';
import { prepareSocketFolder, socketFile } from '../database/pglite/socket-path.ts';

const ROOT = new URL('../', import.meta.url);
const CACHE = new URL('.cache/', ROOT);
const TEMPLATE_LOCK = 8_263_302;

/** Hash of everything in a fresh database. */
function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of ['database/migrations/', 'database/lookups/']) {
    for (const name of readdirSync(new URL(folder, ROOT)).sort())
      hash.update(readFileSync(new URL(folder + name, ROOT)));
  }
  return hash
    .update(readFileSync(new URL('package-lock.json', ROOT)))
    .digest('hex')
    .slice(0, 16);
}

/** Migrated PGlite data folder as a file, created once: loading it takes a fifth of the time of migrating. */
export async function pgliteTemplate(): Promise<string> {
  const file = fileURLToPath(new URL(`test-database-${fingerprint()}.tar`, CACHE));
  if (existsSync(file)) return file;
  mkdirSync(CACHE, { recursive: true });
  removeOldTemplates(file);

  const socketDir = mkdtempSync(join(tmpdir(), 'tandem-template-'));
  prepareSocketFolder(socketDir);
  const engine = await PGlite.create({ extensions: { pg_trgm } });
  const server = new PGLiteSocketServer({ db: holdSession(engine), path: socketFile(socketDir), maxConnections: 10 });
  await server.start();
  const { db, close } = connectEmbedded(socketDir, () => server.stop());
  await migrate(db);
  await close();
  const dump = await engine.dumpDataDir('none');
  writeFileSync(`${file}.${process.pid}`, Buffer.from(await dump.arrayBuffer()));
  renameSync(`${file}.${process.pid}`, file);
  await engine.close();
  return file;
}

/** Puts a migrated embedded database into an empty data folder, for tests that are not about creating one. */
export async function fillDataDir(dataDir: string): Promise<void> {
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  await promisify(execFile)('tar', ['-xf', await pgliteTemplate(), '-C', folder]);
}

/** Removes templates of earlier migrations; another process may be creating the current one. */
function removeOldTemplates(file: string): void {
  for (const name of readdirSync(CACHE)) {
    const isOld = name.startsWith('test-database-') && !name.startsWith(basename(file));
    if (isOld) rmSync(new URL(name, CACHE), { force: true });
  }
}

/** Migrated template database on the server, created once, and a connection that may copy it. */
async function postgresTemplate(serverUrl: string): Promise<{ admin: pg.Client; template: string }> {
  const template = `tandem_template_${fingerprint()}`;
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  await admin.query(`select pg_advisory_lock(${TEMPLATE_LOCK})`);
  const found = await admin.query('select 1 from pg_database where datname = $1', [template]);
  if (found.rowCount === 0) {
    await admin.query(`create database ${template}_new`);
    const url = new URL(serverUrl);
    url.pathname = `/${template}_new`;
    const { db, close } = await openDatabase({ databaseUrl: url.href, dataDir: '' });
    await migrate(db).finally(close);
    await admin.query(`alter database ${template}_new rename to ${template}`);
  }
  await admin.query(`select pg_advisory_unlock(${TEMPLATE_LOCK})`);
  return { admin, template };
}

interface OwnDatabase {
  url: string;
  drop: () => Promise<void>;
}

/** Creates a database of its own on the server, with all tables and lookups. */
export async function copyPostgresTemplate(serverUrl: string): Promise<OwnDatabase> {
  const { admin, template } = await postgresTemplate(serverUrl);
  return createPostgres(serverUrl, admin, template);
}

/** Creates a database of its own on the server, without tables. */
export async function createEmptyPostgres(serverUrl: string): Promise<OwnDatabase> {
  const admin = new pg.Client(serverUrl);
  await admin.connect();
  return createPostgres(serverUrl, admin, 'template1');
}

async function createPostgres(serverUrl: string, admin: pg.Client, template: string): Promise<OwnDatabase> {
  const name = `tandem_test_${randomBytes(6).toString('hex')}`;
  await admin.query(`create database ${name} template ${template}`);
  const url = new URL(serverUrl);
  url.pathname = `/${name}`;
  const drop = async () => {
    await admin.query(`drop database ${name} with (force)`);
    await admin.end();
  };
  return { url: url.href, drop };
}
