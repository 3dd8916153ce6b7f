import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Deal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeMp4, makeWebm } from '../../../tests/makers/video.ts';
import { idOf, sha256, type TusClient, tusClient } from '../../../tests/tus.ts';
import { readUsage } from '../files/store.service.ts';
import { sweepFiles } from '../files/sweep.service.ts';
import { forgetUploads } from './uploads.service.ts';

let stage: Stage;
let deal: Deal;
let tus: TusClient;
const ofDeal = (more: Record<string, string> = {}) => ({
  purpose: 'draft',
  application_id: deal.application.id,
  filename: 'reel.mp4',
  filetype: 'video/mp4',
  ...more,
});
beforeAll(async () => {
  stage = await setStage({}, { DISK_QUOTA_MB: '12' });
  deal = await strikeFundedDeal(stage);
  tus = tusClient(stage.app.url, deal.influencer.token);
});
afterAll(() => stage.app.close());

const { tusOf, rowOf, usedBy } = {
  tusOf: (who: Player) => tusClient(stage.app.url, who.token),
  rowOf: (id: string) => stage.app.context.db.selectFrom('upload').selectAll().where('id', '=', id).executeTakeFirst(),
  usedBy: async (who: Player) => (await readUsage(stage.app.context, who.id)).used,
};
const keyOf = (id: string) => `private/upload/${id}.mp4`;
const bytesOf = (id: string) => stage.app.context.storage.get(keyOf(id));
const reached = (id: string) => stage.app.context.storage.growing.reached(keyOf(id));
const codeOf = async (reply: Response) => [reply.status, (JSON.parse(await reply.text()) as { code: string }).code];

describe('a resumable upload', () => {
  it('tells what the server can do, to nobody without a session', async () => {
    const options = (headers: Record<string, string>) =>
      fetch(`${stage.app.url}/api/uploads`, { method: 'OPTIONS', headers });
    expect((await options({})).status).toBe(401);
    const { status, headers } = await options({ authorization: `Bearer ${deal.influencer.token}` });
    expect(status).toBe(204);
    expect(headers.get('tus-version')).toBe('1.0.0');
    expect(headers.get('tus-max-size')).toBe('500000000');
    expect(headers.get('tus-checksum-algorithm')).toBe('sha1,sha256');
    expect(headers.get('tus-extension')?.split(',')).toEqual(
      expect.arrayContaining(['creation', 'termination', 'checksum', 'expiration']),
    );
    expect(headers.get('access-control-allow-origin')).toBeNull();
    expect(headers.get('x-content-type-options')).toBe('nosniff');
  });

  it('goes on where it was cut, and ends as the file that was sent, with the facts of its container', async () => {
    const bytes = makeMp4({ bytes: 3_000_000, seconds: 42, codec: 'hvc1' });
    const begun = await tus.begin(bytes.length, ofDeal({ filename: 'sadya-reel-1.mp4' }));
    expect([begun.status, begun.headers.get('cache-control')]).toEqual([201, 'no-store']);
    const id = idOf(begun);
    expect(begun.headers.get('location')).toBe(`/api/uploads/${id}`);
    expect(Date.parse(begun.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
    expect(await usedBy(deal.influencer)).toBe(bytes.length);
    for (let at = 0; at < bytes.length; at += 700_000) {
      expect(await tus.offset(id)).toBe(at);
      expect((await tus.send(id, at, bytes.subarray(at, at + 700_000))).status).toBe(204);
    }
    const head = await tus.head(id);
    expect([head.headers.get('upload-offset'), head.headers.get('upload-length')]).toEqual(['3000000', '3000000']);
    expect(head.headers.get('upload-metadata')).toContain(
      `filename ${Buffer.from('sadya-reel-1.mp4').toString('base64')}`,
    );
    expect(sha256((await bytesOf(id)) ?? new Uint8Array())).toBe(sha256(bytes));
    for (const [at, more] of [
      [0, bytes],
      [bytes.length, new Uint8Array()],
    ] as const) {
      expect(await codeOf(await tus.send(id, at, more))).toEqual([409, 'CONFLICT']);
    }
    expect(sha256((await bytesOf(id)) ?? new Uint8Array())).toBe(sha256(bytes));
    expect(await rowOf(id)).toMatchObject({ duration_ms: 42_000, width: 1080, height: 1920, codec: 'hvc1' });
    expect(await usedBy(deal.influencer)).toBe(bytes.length);
    expect((await tus.remove(id)).status).toBe(204);
    expect((await tus.head(id)).status).toBe(404);
    expect(await usedBy(deal.influencer)).toBe(0);
    await stage.app.context.settled();
    expect([await bytesOf(id), await reached(id)]).toEqual([null, null]);
  });

  it('keeps no part whose checksum is another one', async () => {
    const bytes = makeMp4({ bytes: 10_000 });
    const id = idOf(await tus.begin(bytes.length, ofDeal()));
    const part = bytes.subarray(0, 6_000);
    const digest = (of: Uint8Array, name = 'sha1') => `${name} ${createHash(name).update(of).digest('base64')}`;
    const wrong = await tus.send(id, 0, part, { 'upload-checksum': digest(bytes) });
    expect(await codeOf(wrong)).toEqual([460, 'BAD_INPUT']);
    expect(await tus.offset(id)).toBe(0);
    expect((await tus.send(id, 0, part, { 'upload-checksum': 'crc32 AAAA' })).status).toBe(400);
    expect((await tus.send(id, 0, part, { 'upload-checksum': digest(part) })).status).toBe(204);
    const rest = bytes.subarray(6_000);
    expect((await tus.send(id, 6_000, rest, { 'upload-checksum': digest(rest, 'sha256') })).status).toBe(204);
    expect(await tus.offset(id)).toBe(10_000);
    await tus.remove(id);
  });

  it('takes uploads through a chain of proxies', async () => {
    const begun = await tus.begin(5_000, ofDeal(), { 'x-forwarded-proto': 'https, http' });
    expect([begun.status, begun.headers.get('location')]).toEqual([201, expect.stringMatching(/^\//)]);
    const id = idOf(begun);
    const sent = await tus.send(id, 0, makeMp4({ bytes: 5_000 }), { 'x-forwarded-proto': 'https,https' });
    expect(sent.status).toBe(204);
    await tus.remove(id);
  });

  it('refuses another offset than the next, and more bytes than were declared', async () => {
    const bytes = makeMp4({ bytes: 5_000 });
    const id = idOf(await tus.begin(bytes.length, ofDeal()));
    expect(await codeOf(await tus.send(id, 10, bytes))).toEqual([409, 'CONFLICT']);
    expect((await tus.send(id, 0, new Uint8Array([...bytes, 1]))).status).toBe(413);
    expect(await tus.offset(id)).toBe(0);
    await tus.remove(id);
  });

  it.each([
    ['another version of the protocol', { 'tus-resumable': '0.2.2' }, 412, 'BAD_INPUT', 'Tus-Resumable'],
    ['another type of body', { 'content-type': 'text/plain' }, 415, 'UNSUPPORTED_TYPE', 'Content-Type'],
    ['no offset', { 'upload-offset': '' }, 400, 'BAD_INPUT', 'Upload-Offset'],
    ['an offset below 0', { 'upload-offset': '-1' }, 400, 'BAD_INPUT', 'Upload-Offset'],
  ])('refuses a part with %s, and keeps nothing of it', async (_name, more, status, code, field) => {
    const id = idOf(await tus.begin(5_000, ofDeal()));
    const reply = await tus.send(id, 0, makeMp4({ bytes: 5_000 }), more);
    expect([reply.status, reply.headers.get('tus-version')]).toEqual([status, '1.0.0']);
    expect(await reply.json()).toMatchObject({ result: false, code, fields: { [field]: expect.any(String) } });
    expect(await tus.offset(id)).toBe(0);
    await tus.remove(id);
  });

  it.each([
    ['another version of the protocol', { 'tus-resumable': '0.2.2' }, 412, 'Tus-Resumable'],
    ['no length', { 'upload-length': '' }, 400, 'Upload-Length'],
    ['a length below 0', { 'upload-length': '-5' }, 400, 'Upload-Length'],
    ['a part of another upload', { 'upload-concat': 'partial' }, 400, 'Upload-Concat'],
    ['metadata that is not base64', { 'upload-metadata': 'purpose !,,' }, 400, 'Upload-Metadata'],
  ])('begins nothing with %s', async (_name, more, status, field) => {
    const reply = await tus.begin(5_000, ofDeal(), more);
    expect(reply.status).toBe(status);
    expect(await reply.json()).toMatchObject({ code: 'BAD_INPUT', fields: { [field]: expect.any(String) } });
  });

  it.each([
    ['a picture', new Uint8Array(Buffer.from(`\x89PNG\r\n\x1a\n0000IHDR${'0'.repeat(900)}`)), 'video/mp4'],
    ['another container', makeWebm({ seconds: 2 }), 'video/mp4'],
    ['WebM without a height', makeWebm({ height: 0 }), 'video/webm'],
    ['QuickTime called MP4', makeMp4({ brand: 'qt  ' }), 'video/mp4'],
    ['a box without a movie', new Uint8Array(Buffer.from(`\0\0\0\x18ftypisom${'0'.repeat(900)}`)), 'video/mp4'],
  ])('refuses %s in it, and gives its room back', async (_name, bytes, filetype) => {
    const id = idOf(await tus.begin(bytes.length, ofDeal({ filetype })));
    expect(await codeOf(await tus.send(id, 0, bytes))).toEqual([415, 'UNSUPPORTED_TYPE']);
    expect((await tus.head(id)).status).toBe(404);
    expect(await usedBy(deal.influencer)).toBe(0);
  });

  it.each([
    ['another type', { filetype: 'video/x-matroska' }, 5_000, 415],
    ['no purpose', { purpose: 'else' }, 5_000, 400],
    ['no application', { application_id: '' }, 5_000, 400],
    ['an unknown application', { application_id: '99999999' }, 5_000, 404],
    ['more than 500 MB', {}, 500_000_001, 413],
    ['nothing', {}, 0, 400],
    ['more than its owner may store', {}, 12_000_001, 413],
  ])('of %s is refused before it begins', async (_name, more, size, status) => {
    expect((await tus.begin(size, ofDeal(more))).status).toBe(status);
    expect(await usedBy(deal.influencer)).toBe(0);
  });

  it('accepts QuickTime and WebM by their own names', async () => {
    for (const [bytes, filetype] of [
      [makeMp4({ brand: 'qt  ' }), 'video/quicktime'],
      [makeWebm(), 'video/webm'],
    ] as const) {
      const id = await tus.upload(bytes, ofDeal({ filetype }));
      expect((await rowOf(id))?.finished_at).toBeInstanceOf(Date);
      await tus.remove(id);
    }
  });

  it('is its owner’s alone, and begun only by the one who does the work', async () => {
    const id = idOf(await tus.begin(5_000, ofDeal()));
    const stranger = tusOf(await stage.newInfluencer());
    for (const other of [tusOf(stage.brand), stranger]) {
      expect((await other.head(id)).status).toBe(404);
      expect((await other.send(id, 0, makeMp4({ bytes: 5_000 }))).status).toBe(404);
      expect((await other.remove(id)).status).toBe(404);
    }
    expect((await stranger.begin(5_000, ofDeal())).status).toBe(404);
    expect(await codeOf(await tusOf(stage.brand).begin(5_000, ofDeal()))).toEqual([422, 'ROLE']);
    expect(await codeOf(await tusOf(stage.brand).begin(5_000, { ...ofDeal(), purpose: 'content' }))).toEqual([
      422,
      'ROLE',
    ]);
    expect((await tus.remove(id)).status).toBe(204);
  });

  it('that reached its end unseen, as the server stopped, ends when it is asked for', async () => {
    const bytes = makeMp4({ bytes: 8_000 });
    const id = idOf(await tus.begin(bytes.length, ofDeal()));
    await tus.send(id, 0, bytes.subarray(0, 5_000));
    const { growing } = stage.app.context.storage;
    await growing.append(keyOf(id), 5_000, Readable.from([Buffer.from(bytes.subarray(5_000))]));
    expect(await tus.offset(id)).toBe(8_000);
    expect((await rowOf(id))?.finished_at).toBeInstanceOf(Date);
    await tus.remove(id);
  });

  it('has expired after three days, gives its room back in the night, and says so for a month', async () => {
    const { context } = stage.app;
    const id = idOf(await tus.begin(6_000, ofDeal()));
    await tus.send(id, 0, makeMp4({ bytes: 6_000 }).subarray(0, 3_000));
    await sweepFiles(context);
    expect(await tus.offset(id)).toBe(3_000);
    const days = (count: number) => ({ ...context, now: () => new Date(Date.now() + count * 86_400_000) });
    await context.db
      .updateTable('upload')
      .set({ expires_at: new Date(Date.now() - 1_000) })
      .where('id', '=', id)
      .execute();
    expect(await codeOf(await tus.send(id, 3_000, new Uint8Array(10)))).toEqual([410, 'EXPIRED']);
    await sweepFiles(days(1));
    expect([await bytesOf(id), await reached(id)]).toEqual([null, null]);
    expect(await usedBy(deal.influencer)).toBe(0);
    expect((await tus.head(id)).status).toBe(410);
    await forgetUploads(days(34));
    expect((await tus.head(id)).status).toBe(404);
  });

  it('that was finished and never handed in is swept after a week', async () => {
    const { context } = stage.app;
    const id = await tus.upload(makeMp4(), ofDeal());
    await sweepFiles({ ...context, now: () => new Date(Date.now() + 5 * 86_400_000) });
    expect((await tus.head(id)).status).toBe(200);
    await sweepFiles({ ...context, now: () => new Date(Date.now() + 8 * 86_400_000) });
    expect((await tus.head(id)).status).toBe(410);
    expect(await usedBy(deal.influencer)).toBe(0);
  });
});
