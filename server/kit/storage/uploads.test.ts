import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeAccount } from '../../../tests/makers/account.ts';
import {
  bytesOf,
  makeAvifHead,
  makeJpegHead,
  makeManyScans,
  makePng,
  makeSvg,
  makeWebpHead,
  zipTail,
} from '../../../tests/makers/bombs.ts';
import { formOf, makePdf, makePhoto } from '../../../tests/makers/upload.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { everyCall } from '../../../tests/requests.ts';
import { hashPassword } from '../crypto/passwords.ts';

let app: TestApp;
let member: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  member = await makeMember(app, 'influencer');
});
afterAll(() => app.close());

const send = (bytes: Uint8Array<ArrayBuffer>, name: string, { token } = member) =>
  app.api('POST /user/messages/attachments', { token, form: formOf('file', bytes, name) });

const still = (format: 'png' | 'webp' | 'avif' | 'gif' | 'tiff') =>
  sharp({ create: { width: 200, height: 200, channels: 3, background: '#004a4a' } })
    .toFormat(format)
    .toBuffer()
    .then((bytes) => bytesOf(bytes));

describe('a file of a forbidden type', () => {
  it.each([
    ['SVG', makeSvg],
    ['SVG behind a byte order mark', () => bytesOf('\xef\xbb\xbf', makeSvg())],
    ['SVG behind a declaration', () => bytesOf('<?xml version="1.0"?>\n', makeSvg())],
    ['GIF', () => still('gif')],
    ['TIFF', () => still('tiff')],
    ['a PNG that is a ZIP archive too', async () => bytesOf(await still('png'), zipTail)],
    ['a PDF that is a ZIP archive too', () => bytesOf(makePdf(), zipTail)],
    ['a RIFF file of sound', () => bytesOf('RIFF\x24\x00\x00\x00WAVEfmt ', new Uint8Array(40))],
    [
      'a film in the same boxes as AVIF',
      () => bytesOf('\x00\x00\x00\x18ftypisom\x00\x00\x02\x00isommp42', new Uint8Array(40)),
    ],
    ['a HEIC', () => bytesOf('\x00\x00\x00\x18ftypheic\x00\x00\x00\x00mif1heic', new Uint8Array(40))],
  ])('is refused before it is decoded: %s', async (_name, make) => {
    const bytes = await make();
    for (const name of ['x.png', 'x.pdf', 'x.svg']) {
      const reply = await send(bytes, name);
      expect(reply, name).toMatchObject({
        status: 415,
        body: { code: 'UNSUPPORTED_TYPE', fields: { file: expect.any(String) } },
      });
    }
  });

  it('is detected by its bytes, whatever the form says', async () => {
    const form = new FormData();
    form.append('file', new Blob([await still('png')], { type: 'text/html' }), 'page.html');
    const reply = await app.api('POST /user/messages/attachments', { token: member.token, form });
    expect(reply).toMatchObject({ status: 201, body: { data: { kind: 'image' } } });
  });
});

/** Each interlacing pass must be complete before the first line: 233 MB, unpacked from 227 kB. */
const costly = { width: 5_400, height: 5_400, depth: 16, colour: 6, interlaced: true } as const;

describe('a decompression bomb', () => {
  it.each([
    ['a PNG of 900 megapixels', 413, () => makePng({ width: 30_000, height: 30_000, depth: 1 })],
    ['an interlaced PNG of 31 megapixels', 413, () => makePng({ width: 5_600, height: 5_600, interlaced: true })],
    ['a WebP of 268 megapixels', 413, () => makeWebpHead(16_383, 16_383)],
    ['a JPEG of 4 gigapixels', 413, () => makeJpegHead(65_000, 65_000)],
    ['a PNG that takes more than a second of a core', 413, () => makePng(costly)],
  ])('is refused: %s', async (_name, status, make) => {
    const bytes = await make();
    expect(bytes.length).toBeLessThan(10_000_000);
    expect(await send(bytes, 'x.jpg')).toMatchObject({ status });
  });

  it.each([
    ['an AVIF that says more than it holds', () => makeAvifHead(30_000, 30_000)],
    ['a progressive JPEG with a thousand scans', () => makeManyScans(4_000, 1_000)],
    ['a PNG cut off', async () => (await makePng({ width: 900, height: 900 })).slice(0, -40)],
    ['a WebP cut off', async () => (await still('webp')).slice(0, -20)],
    ['an AVIF cut off', async () => (await still('avif')).slice(0, -20)],
    ['a JPEG cut off', async () => (await makePhoto()).slice(0, 900)],
  ])('is never a fault of the server: %s', async (_name, make) => {
    expect([201, 413, 415]).toContain((await send(await make(), 'x.png')).status);
  });
});

describe('during decompression bombs', () => {
  it('others can sign in, and their pictures take turns with the bombs', async () => {
    const bomb = makePng(costly);
    const password = 'Correct-horse-7';
    const account = await makeAccount(app.context.db, { password_hash: await hashPassword(password) });
    const other = await makeMember(app, 'influencer');
    let done = 0;
    const flood = Array.from({ length: 4 }, () =>
      send(bomb, 'x.jpg').then(({ status }) => {
        done += 1;
        return status;
      }),
    );
    const photo = await send(await makePhoto(), 'me.jpg', other);
    expect(photo.status).toBe(201);
    expect(done).toBeLessThan(flood.length);
    const login = await app.api('POST /auth/login', {
      body: { username: account.email, password },
    });
    expect(login.status, login.body.reason).toBe(200);
    expect(done).toBeLessThan(flood.length);
    expect(new Set(await Promise.all(flood))).toEqual(new Set([413]));
  }, 180_000);
});

it('names the owner in every call that takes a file', () => {
  const uploads = everyCall.filter(({ call }) => call.multipart);
  expect(uploads.length).toBeGreaterThan(3);
  for (const { title, call } of uploads) expect(['user', 'operator'], title).toContain(call.auth);
});

it.runIf(process.platform === 'linux')(
  'ends the decoding processes with the server, even when it is killed',
  async () => {
    const program = fileURLToPath(new URL('../../../tests/picture-pool.program.ts', import.meta.url));
    const server = fork(program, { execArgv: [] });
    const [pid] = (await once(server, 'message')) as [number];
    expect(isAlive(pid)).toBe(true);
    server.kill('SIGKILL');
    await expect.poll(() => isAlive(pid)).toBe(false);
  },
);

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
