import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeMp4 } from '../../../tests/makers/video.ts';
import { makeMember } from '../../../tests/members.ts';
import { idOf, tusClient } from '../../../tests/tus.ts';
import { sweepFiles } from './sweep.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

describe('the sweep of a bucket', () => {
  it('removes what nothing refers to after an hour, unfinished files with all their pieces, and leaves the rest', async () => {
    const { token } = await makeMember(app, 'influencer');
    const { context } = app;
    const { storage } = context;
    const lost = `private/campaign/${randomUUID()}/x.pdf`;
    const forgotten = `private/upload/${'a'.repeat(32)}.mp4`;
    await storage.put(lost, Buffer.from('x'));
    await storage.growing.begin(forgotten);
    await storage.growing.append(forgotten, 0, Readable.from([Buffer.alloc(9_000_000)]));
    const tus = tusClient(app.url, token);
    const metadata = { purpose: 'content', filename: 'film.mp4', filetype: 'video/mp4' };
    const id = idOf(await tus.begin(6_000, metadata));
    await tus.send(id, 0, makeMp4({ bytes: 6_000 }).subarray(0, 2_000));
    expect(await sweepFiles(context)).toMatchObject({ files: 0 });
    const later = { ...context, now: () => new Date(Date.now() + 2 * 3_600_000) };
    expect(await sweepFiles(later)).toMatchObject({ files: 2, lost: 0 });
    expect([await storage.has(lost), await storage.growing.reached(forgotten)]).toEqual([false, null]);
    expect(await tus.offset(id)).toBe(2_000);
  });
});
