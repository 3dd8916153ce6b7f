/** The operator's commands with files in a bucket: move, backup, restore, doctor; and a bucket that is away. */
import { execFile, spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../server/kit/config/config.ts';
import { openDisk, openStorage } from '../server/kit/storage/open-storage.ts';
import type { Storage } from '../server/kit/storage/storage.ts';
import { makeMp4 } from './makers/video.ts';
import { newBucket, type S3Server, startS3 } from './s3.ts';
import { startProduct } from './server.ts';
import { logIn } from './sessions.ts';
import { idOf, sha256, tusClient } from './tus.ts';

vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const run = promisify(execFile);
const root = mkdtempSync(join(tmpdir(), 'tandem-bucket-'));
const live = join(root, 'live');
const file = join(root, 'saved.tar');
let s3: S3Server;
let bucket: Record<string, string>;
let secretKey: string;
type Settings = Record<string, string>;

async function command(args: string[], settings: Settings) {
  const env = { PATH: process.env.PATH ?? '', ENV_FILE: '', ...settings };
  return run(process.execPath, args, { env, maxBuffer: 1e8 }).then(
    ({ stdout, stderr }) => ({ code: 0, stdout, stderr }),
    ({ code, stdout, stderr }) => ({ code: Number(code), stdout: String(stdout), stderr: String(stderr) }),
  );
}

const placeOf = (settings: Settings) => openStorage({ config: readConfig(settings), secretKey });

/** Names and hashes of all files. */
async function contentsOf(storage: Storage): Promise<string[]> {
  const keys = await Array.fromAsync(storage.list(''));
  const lines = keys.map(async ({ key }) => {
    const bytes = (await storage.get(key)) ?? '';
    return `${key} ${createHash('sha256').update(bytes).digest('hex')}`;
  });
  return (await Promise.all(lines)).toSorted();
}

beforeAll(async () => {
  s3 = await startS3();
  bucket = await newBucket(s3.settings);
  const made = await command(['tools/demo.ts', '--create', '--influencers', '5'], { DATA_DIR: live });
  if (made.code !== 0) throw new Error(made.stderr);
  secretKey = readFileSync(join(live, 'secret-key'), 'utf8');
  for (let index = 0; index < 40; index += 1) {
    const path = join(live, `files/content/${index}/640.webp`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, randomBytes(400_000));
  }
});
afterAll(async () => {
  await s3.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('npm run move -- --files', () => {
  const move = (settings: Settings = {}) =>
    command(['tools/move.ts', '--files'], { DATA_DIR: live, ...bucket, ...settings });

  it('says what is missing, and what the server says', async () => {
    expect(await command(['tools/move.ts', '--files'], { DATA_DIR: live })).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('Set S3_ENDPOINT and its companions'),
    });
    const refused = await move({ S3_SECRET_ACCESS_KEY: 'not the secret' });
    expect(refused).toMatchObject({ code: 1, stderr: expect.stringMatching(/SignatureDoesNotMatch.* Run it again/) });
    expect(refused.stderr + refused.stdout).not.toContain('not the secret');
  });

  it('copies every file, goes on after it was killed, and mends a copy that differs', async () => {
    const storage = placeOf(bucket);
    const env = { PATH: process.env.PATH ?? '', ENV_FILE: '', DATA_DIR: live, ...bucket };
    const killed = spawn(process.execPath, ['tools/move.ts', '--files'], { env, stdio: 'ignore' });
    await expect
      .poll(async () => (await contentsOf(storage)).length, { timeout: 60_000, interval: 20 })
      .toBeGreaterThan(4);
    killed.kill('SIGKILL');
    await once(killed, 'exit');
    const first = await contentsOf(storage);
    await storage.put('content/0/640.webp', Buffer.from('damaged'));
    const expected = await contentsOf(openDisk({ config: readConfig({ DATA_DIR: live }), secretKey }));
    expect(first.length).toBeLessThan(expected.length);
    const moved = await move();
    expect(moved.stderr).toMatch(/^Database: .*\nTo: .*\n$/);
    expect(moved).toMatchObject({ code: 0, stdout: expect.stringMatching(/^\d+ files of \d+ MB .* checksum\.\n/) });
    expect(moved.stdout).toContain(`${expected.length} files`);
    expect(await contentsOf(storage)).toEqual(expected);
    expect((await move()).stdout).toContain(`${expected.length} of them from before`);
    renameSync(join(live, 'files'), join(root, 'files-before'));
  });
});

describe('an installation with a bucket', () => {
  const settings = () => ({ DATA_DIR: live, ...bucket });

  it('is saved and restored with its files, into an empty bucket only', async () => {
    const expected = await contentsOf(placeOf(bucket));
    const saved = await command(['tools/backup.ts', file], settings());
    expect(saved).toMatchObject({ code: 0, stdout: expect.stringContaining(`, ${expected.length} files.`) });
    const target = { DATA_DIR: join(root, 'restored'), ...bucket };
    expect(await command(['tools/restore.ts', file], target)).toMatchObject({
      code: 1,
      stderr: expect.stringMatching(/The bucket files-\w+ holds files already\. Choose an empty one/),
    });
    const empty = await newBucket(s3.settings);
    const restored = await command(['tools/restore.ts', file], { ...target, ...empty });
    expect(restored.stderr).toMatch(/^Database: .*\n$/);
    expect(restored).toMatchObject({ code: 0, stdout: expect.stringContaining(`${expected.length} files.`) });
    expect(await contentsOf(placeOf(empty))).toEqual(expected);
    const product = await startProduct({ dataDir: target.DATA_DIR, env: { ENV_FILE: '', DEMO: '0', ...empty } });
    const login = await fetch(`${product.url}/api/auth/login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ username: 'brand@demo.test', password: 'demo-pass-1' }),
    });
    expect(login.status).toBe(200);
    expect((await fetch(`${product.url}/files/content/1/640.webp`)).status).toBe(200);
    await product.stop();
  });

  it('is examined by doctor: a write, a read, and what the public address shows', async () => {
    const examine = (more: Settings = {}) => command(['tools/doctor.ts'], { PORT: '1', ...settings(), ...more });
    expect(await examine()).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(/^ok +Files +The bucket \S+ at \S+ can be written and read\.$/m),
    });
    const wrong = await examine({ S3_SECRET_ACCESS_KEY: 'not the secret' });
    expect(wrong.stdout).toMatch(
      /^MEND +Files +The bucket .* cannot be used: SignatureDoesNotMatch.*\n +Check the S3/m,
    );
    expect(wrong.stdout).not.toContain('not the secret');
    let shows: (key: string) => boolean = () => true;
    const storage = placeOf(bucket);
    const cdn = createServer(async (request, reply) => {
      const key = (request.url ?? '').slice(1);
      const bytes = shows(key) ? await storage.get(key) : null;
      reply.writeHead(bytes ? 200 : 403).end(bytes);
    }).listen(0, '127.0.0.1');
    await once(cdn, 'listening');
    const S3_PUBLIC_URL = `http://127.0.0.1:${(cdn.address() as AddressInfo).port}`;
    expect((await examine({ S3_PUBLIC_URL })).stdout).toMatch(/^MEND +Files +S3_PUBLIC_URL shows private files/m);
    shows = (key) => !key.startsWith('private/');
    expect((await examine({ S3_PUBLIC_URL })).stdout).toMatch(
      /^ok +Files +\S+ shows public files, and no private ones/m,
    );
    cdn.close();
    const warned = await command(['tools/doctor.ts'], { PORT: '1', DATA_DIR: live, REDIS_URL: 'redis://127.0.0.1:1' });
    expect(warned.stdout).toMatch(/^look +Files +REDIS_URL says there are several processes/m);
  });

  it('answers 503 with a sentence while the bucket is away, logs no key, and goes on when it is back', async () => {
    await placeOf(bucket).put('content/away/640.webp', Buffer.from('RIFF'));
    const product = await startProduct({ dataDir: live, env: { ENV_FILE: '', DEMO: '0', ...bucket } });
    const ask = async (path: string) => {
      const reply = await fetch(product.url + path);
      return { status: reply.status, text: await reply.text() };
    };
    expect((await ask('/files/content/away/640.webp')).status).toBe(200);
    const { token } = await logIn(product.url, 'influencer@demo.test', 'demo-pass-1');
    const tus = tusClient(product.url, token);
    const film = makeMp4({ bytes: 3_000_000 });
    const metadata = { purpose: 'content', filename: 'film.mp4', filetype: 'video/mp4' };
    const id = idOf(await tus.begin(film.length, metadata));
    expect((await tus.send(id, 0, film.subarray(0, 1_000_000))).status).toBe(204);
    await s3.kill();
    expect((await tus.send(id, 1_000_000, film.subarray(1_000_000))).status).toBe(503);
    await expect
      .poll(() => ask('/api/health/ready'), { timeout: 30_000, interval: 500 })
      .toMatchObject({
        status: 503,
        text: expect.stringContaining('Can’t write files right now.'),
      });
    expect(await ask('/files/content/away/640.webp')).toMatchObject({
      status: 503,
      text: expect.stringContaining('We can’t read or save files right now. Please try again in a minute.'),
    });
    await s3.start();
    await expect
      .poll(() => ask('/api/health/ready'), { timeout: 30_000, interval: 500 })
      .toMatchObject({ status: 200 });
    expect((await ask('/files/content/away/640.webp')).status).toBe(200);
    expect(await tus.offset(id)).toBe(1_000_000);
    expect((await tus.send(id, 1_000_000, film.subarray(1_000_000))).status).toBe(204);
    const stored = await placeOf(bucket).get(`private/upload/${id}.mp4`);
    expect(sha256(stored ?? new Uint8Array())).toBe(sha256(film));
    for (const name of ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']) expect(product.log()).not.toContain(bucket[name]);
    await product.stop();
  });
});
