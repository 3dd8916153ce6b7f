import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';

let app: TestApp;
let member: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  member = await makeMember(app, 'influencer');
});
afterAll(() => app.close());

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#e9a13b' } });

function upload(bytes: Uint8Array, { field = 'image', name = 'me.jpg' } = {}) {
  const form = new FormData();
  form.append(field, new Blob([Uint8Array.from(bytes)], { type: 'image/jpeg' }), name);
  return app.api('POST /user/uploadProfileImage', { token: member.token, form });
}

/** A PNG whose header claims this size, with almost no data. */
function pngOf(width: number, height: number): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 0, 0, 0, 0], 8);
  const parts = [Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])];
  const chunks: [string, Buffer][] = [
    ['IHDR', header],
    ['IDAT', deflateSync(Buffer.alloc(width))],
    ['IEND', Buffer.alloc(0)],
  ];
  for (const [type, data] of chunks) {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    parts.push(frame.subarray(0, 4), body, frame.subarray(4));
  }
  return Buffer.concat(parts);
}

const addressOf = (reply: Awaited<ReturnType<typeof upload>>) =>
  (reply.body.data as { profile_image: string }).profile_image;
const fetchFile = (address: string) => fetch(`${app.url}${address}`);

describe('POST /user/uploadProfileImage', () => {
  it.each(['jpeg', 'png', 'webp', 'avif'] as const)('accepts %s and stores three square WebP files', async (format) => {
    const reply = await upload(await picture(300, 200).toFormat(format).toBuffer());
    expect(reply.status).toBe(200);
    const address = addressOf(reply);
    for (const size of [128, 256, 512]) {
      const file = await fetchFile(address.replace('256.webp', `${size}.webp`));
      expect(file.headers.get('content-type')).toBe('image/webp');
      const facts = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
      expect([facts.width, facts.height, facts.format]).toEqual([size, size, 'webp']);
    }
    const { body } = await app.api(`GET /user/${member.id}`, { token: member.token });
    expect(body.data).toMatchObject({ profile_image: address });
  });

  it('serves pictures as immutable, with headers that prevent scripts', async () => {
    const { headers } = await fetchFile(addressOf(await upload(await picture(200, 200).png().toBuffer())));
    expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('content-security-policy')).toBe("default-src 'none'; sandbox");
  });

  it('removes camera metadata and applies the orientation', async () => {
    const camera = await picture(300, 200)
      .withExif({ IFD0: { Copyright: 'secret-place' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const file = await fetchFile(addressOf(await upload(camera)));
    const facts = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect(facts.exif).toBeUndefined();
    expect(facts.orientation).toBeUndefined();
  });

  it.each([
    ['too small', 400, () => picture(128, 127).png().toBuffer()],
    ['text', 415, async () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200"/>')],
    ['an animation format', 415, () => picture(200, 200).gif().toBuffer()],
    ['cut off', 415, async () => (await picture(400, 400).png({ compressionLevel: 0 }).toBuffer()).subarray(0, 2_000)],
    ['nothing', 415, async () => Buffer.alloc(0)],
    ['over 5 MB', 413, async () => Buffer.alloc(5_000_001, 1)],
  ])('refuses %s with %i', async (_what, status, make) => {
    expect((await upload(await make())).status).toBe(status);
  });

  it('refuses a small file with enormous dimensions', async () => {
    const bomb = pngOf(8_000, 7_000);
    expect(bomb.length).toBeLessThan(1_000);
    expect((await upload(bomb)).status).toBe(413);
  });

  it('accepts the smallest size, and refuses another field and no file', async () => {
    const smallest = await picture(128, 128).png().toBuffer();
    expect((await upload(smallest)).status).toBe(200);
    expect((await upload(smallest, { field: 'photo' })).status).toBe(400);
    const json = await app.api('POST /user/uploadProfileImage', { token: member.token, body: { image: 'x' } });
    expect(json.status).toBe(415);
  });

  it('is deleted with its files', async () => {
    const address = addressOf(await upload(await picture(200, 200).png().toBuffer()));
    const removed = await app.api('DELETE /user/removeProfilePhoto', { token: member.token });
    expect(removed.body).toEqual({ result: true, data: { profile_image: null } });
    await expect.poll(async () => (await fetchFile(address)).status).toBe(404);
    expect((await app.api('DELETE /user/removeProfilePhoto', { token: member.token })).status).toBe(200);
  });
});

describe('stored files', () => {
  it.each([
    '/files/../secret-key',
    '/files/%2e%2e/secret-key',
    '/files/nothing.webp',
    '/files/profile/',
    '/files/a.html',
  ])('%s is not there', async (path) => {
    expect((await fetchFile(path)).status).toBe(404);
  });

  it('serves a private file by its signed link for five minutes', async () => {
    const { storage } = app.context;
    await storage.put('private/report.pdf', Buffer.from('%PDF-'));
    const link = storage.signedUrl('private/report.pdf');
    const file = await fetchFile(link);
    expect(file.status).toBe(200);
    expect(file.headers.get('content-disposition')).toBe('attachment');
    expect(file.headers.get('cache-control')).toBe('private, no-store');
    expect((await fetchFile(`${link}x`)).status).toBe(404);
    expect((await fetchFile(link.replace(/expires=\d+/, 'expires=9999999999'))).status).toBe(404);
    expect((await fetchFile('/private-files/private/report.pdf')).status).toBe(404);
    expect((await fetchFile('/files/private/report.pdf')).status).toBe(404);
  });
});
