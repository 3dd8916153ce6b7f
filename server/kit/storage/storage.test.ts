/** One contract for all file stores: run on the disk here, and on a bucket by the project s3. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { makeTestFolder } from '../../../tests/database.ts';
import { newPlace } from '../../../tests/s3.ts';
import { readConfig } from '../config/config.ts';
import { pieceBytes } from './bucket-pieces.ts';
import { openStorage } from './open-storage.ts';
import type { Storage } from './storage.ts';

let storage: Storage;
beforeAll(async () => {
  const config = readConfig({ DATA_DIR: makeTestFolder('storage'), ...(await newPlace()) });
  storage = openStorage({ config, secretKey: 'k'.repeat(32) });
});

const newKey = (ending = 'webp') => `content/${randomUUID()}/640.${ending}`;
const newUpload = () => `private/upload/${randomBytes(16).toString('hex')}.mp4`;
const listed = async (folder: string) => (await Array.fromAsync(storage.list(folder))).map(({ key }) => key).toSorted();
const sha256 = (bytes: Uint8Array | null) =>
  createHash('sha256')
    .update(bytes ?? '')
    .digest('hex');
const inChunks = (bytes: Buffer, size: number) =>
  Readable.from(
    Array.from({ length: Math.ceil(bytes.length / size) }, (_, at) => bytes.subarray(at * size, at * size + size)),
  );

describe('a stored file', () => {
  it('is the bytes that were put, replaced as a whole, until it is removed', async () => {
    const key = newKey();
    expect([await storage.get(key), await storage.open(key), await storage.has(key)]).toEqual([null, null, false]);
    for (const bytes of [randomBytes(2_000), randomBytes(1_000), Buffer.alloc(0)]) {
      await storage.put(key, bytes);
      expect([(await storage.get(key))?.equals(bytes), await storage.has(key)]).toEqual([true, true]);
    }
    await storage.remove(key);
    await storage.remove(key);
    expect([await storage.get(key), await storage.has(key)]).toEqual([null, false]);
  });

  it('can be larger than memory should hold, and leaves nothing where its source breaks off', async () => {
    const bytes = randomBytes(12_000_000);
    const key = newKey();
    await storage.write(key, inChunks(bytes, 100_000));
    expect(sha256(await storage.get(key))).toBe(sha256(bytes));
    async function* broken() {
      yield bytes;
      throw new Error('cut');
    }
    const other = newKey();
    await expect(storage.write(other, Readable.from(broken()))).rejects.toThrow();
    expect(await storage.has(other)).toBe(false);
    expect(await listed(other.slice(0, other.lastIndexOf('/')))).toEqual([]);
  });

  it('is read in any part, with fewer bytes at its end', async () => {
    const bytes = randomBytes(300_000);
    const key = newKey();
    await storage.put(key, bytes);
    const file = await storage.open(key);
    if (!file) throw new Error('It was put');
    expect(file.size).toBe(bytes.length);
    const place = fc.integer({ min: 0, max: 310_000 });
    await fc.assert(
      fc.asyncProperty(place, fc.integer({ min: 1, max: 140_000 }), async (at, length) => {
        expect((await file.read(at, length)).equals(bytes.subarray(at, at + length))).toBe(true);
      }),
      { numRuns: 40 },
    );
    expect((await buffer(file.stream(70_000, 200_000))).equals(bytes.subarray(70_000, 200_001))).toBe(true);
    await file.close();
  });

  it('is listed by its folder, with the time it was stored', async () => {
    const folder = `profile/${randomUUID()}`;
    const keys = ['128', '256', '512'].map((side) => `${folder}/${side}.webp`);
    for (const key of keys) await storage.put(key, Buffer.from('x'));
    expect(await listed(`${folder}/`)).toEqual(keys);
    for await (const { changedAt } of storage.list(`${folder}/`))
      expect(Math.abs(changedAt.getTime() - Date.now())).toBeLessThan(60_000);
    expect(await listed('')).toEqual(expect.arrayContaining(keys));
    expect(await listed('private/none/')).toEqual([]);
  });

  it.each(['', 'a.webp', '../secret-key', 'a/../../b.webp', 'a//b.webp', '/etc/passwd', 'a/b.webp?x', 'a/.hidden'])(
    'has no key such as %j',
    async (key) => {
      expect([await storage.get(key), await storage.open(key)]).toEqual([null, null]);
      await expect(storage.put(key, Buffer.from('x'))).rejects.toThrow('Not a storage key');
    },
  );
});

describe('a growing file', () => {
  it('has what was reached, is one file in the list, and can be read when it is finished', async () => {
    const { growing } = storage;
    const key = newUpload();
    const bytes = randomBytes(2 * pieceBytes + 1_000_000);
    expect(await growing.reached(key)).toBeNull();
    await growing.begin(key);
    expect(await growing.reached(key)).toBe(0);
    const stops = [0, 1, 4_000_000, pieceBytes, pieceBytes + 1, 2 * pieceBytes + 7, bytes.length];
    for (const [index, at] of stops.slice(0, -1).entries()) {
      const end = stops[index + 1] ?? 0;
      await growing.append(key, at, inChunks(bytes.subarray(at, end), 65_536));
      expect(await growing.reached(key)).toBe(end);
      await growing.begin(key);
    }
    expect(await listed('private/upload/')).toEqual(expect.arrayContaining([key]));
    expect((await listed('private/upload/')).filter((each) => each.startsWith(key))).toEqual([key]);
    await growing.finish(key, bytes.length);
    await growing.finish(key, bytes.length);
    expect(sha256(await storage.get(key))).toBe(sha256(bytes));
    expect(await growing.reached(key)).toBe(bytes.length);
    await storage.remove(key);
    expect([await growing.reached(key), await storage.get(key)]).toEqual([null, null]);
  });

  it('keeps what came before it was cut, and is cut back to any place', async () => {
    const { growing } = storage;
    const key = newUpload();
    const bytes = randomBytes(pieceBytes + 2_000_000);
    await growing.begin(key);
    async function* cutOff() {
      yield bytes.subarray(0, 3_000_000);
      // As with a connection: what came is on its way when it breaks.
      await new Promise((resolve) => setImmediate(resolve));
      throw new Error('cut');
    }
    await expect(growing.append(key, 0, cutOff())).rejects.toThrow('cut');
    const at = (await growing.reached(key)) ?? 0;
    expect(at).toBeLessThanOrEqual(3_000_000);
    await growing.append(key, at, inChunks(bytes.subarray(at), 65_536));
    for (const place of [pieceBytes + 5, pieceBytes, 1_000, 0]) {
      await growing.cut(key, place);
      expect(await growing.reached(key)).toBe(place);
    }
    await growing.append(key, 0, inChunks(bytes, 65_536));
    await growing.finish(key, bytes.length);
    expect(sha256(await storage.get(key))).toBe(sha256(bytes));
  });
});

it('signs links that are good for five minutes, for one file', () => {
  const url = new URL(storage.signedUrl('private/attachment/a/b.pdf'), 'http://localhost');
  const [expires, signature] = [Number(url.searchParams.get('expires')), url.searchParams.get('signature') ?? ''];
  expect(expires - Date.now() / 1000).toBeGreaterThan(290);
  expect(expires - Date.now() / 1000).toBeLessThan(301);
  expect(storage.isSignatureGood('private/attachment/a/b.pdf', expires, signature)).toBe(true);
  expect(storage.isSignatureGood('private/attachment/a/c.pdf', expires, signature)).toBe(false);
  expect(storage.isSignatureGood('private/attachment/a/b.pdf', expires + 1, signature)).toBe(false);
});
