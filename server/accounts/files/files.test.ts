import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';

let app: TestApp;
const bytes = Buffer.from(Array.from({ length: 1_000 }, (_, at) => at % 251));
const [film, picture] = ['private/upload/film.mp4', 'content/a/640.webp'];
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  for (const key of [film, 'private/deliverable/reel.pdf', picture]) await app.context.storage.put(key, bytes);
});
afterAll(() => app.close());

const open = (address: string, headers: Record<string, string> = {}, method = 'GET') =>
  fetch(`${app.url}${address}`, { method, headers });
const read = async (reply: Response) => Buffer.from(await reply.arrayBuffer());

describe('a stored file', () => {
  it('is sent whole, with a name for its parts', async () => {
    const reply = await open(app.context.storage.signedUrl(film));
    expect(reply.status).toBe(200);
    expect(Object.fromEntries(reply.headers)).toMatchObject({
      'accept-ranges': 'bytes',
      'content-type': 'video/mp4',
      'content-length': '1000',
      'content-disposition': 'inline',
      'cache-control': 'private, no-store',
      'cross-origin-resource-policy': 'same-origin',
    });
    expect(await read(reply)).toEqual(bytes);
  });

  it.each([
    [film, 'bytes=0-', 0, 999],
    [film, 'bytes=400-499', 400, 499],
    [film, 'bytes=990-5000', 990, 999],
    [film, 'bytes=-7', 993, 999],
    ['private/deliverable/reel.pdf', 'bytes=0-3', 0, 3],
    [picture, 'bytes=5-5', 5, 5],
  ])('%s is sent in part for %s', async (key, range, start, end) => {
    const { storage } = app.context;
    const address = key.startsWith('private/') ? storage.signedUrl(key) : storage.publicUrl(key);
    const reply = await open(address, { range });
    expect([reply.status, reply.headers.get('content-range')]).toEqual([206, `bytes ${start}-${end}/1000`]);
    expect(await read(reply)).toEqual(bytes.subarray(start, end + 1));
    const head = await open(address, { range }, 'HEAD');
    expect([head.status, head.headers.get('content-length')]).toEqual([200, '1000']);
  });

  it.each(['bytes=1000-', 'bytes=9-3', 'bytes=x', 'items=0-1'])('refuses %s with its size', async (range) => {
    const reply = await open(app.context.storage.signedUrl(film), { range });
    expect([reply.status, reply.headers.get('content-range')]).toEqual([416, 'bytes */1000']);
    expect(await reply.json()).toMatchObject({ result: false, code: 'BAD_RANGE' });
  });

  it('is sent whole for several parts, and where a part depends on a validator it does not have', async () => {
    const address = app.context.storage.signedUrl(film);
    const asked: Record<string, string>[] = [{ range: 'bytes=0-1,5-6' }, { range: 'bytes=0-1', 'if-range': '"x"' }];
    for (const headers of asked) {
      expect((await open(address, headers)).status).toBe(200);
    }
  });

  it('that is private needs a signature that is still good; that of a video is good for hours and stays the same', async () => {
    const { storage } = app.context;
    const address = storage.signedUrl(film);
    expect(storage.signedUrl(film)).toBe(address);
    const expires = Number(new URLSearchParams(address.split('?')[1]).get('expires'));
    expect(expires - Date.now() / 1_000).toBeGreaterThanOrEqual(4 * 3_600 - 5);
    for (const wrong of [
      address.replace(/signature=./, 'signature=_'),
      address.replace('film', 'other'),
      `/files/${film}`,
    ]) {
      expect((await open(wrong, { range: 'bytes=0-1' })).status).toBe(404);
    }
  });
});
