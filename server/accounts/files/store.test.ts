import { randomUUID } from 'node:crypto';
import { utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { formOf, makePdf, makePhoto } from '../../../tests/makers/upload.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import { isOnS3 } from '../../../tests/s3.ts';
import { insertPending } from './files.queries.ts';
import { readUsage } from './store.service.ts';
import { sweepFiles } from './sweep.service.ts';

let app: TestApp;
const quota = 2_000_000;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { DISK_QUOTA_MB: '2', RATE_LIMITS: 'off' });
});
afterAll(() => app.close());

/** A PDF of exactly this size, padded to compensate for its frame. */
const pdf = (bytes: number) => {
  const short = bytes - makePdf('x'.repeat(bytes)).length;
  return makePdf('x'.repeat(bytes + short));
};
const send = ({ token }: Member, bytes: Uint8Array<ArrayBuffer>) =>
  app.api('POST /user/messages/attachments', { token, form: formOf('file', bytes, 'x.pdf') });
const usedBy = async ({ id, token }: Member) => {
  const { data } = (await app.api('GET /user/storage', { token })).body;
  expect(data).toEqual(await readUsage(app.context, Number(id)));
  return (data as { used: number }).used;
};
const rowsOf = ({ id }: Member) =>
  app.context.db.selectFrom('stored_file').selectAll().where('owner_id', '=', Number(id)).execute();

describe('the disk quota of an account', () => {
  it('can be filled completely, and refuses more with a sentence, independent of rate limits', async () => {
    const member = await makeMember(app, 'influencer');
    expect(await usedBy(member)).toBe(0);
    expect((await send(member, pdf(1_500_000))).status).toBe(201);
    const refused = await send(member, pdf(600_000));
    expect(refused).toMatchObject({ status: 413, body: { code: 'QUOTA', reason: expect.stringContaining('GB') } });
    expect((await rowsOf(member)).length).toBe(1);
    const left = quota - (await usedBy(member));
    expect((await send(member, pdf(left))).status).toBe(201);
    expect(await usedBy(member)).toBe(quota);
  });

  it('is not exceeded by concurrent uploads', async () => {
    const member = await makeMember(app, 'influencer');
    const replies = await Promise.all(Array.from({ length: 5 }, () => send(member, pdf(900_000))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 201, 413, 413, 413]);
    expect(await usedBy(member)).toBeLessThanOrEqual(quota);
  });

  it('holds for any uploads in any order, concurrent or not: accepted files are stored whole, and nothing exceeds the quota', async () => {
    const round = fc.array(fc.integer({ min: 2, max: 14 }), { minLength: 1, maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(fc.array(round, { minLength: 1, maxLength: 3 }), async (rounds) => {
        const member = await makeMember(app, 'influencer');
        let stored = 0;
        for (const sizes of rounds) {
          const documents = sizes.map((size) => pdf(size * 100_000));
          const bytes = documents.map(({ length }) => length);
          const replies = await Promise.all(documents.map((document) => send(member, document)));
          for (const [at, { status }] of replies.entries()) {
            expect([201, 413]).toContain(status);
            if (status === 201) stored += bytes[at] ?? 0;
          }
          expect(stored).toBeLessThanOrEqual(quota);
          expect(await usedBy(member)).toBe(stored);
          // Even the smallest refused file did not fit.
          const refused = bytes.filter((_, at) => replies[at]?.status === 413);
          if (refused.length > 0) expect(stored + Math.max(...refused)).toBeGreaterThan(quota);
        }
      }),
      { numRuns: 12, interruptAfterTimeLimit: 10_000 },
    );
  });

  it('is released when a file is deleted, and when storing it fails', async () => {
    const member = await makeMember(app, 'influencer');
    const image = formOf('image', await makePhoto(), 'me.jpg');
    expect((await app.api('POST /user/uploadProfileImage', { token: member.token, form: image })).status).toBe(200);
    const one = await usedBy(member);
    expect(one).toBeGreaterThan(0);
    const again = formOf('image', await makePhoto(), 'me.jpg');
    await app.api('POST /user/uploadProfileImage', { token: member.token, form: again });
    expect(await usedBy(member)).toBe(one);
    await app.api('DELETE /user/removeProfilePhoto', { token: member.token });
    expect(await usedBy(member)).toBe(0);
    const { put } = app.context.storage;
    app.context.storage.put = async () => {
      throw new Error('The disk is full');
    };
    expect((await send(member, makePdf())).status).toBe(500);
    app.context.storage.put = put;
    expect(await rowsOf(member)).toEqual([]);
  });

  it('is larger with a subscription', async () => {
    const { diskQuota } = app.context.config;
    expect(diskQuota).toEqual({ account: quota, subscriber: 20_000_000_000 });
  });
});

// Times of objects cannot be set: sweep.s3.test.ts sweeps a bucket.
describe.skipIf(isOnS3)('the sweep', () => {
  it('deletes leftovers of a crash, adds missing rows, and leaves the rest', async () => {
    const member = await makeMember(app, 'influencer');
    const { storage, db, config } = app.context;
    const sent = await send(member, makePdf());
    expect(sent.status).toBe(201);
    const [storedRow] = await rowsOf(member);
    const stem = `profile/${randomUUID()}`;
    for (const side of [128, 256, 512]) await storage.put(`${stem}/${side}.webp`, Buffer.from('old'));
    await db.updateTable('account').set({ profile_image: stem }).where('id', '=', Number(member.id)).execute();
    const row = {
      owner_id: Number(member.id),
      purpose: 'attachment',
      is_private: true,
      content_type: 'application/pdf',
    };
    const pending = {
      ...row,
      key: 'private/attachment/p/x.pdf',
      bytes: 9,
      created_at: new Date(Date.now() - 7_200_000),
    };
    await insertPending(db, [pending, { ...pending, key: 'private/attachment/new/x.pdf', created_at: new Date() }]);
    const aged = ['private/attachment/p/x.pdf', 'private/campaign/o/x.pdf', `private/campaign/o/y.pdf.${randomUUID()}`];
    for (const key of [...aged, 'private/campaign/o/fresh.pdf']) {
      await storage.put(key.replace(/[^/]+$/, 'folder.pdf'), Buffer.from('x'));
      const file = join(config.dataDir, 'files', key);
      writeFileSync(file, 'x');
      if (aged.includes(key)) utimesSync(file, 1, 1);
    }
    const swept = await sweepFiles(app.context);
    expect(swept).toMatchObject({ pending: 1, files: 2, lost: 0 });
    for (const key of aged) expect(await storage.has(key), key).toBe(false);
    expect(await storage.has('private/campaign/o/fresh.pdf')).toBe(true);
    expect(await storage.has(storedRow?.key ?? '')).toBe(true);
    const keys = (await rowsOf(member)).map(({ key }) => key);
    expect(keys).toContain(`${stem}/256.webp`);
    expect(keys).toContain('private/attachment/new/x.pdf');
    expect(keys).not.toContain('private/attachment/p/x.pdf');
    expect(await sweepFiles(app.context)).toMatchObject({ pending: 0, files: 0, rows: 0 });
  });
});
