/** Two servers with one PostgreSQL and one bucket, and nothing else in common: each has a data folder of its own. */
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readConfig } from '../server/kit/config/config.ts';
import { openStorage } from '../server/kit/storage/open-storage.ts';
import type { Storage } from '../server/kit/storage/storage.ts';
import { formOf, makePhoto } from './makers/upload.ts';
import { makeMp4 } from './makers/video.ts';
import { newBucket } from './s3.ts';
import { type Product, startProduct } from './server.ts';
import { type Service, startPostgres } from './services.ts';
import { join as signUp } from './sessions.ts';
import { idOf, sendHalf, sha256, tusClient } from './tus.ts';

const size = Number(process.env.UPLOAD_MB ?? 40) * 1_000_000;
const root = mkdtempSync(join(tmpdir(), 'tandem-nodes-'));
const secretKey = 'one secret key of two servers, kept';
const metadata = { purpose: 'content', filename: 'film.mp4', filetype: 'video/mp4' };
let postgres: Service;
let settings: Record<string, string>;
let storage: Storage;
let token: string;
const nodes: Record<'a' | 'b', Product | null> = { a: null, b: null };

const start = async (name: 'a' | 'b') => {
  const env = { ...settings, ENV_FILE: '', LOG_LEVEL: 'warn', DEMO: '0', SEARCH_INDEX: '0' };
  nodes[name] = await startProduct({ dataDir: join(root, name), env });
};
const urlOf = (name: 'a' | 'b') => nodes[name]?.url ?? '';
const client = (name: 'a' | 'b') => tusClient(urlOf(name), token);
/** The bytes left this process: that does not mean that the server has read the request. */
async function isBeingSent(id: string) {
  const database = new pg.Client(postgres.url);
  await database.connect();
  await vi.waitFor(async () => {
    const { rows } = await database.query('SELECT 1 FROM upload WHERE id = $1 AND locked_by IS NOT NULL', [id]);
    expect(rows).toHaveLength(1);
  }, 10_000);
  await database.end();
}
const keyOf = (id: string) => `private/upload/${id}.mp4`;

beforeAll(async () => {
  postgres = await startPostgres();
  settings = { ...(await newBucket()), DATABASE_URL: postgres.url, SECRET_KEY: secretKey };
  storage = openStorage({ config: readConfig(settings), secretKey });
  await start('a');
  await start('b');
  const person = { fullname: 'Devika Nair', username: 'devika.nodes', email: 'devika.nodes@example.test' };
  ({ token } = await signUp(urlOf('a'), { role: 'influencer', password: 'correct horse battery', ...person }));
}, 300_000);
afterAll(async () => {
  for (const node of Object.values(nodes)) await node?.stop();
  await postgres.stop();
  rmSync(root, { recursive: true, force: true });
});

describe('two nodes with a bucket', () => {
  it('read at one what was uploaded at the other, and keep nothing on their disks', async () => {
    const reply = await fetch(`${urlOf('a')}/api/user/uploadProfileImage`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}` },
      body: formOf('image', await makePhoto(), 'me.jpg'),
    });
    const { data } = (await reply.json()) as { data: { profile_image: string } };
    const { pathname } = new URL(data.profile_image, urlOf('a'));
    const [atA, atB] = await Promise.all(
      (['a', 'b'] as const).map(async (name) => {
        const picture = await fetch(urlOf(name) + pathname);
        expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
        return new Uint8Array(await picture.arrayBuffer());
      }),
    );
    expect(sha256(atB ?? new Uint8Array())).toBe(sha256(atA ?? new Uint8Array()));
    for (const name of ['a', 'b']) expect(readdirSync(join(root, name))).not.toContain('files');
  });

  it('go on with an upload of each other, through cuts and a killed node, to the same bytes', async () => {
    const bytes = makeMp4({ bytes: size });
    const id = idOf(await client('a').begin(size, metadata));
    const step = Math.floor(size / 6);
    let at = 0;
    const turns = ['a', 'b', 'kill a', 'b', 'a'] as const;
    for (const [turn, name] of turns.entries()) {
      const node = name === 'kill a' ? 'a' : name;
      const part = { url: urlOf(node), token, id, at, announced: size - at };
      const sending = await sendHalf(part, bytes.subarray(at, at + step));
      if (name === 'kill a' && nodes.a) process.kill(nodes.a.pid, 'SIGKILL');
      sending.destroy();
      const reached = await client('b').offset(id);
      expect(reached, `turn ${turn}`).toBeGreaterThanOrEqual(at);
      expect(reached).toBeLessThanOrEqual(at + step);
      at = reached;
      if (name === 'kill a') {
        await nodes.a?.stop();
        await start('a');
      }
    }
    expect(at).toBeGreaterThan(size / 6);
    for (let turn = 0; at < size; turn += 1) {
      const reply = await client(turn % 2 === 0 ? 'a' : 'b').send(id, at, bytes.subarray(at, at + 9_000_000));
      expect([reply.status, await reply.text()]).toEqual([204, '']);
      at = Number(reply.headers.get('upload-offset'));
    }
    expect([await client('a').offset(id), await client('b').offset(id)]).toEqual([size, size]);
    expect(sha256((await storage.get(keyOf(id))) ?? new Uint8Array())).toBe(sha256(bytes));
    expect((await Array.fromAsync(storage.list('private/upload/'))).map(({ key }) => key)).toEqual([keyOf(id)]);
    expect((await client('a').remove(id)).status).toBe(204);
  }, 300_000);

  it('let one connection send at a time: the former one ends when another wants its upload', async () => {
    const bytes = makeMp4({ bytes: 3_000_000 });
    const id = idOf(await client('b').begin(bytes.length, metadata));
    const part = { url: urlOf('a'), token, id, at: 0, announced: bytes.length };
    const frozen = await sendHalf(part, bytes.subarray(0, 1_000_000));
    await isBeingSent(id);
    const begun = performance.now();
    const reached = await client('b').offset(id);
    expect(performance.now() - begun).toBeLessThan(8_000);
    expect(reached).toBeLessThanOrEqual(1_000_000);
    expect((await client('b').send(id, reached, bytes.subarray(reached))).status).toBe(204);
    await new Promise<void>((done) => frozen.write(Buffer.alloc(1_000_000), () => done()));
    frozen.destroy();
    expect(sha256((await storage.get(keyOf(id))) ?? new Uint8Array())).toBe(sha256(bytes));
    await client('a').remove(id);
  });

  it('let one of many win that send the same part at once', async () => {
    const bytes = makeMp4({ bytes: 2_000_000 });
    const id = idOf(await client('a').begin(bytes.length, metadata));
    const replies = await Promise.all(
      (['a', 'b', 'a', 'b'] as const).map((name) =>
        client(name)
          .send(id, 0, bytes)
          .catch(() => null),
      ),
    );
    expect(replies.filter((reply) => reply?.status === 204).length).toBeLessThanOrEqual(1);
    const at = await client('b').offset(id);
    if (at < bytes.length) expect((await client('b').send(id, at, bytes.subarray(at))).status).toBe(204);
    expect(sha256((await storage.get(keyOf(id))) ?? new Uint8Array())).toBe(sha256(bytes));
  });
});
