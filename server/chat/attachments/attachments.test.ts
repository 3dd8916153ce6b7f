import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Attachment, attachmentLimits } from '../../../contract/chat/attachments.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { makeSomebody } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { formOf, makePdf, makePhoto } from '../../../tests/makers/upload.ts';
import type { Member } from '../../../tests/members.ts';
import { takeTurn } from '../../kit/http/limits/limits.service.ts';
import { createDiskStorage } from '../../kit/storage/disk-storage.ts';
import { dropUnsent } from './unsent.service.ts';

let app: TestApp;
let me: Member;
let time: Date | null = null;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  app.context.now = () => time ?? new Date();
  me = await makeSomebody(app);
});
afterAll(() => app.close());

const upload = (bytes: Uint8Array<ArrayBuffer>, name: string, { token } = me) =>
  app.api('POST /user/messages/attachments', { token, form: formOf('file', bytes, name) });

async function keep(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Attachment> {
  const reply = await upload(bytes, name);
  expect(reply.status, reply.body.reason).toBe(201);
  return reply.body.data as Attachment;
}

const open = (address: string | null) => fetch(app.url + address);
const text = (content: string) => new TextEncoder().encode(content);
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

describe('an upload for a message', () => {
  it('is a picture re-encoded in two sizes, whatever its name', async () => {
    const sent = await keep(await makePhoto({ width: 3_000, height: 1_500 }), '../Café \u202Egnp.exe');
    expect(sent).toMatchObject({ kind: 'image', name: 'Café gnp.exe', width: 2_048, height: 1_024 });
    const full = await open(sent.url);
    expect(full.headers.get('content-type')).toBe('image/webp');
    expect(full.headers.get('x-content-type-options')).toBe('nosniff');
    expect(full.headers.get('content-security-policy')).toContain('sandbox');
    const bytes = Buffer.from(await full.arrayBuffer());
    expect(bytes.length).toBe(sent.bytes);
    const facts = await sharp(bytes).metadata();
    expect(facts).toMatchObject({ format: 'webp', width: 2_048, height: 1_024 });
    expect(facts.exif).toBeUndefined();
    const small = await sharp(await (await open(sent.preview_url)).arrayBuffer()).metadata();
    expect(small).toMatchObject({ format: 'webp', width: 800, height: 400 });
  });

  it('is a PDF unchanged, served as a download', async () => {
    const sent = await keep(makePdf('shots'), 'शॉट list.pdf');
    expect(sent).toMatchObject({
      kind: 'document',
      name: 'शॉट list.pdf',
      width: null,
      height: null,
      preview_url: null,
    });
    const saved = await open(sent.url);
    expect(saved.headers.get('content-type')).toBe('application/pdf');
    expect(saved.headers.get('content-disposition')).toBe('attachment');
    expect(saved.headers.get('content-security-policy')).toContain('sandbox');
    expect(new Uint8Array(await saved.arrayBuffer())).toEqual(makePdf('shots'));
  });

  it('keeps only the first frame of an animation, and nothing hidden behind it', async () => {
    const frame = (background: string) => sharp({ create: { width: 20, height: 10, channels: 3, background } }).png();
    const frames = await Promise.all(['#ff0000', '#0000ff'].map((colour) => frame(colour).toBuffer()));
    const moving = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    expect((await sharp(moving).metadata()).pages).toBe(2);
    const sent = await keep(new Uint8Array(moving), 'moving.webp');
    const still = Buffer.from(await (await open(sent.url)).arrayBuffer());
    expect(await sharp(still).metadata()).toMatchObject({ width: 20, height: 10 });
    expect((await sharp(still).metadata()).pages ?? 1).toBe(1);
    const hiding = await keep(join(await makePhoto(), text('<script>alert(1)</script>')), 'photo.jpg');
    expect(Buffer.from(await (await open(hiding.url)).arrayBuffer()).includes('script')).toBe(false);
  });

  it.each([
    ['an SVG called PNG', text('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'), 'x.png'],
    ['a page called PDF', text('<!doctype html><script>alert(1)</script>'), 'x.pdf'],
    ['a page with a PDF in it', join(text('<html>'), makePdf()), 'x.pdf'],
    ['a PDF cut off', makePdf().slice(0, -20), 'x.pdf'],
    ['a program', join(text('MZ\u0090'), new Uint8Array(400)), 'x.jpg'],
    ['a GIF', text('GIF89a\u0001\u0000\u0001\u0000'), 'x.gif'],
    ['a torn JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 1, 2, 3]), 'x.jpg'],
    ['nothing', new Uint8Array(0), 'x.png'],
  ])('is refused as %s', async (_, bytes, name) => {
    const reply = await upload(bytes, name);
    expect(reply).toMatchObject({ status: 415, body: { code: 'UNSUPPORTED_TYPE', reason: expect.any(String) } });
  });

  it('is refused when too large, in bytes or in pixels', async () => {
    const big = await upload(new Uint8Array(attachmentLimits.bytes + 1), 'x.pdf');
    expect(big).toMatchObject({ status: 413, body: { reason: 'Use a file of up to 10 MB.' } });
    const bomb = await sharp({ create: { width: 9_000, height: 9_000, channels: 3, background: '#fff' } })
      .png({ compressionLevel: 9 })
      .toBuffer();
    expect(bomb.length).toBeLessThan(1_000_000);
    expect((await upload(new Uint8Array(bomb), 'x.png')).status).toBe(413);
  });

  it('requires an account and a file', async () => {
    expect((await app.api('POST /user/messages/attachments', { form: new FormData() })).status).toBe(401);
    const { token } = me;
    expect((await app.api('POST /user/messages/attachments', { token, body: {} })).status).toBe(415);
    const form = formOf('picture', makePdf(), 'x.pdf');
    expect((await app.api('POST /user/messages/attachments', { token, form })).status).toBe(400);
  });

  it.each(['; boundary=x', ''])('is refused when it is not a form: multipart/form-data%s', async (more) => {
    const headers = { authorization: `Bearer ${me.token}`, 'content-type': `multipart/form-data${more}` };
    const address = `${app.url}/api/user/messages/attachments`;
    const reply = await fetch(address, { method: 'POST', headers, body: 'garbage' });
    expect(reply.status).toBe(400);
    expect(await reply.json()).toMatchObject({ code: 'BAD_INPUT', reason: expect.any(String) });
  });
});

describe('its URLs', () => {
  it('are signed for five minutes, and renewed for the owner', async () => {
    const sent = await keep(makePdf(), 'plan.pdf');
    const [bare = '', query = ''] = sent.url.split('?');
    expect((await open(bare)).status).toBe(404);
    expect((await open(bare.replace('/private-files/', '/files/'))).status).toBe(404);
    expect((await open(`${bare}?${query.replace(/expires=\d/, 'expires=9')}`)).status).toBe(404);
    expect((await open(`${bare}?${query.slice(0, -2)}xx`)).status).toBe(404);
    const key = bare.replace('/private-files/', '');
    const past = () => new Date(Date.now() - 301_000);
    const old = createDiskStorage({ folder: '', secretKey: app.context.secretKey, now: past });
    expect((await open(old.signedUrl(key))).status).toBe(404);
    const again = await app.api(`GET /user/messages/attachments/${sent.id}`, { token: me.token });
    expect((await open((again.body.data as Attachment).url)).status).toBe(200);
    const stranger = await makeSomebody(app);
    expect((await app.api(`GET /user/messages/attachments/${sent.id}`, { token: stranger.token })).status).toBe(404);
  });
});

describe('unsent uploads', () => {
  it('are deleted after a day, with their bytes', async () => {
    const photo = await keep(await makePhoto(), 'old.jpg');
    time = new Date(Date.now() + (attachmentLimits.keptHours + 2) * 3_600_000);
    const fresh = await keep(makePdf(), 'fresh.pdf');
    await dropUnsent(app.context);
    const ask = ({ id }: Attachment) => app.api(`GET /user/messages/attachments/${id}`, { token: me.token });
    expect((await ask(photo)).status).toBe(404);
    const again = (await ask(fresh)).body.data as Attachment;
    expect((await open(again.url)).status).toBe(200);
    const keyOf = (address: string | null) => new URL(address ?? '', app.url).pathname.replace('/private-files/', '');
    expect(await app.context.storage.get(keyOf(photo.url))).toBeNull();
    expect(await app.context.storage.get(keyOf(photo.preview_url))).toBeNull();
    const left = app.context.db.selectFrom('stored_file').select('key').where('key', '=', keyOf(photo.url));
    expect(await left.execute()).toEqual([]);
    time = null;
  });
});

describe('a flood of uploads', () => {
  it('stops at a number of files, and of bytes, per hour', async () => {
    const strict = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on' });
    const send = async (who: Member, bytes: Uint8Array<ArrayBuffer>) =>
      strict.api('POST /user/messages/attachments', { token: who.token, form: formOf('file', bytes, 'x.pdf') });
    const spend = (what: string, { id }: Member, { max, cost }: { max: number; cost: number }) =>
      takeTurn(strict.context, { key: `${what}:${id}`, max, cost, seconds: 3_600 });
    const { filesPerHour, bytesPerHour } = attachmentLimits;
    const many = await makeSomebody(strict);
    await spend('attachment', many, { max: filesPerHour, cost: filesPerHour - 1 });
    expect((await send(many, makePdf())).status).toBe(201);
    const refused = await send(many, makePdf());
    expect(refused).toMatchObject({ status: 429, body: { code: 'TOO_MANY' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    const uploader = await makeSomebody(strict);
    const weight = makePdf().length;
    await spend('attachment-bytes', uploader, { max: bytesPerHour, cost: bytesPerHour - weight });
    expect((await send(uploader, makePdf('longer'))).status).toBe(429);
    expect((await send(uploader, makePdf())).status).toBe(201);
    expect((await send(uploader, makePdf())).status).toBe(429);
    await strict.close();
  });
});
