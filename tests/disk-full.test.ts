/** The disk of the files is full while the server runs. */
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { formOf, makePdf } from './makers/upload.ts';
import { makeMp4 } from './makers/video.ts';
import { type Member, makeMember } from './members.ts';
import { canMount, mountDisk } from './small-disk.ts';
import { idOf, sha256, tusClient } from './tus.ts';

const sentence = 'We can’t read or save files right now. Please try again in a minute.';

describe.runIf(canMount())('a full disk', () => {
  let app: TestApp;
  let member: Member;
  let disk: ReturnType<typeof mountDisk>;
  const pdf = makePdf('x'.repeat(900_000));
  const send = (bytes: Uint8Array<ArrayBuffer>) =>
    app.api('POST /user/messages/attachments', { token: member.token, form: formOf('file', bytes, 'x.pdf') });
  const used = async () => (await app.api('GET /user/storage', { token: member.token })).body.data as { used: number };

  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'silent' });
    member = await makeMember(app, 'influencer');
    disk = mountDisk(join(app.context.config.dataDir, 'files'), '1200k');
  });
  afterAll(async () => {
    disk.remove();
    await app.close();
  });

  it('refuses files with a sentence, keeps those that are there and counts none that are not, and goes on with room', async () => {
    const first = await send(pdf);
    expect(first.status).toBe(201);
    const before = await used();
    const refused = await send(pdf);
    expect(refused).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE', reason: sentence } });
    expect(refused.headers.get('retry-after')).toBe('30');
    expect(await used()).toEqual(before);
    const { url } = first.body.data as { url: string };
    expect((await (await fetch(app.url + url)).arrayBuffer()).byteLength).toBe(pdf.length);
    disk.grow('2500k');
    expect((await send(pdf)).status).toBe(201);
  });

  it('stops an upload where it was, which goes on with room to the same bytes', async () => {
    const bytes = makeMp4({ bytes: 6_000_000 });
    const tus = tusClient(app.url, member.token);
    const id = idOf(await tus.begin(bytes.length, { purpose: 'content', filename: 'a.mp4', filetype: 'video/mp4' }));
    const refused = await tus.send(id, 0, bytes);
    expect([refused.status, await refused.json()]).toEqual([
      503,
      { result: false, code: 'UNAVAILABLE', reason: sentence },
    ]);
    const at = await tus.offset(id);
    expect(at).toBeLessThan(bytes.length);
    disk.grow('20m');
    expect((await tus.send(id, at, bytes.subarray(at))).status).toBe(204);
    const stored = await app.context.storage.get(`private/upload/${id}.mp4`);
    expect(sha256(stored ?? new Uint8Array())).toBe(sha256(bytes));
  });
});
