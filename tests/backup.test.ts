/** Backup, restore and move on both databases, with the demo story as the data. */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openDatabase } from '../database/connection.ts';
import { fillDataDir } from './database-template.ts';
import { startProduct } from './server.ts';
import { type Service, startPostgres } from './services.ts';

vi.setConfig({ testTimeout: 600_000, hookTimeout: 600_000 });

const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), 'tandem-backup-'));
const story = join(root, 'story');
const plain = join(root, 'plain.tar');
let postgres: Service;

type Settings = Record<string, string>;

async function command(args: string[], settings: Settings) {
  const env = { PATH: process.env.PATH ?? '', ENV_FILE: '', ...settings };
  return run(process.execPath, args, { env, maxBuffer: 1e8 }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), stdout: String(stdout), stderr: String(stderr) }),
  );
}

const backup = (file: string, settings: Settings) => command(['tools/backup.ts', file], settings);
const restore = (file: string, settings: Settings) => command(['tools/restore.ts', file], settings);

/** Its output; throws with what it said where it failed. */
async function done(outcome: ReturnType<typeof command>): Promise<string> {
  const { code, stdout, stderr } = await outcome;
  if (code !== 0) throw new Error(stderr);
  return stdout;
}

/** Names and hashes of all stored files. */
function filesOf(dataDir: string): string[] {
  const folder = join(dataDir, 'files');
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .map((path) => `${path.slice(folder.length)} ${createHash('sha256').update(readFileSync(path)).digest('hex')}`)
    .sort();
}

/** People log in, files are there, and the ledger is clean. */
async function expectAlive(settings: Settings & { DATA_DIR: string }) {
  const checked = await command(['tools/ledger-check.ts'], settings);
  expect(checked).toMatchObject({ code: 0, stdout: expect.stringMatching(/The ledger is right: [1-9]\d+ trans/) });
  expect(filesOf(settings.DATA_DIR)).toEqual(filesOf(story));
  const product = await startProduct({ dataDir: settings.DATA_DIR, env: { ENV_FILE: '', DEMO: '0', ...settings } });
  const login = await fetch(`${product.url}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username: 'brand@demo.test', password: 'demo-pass-1' }),
  });
  const { data } = (await login.json()) as { data: { token: string } };
  expect(login.status).toBe(200);
  const headers = { authorization: `Bearer ${data.token}` };
  expect((await fetch(`${product.url}/api/user/payments`, { headers })).status).not.toBe(401);
  await product.stop();
}

async function makeDatabase(name: string): Promise<string> {
  const client = new pg.Client(postgres.url);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}

beforeAll(async () => {
  await fillDataDir(story);
  await done(command(['tools/demo.ts', '--influencers', '20'], { DATA_DIR: story }));
  postgres = await startPostgres({});
});
afterAll(async () => {
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('on the embedded database', () => {
  it('saves beside a running server; wiped and restored, people log in, files are there, the ledger is clean', async () => {
    const dataDir = join(root, 'live');
    cpSync(story, dataDir, { recursive: true });
    const product = await startProduct({ dataDir, env: { ENV_FILE: '', DEMO: '0' } });
    const saved = await backup(plain, { DATA_DIR: dataDir });
    expect(saved).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/: \d{3,} rows of \d{2,} tables, \d+ files/),
    });
    expect(saved.stdout).toContain('It is not encrypted and holds the secret key');
    await product.stop();
    expect(readdirSync(dataDir).filter((name) => name.startsWith('backup-'))).toEqual([]);
    rmSync(dataDir, { recursive: true });
    expect(await done(restore(plain, { DATA_DIR: dataDir }))).toMatch(/^Restored what was saved on /);
    await expectAlive({ DATA_DIR: dataDir });
  });

  it('refuses a file with one changed byte, wherever it is, and one that is cut off', async () => {
    const bytes = readFileSync(plain);
    const places = [
      0,
      3,
      150,
      511,
      600,
      bytes.length >> 1,
      bytes.length - 2_000,
      bytes.length - 1_300,
      bytes.length - 1,
    ];
    const damaged = join(root, 'damaged.tar');
    const target = join(root, 'untouched');
    for (const place of places) {
      const copy = Buffer.from(bytes);
      copy[place] = (copy[place] ?? 0) ^ 1;
      writeFileSync(damaged, copy);
      const refused = await restore(damaged, { DATA_DIR: target });
      expect([place, refused.code, refused.stderr]).toEqual([
        place,
        1,
        expect.stringMatching(/^The file is (damaged|no )/),
      ]);
    }
    writeFileSync(damaged, bytes.subarray(0, bytes.length - 512));
    expect(await restore(damaged, { DATA_DIR: target })).toMatchObject({ code: 1 });
    expect(existsSync(target)).toBe(false);
  });

  it('encrypts with a passphrase, and reads with that alone', async () => {
    const file = join(root, 'sealed.tar.age');
    const dataDir = join(root, 'opened');
    const passphrase = 'seven words that nobody guesses';
    await done(backup(file, { DATA_DIR: story, BACKUP_PASSPHRASE: passphrase }));
    const bytes = readFileSync(file);
    expect(bytes.subarray(0, 21).toString()).toBe('age-encryption.org/v1');
    expect(bytes.includes('demo.test') || bytes.includes('manifest.json')).toBe(false);
    expect(await restore(file, { DATA_DIR: dataDir })).toMatchObject({
      code: 1,
      stderr: 'The backup is encrypted: set BACKUP_PASSPHRASE to its passphrase.\n',
    });
    expect(await restore(file, { DATA_DIR: dataDir, BACKUP_PASSPHRASE: 'another passphrase' })).toMatchObject({
      code: 1,
      stderr: 'The passphrase is not that of this backup, or the file is damaged.\n',
    });
    const damaged = Buffer.from(bytes);
    damaged[bytes.length >> 1] = (damaged[bytes.length >> 1] ?? 0) ^ 1;
    writeFileSync(`${file}.damaged`, damaged);
    const refused = await restore(`${file}.damaged`, { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringContaining('damaged') });
    expect(existsSync(dataDir)).toBe(false);
    await done(restore(file, { DATA_DIR: dataDir, BACKUP_PASSPHRASE: passphrase }));
    expect(filesOf(dataDir)).toEqual(filesOf(story));
  });

  it('refuses a target that is not empty, an own key, and contents of a newer version', async () => {
    const before = filesOf(story);
    expect(await restore(plain, { DATA_DIR: story })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining(`${story} holds a database already. Choose an empty DATA_DIR.`),
    });
    expect(filesOf(story)).toEqual(before);
    const empty = join(root, 'other-key');
    expect(await restore(plain, { DATA_DIR: empty, SECRET_KEY: 'o'.repeat(40) })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('SECRET_KEY is not that of the backup'),
    });
    const newer = join(root, 'newer');
    cpSync(story, newer, { recursive: true });
    const file = join(root, 'newer.tar');
    const { db, close } = await openDatabase({ dataDir: newer });
    const { writeBackup } = await import('../tools/archive/write-backup.ts');
    await sql`insert into migration (name, checksum) values ('9999-later.sql', 'x')`.execute(db);
    await writeBackup({ db, dataDir: newer, secretKey: 'k'.repeat(32), file, passphrase: undefined });
    await close();
    const refused = await restore(file, { DATA_DIR: empty });
    expect(refused).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('made by a newer version (it has 9999-'),
    });
    expect(existsSync(join(empty, 'db'))).toBe(false);
  });

  it('keeps an existing file, and says what is wrong with the place', async () => {
    expect(await backup(plain, { DATA_DIR: story })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('is there already'),
    });
    const nowhere = await backup(join(root, 'no/such/folder/x.tar'), { DATA_DIR: story });
    expect(nowhere).toMatchObject({ code: 1, stderr: expect.stringMatching(/The folder of .* does not exist/) });
  });
});

describe('on PostgreSQL', () => {
  it('takes the embedded database by move, and refuses a second one; backed up and restored, it lives on', async () => {
    const key = readFileSync(join(story, 'secret-key'), 'utf8').trim();
    const moved = await makeDatabase('moved');
    expect(await done(command(['tools/move.ts', '--to', moved], { DATA_DIR: story }))).toContain(
      'each checked by count and checksum',
    );
    const again = await command(['tools/move.ts', '--to', moved], { DATA_DIR: story });
    expect(again).toMatchObject({ code: 1, stderr: expect.stringContaining('The database has tables already.') });
    const settings = { DATABASE_URL: moved, DATA_DIR: story, SECRET_KEY: key };
    await expectAlive(settings);
    const file = join(root, 'postgres.tar');
    await done(backup(file, settings));
    const target = { DATABASE_URL: await makeDatabase('restored'), DATA_DIR: join(root, 'restored'), SECRET_KEY: key };
    expect(await restore(file, { ...target, DATABASE_URL: moved })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('The database has tables already.'),
    });
    await done(restore(file, target));
    await expectAlive(target);
  });
});
