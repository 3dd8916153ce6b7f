import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';
import {
  type Account,
  accountsOf,
  connect,
  control,
  letFail,
  type Platform,
} from '../../../tests/social/connecting.ts';
import type { Context } from '../../kit/context/context.ts';
import { eraseOutdated, notifyExpiring } from './retention.service.ts';
import { syncAccount, syncDue } from './social-sync.service.ts';
import { wantPost } from './wanted.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on' });
});
afterAll(() => app.close());
afterEach(async () => {
  for (const table of ['social_account', 'social_pause', 'social_revocation'] as const) {
    await app.context.db.deleteFrom(table).execute();
  }
  for (const platform of ['instagram', 'facebook', 'youtube'] as const) await letFail(app, platform, 'none');
});

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The context with the clock moved ahead. */
const later = (ms: number): Context => ({ ...app.context, now: () => new Date(Date.now() + ms) });
const refresh = (member: Member, id: string) =>
  app.api(`POST /user/social/accounts/${id}/refresh`, { token: member.token });
const snapshots = async () => (await app.context.db.selectFrom('social_snapshot').select('id').execute()).length;
const noticesOf = (member: Member) =>
  app.context.db.selectFrom('notification').select('title').where('account_id', '=', Number(member.id)).execute();

async function connected(platform: Platform) {
  const member = await makeMember(app, 'influencer');
  const account = (await connect(app, member, platform)).body.data as Account;
  return { member, account, id: Number(account.id) };
}
async function only(member: Member): Promise<Account> {
  const [account] = await accountsOf(app, member);
  if (!account) throw new Error('The account is gone');
  return account;
}

describe.each(['instagram', 'facebook', 'youtube'] as const)('a reading of %s', (platform) => {
  it.each([
    ['rate_limited', 'rate_limited'],
    ['error', 'unavailable'],
    ['garbage', 'unreadable'],
    ['nonsense', 'unreadable'],
    ['slow', 'unavailable'],
  ])('that goes wrong (%s) leaves the last good figures with their age', async (fault, problem) => {
    const { member, account } = await connected(platform);
    await letFail(app, platform, fault);
    expect((await refresh(member, account.id)).status).toBe(200);
    const after = await only(member);
    const { connection } = after;
    expect([after.followers, after.as_of, after.engagement_rate]).toEqual([
      account.followers,
      account.as_of,
      account.engagement_rate,
    ]);
    expect(connection).toMatchObject({
      health: 'connected',
      problem,
      last_synced_at: account.connection?.last_synced_at,
    });
    expect(await snapshots()).toBe(1);
    await letFail(app, platform, 'none');
    await syncDue(later(7 * hourMs));
    expect((await only(member)).connection).toMatchObject({ problem: null });
    expect(await snapshots()).toBe(2);
  });

  it('that finds the permission revoked breaks the connection, notifies once, and is repaired by another consent', async () => {
    const { member, account } = await connected(platform);
    await control(app, `${platform}/revoke`, { account: account.handle });
    await syncDue(later(25 * hourMs));
    const broken = await only(member);
    expect(broken).toMatchObject({ followers: account.followers, as_of: account.as_of });
    expect(broken.connection).toMatchObject({ health: 'broken', problem: 'revoked' });
    await syncDue(later(50 * hourMs));
    expect(await noticesOf(member)).toHaveLength(1);
    const stored = await app.context.db.selectFrom('social_connection').selectAll().executeTakeFirstOrThrow();
    expect(stored).toMatchObject({ access_token: null, refresh_token: null, revoked_at: expect.any(Date) });
    expect((await refresh(member, account.id)).body.code).toBe('CONFLICT');
    const mended = (await connect(app, member, platform)).body.data as Account;
    expect(mended).toMatchObject({ id: account.id, connection: { health: 'connected', problem: null } });
    expect(await snapshots()).toBe(2);
  });

  it('is stored once a day, with all its figures', async () => {
    const { member, account } = await connected(platform);
    await syncDue(later(22 * hourMs));
    expect(await snapshots()).toBe(1);
    await control(app, 'clock', { hours: '24' });
    await syncDue(later(25 * hourMs));
    expect(await snapshots()).toBe(2);
    const after = await only(member);
    expect(after.followers).toBeGreaterThan(account.followers - 1);
    expect(after.as_of > account.as_of).toBe(true);
    const media = await app.context.db.selectFrom('social_media').select('provider_media_id').execute();
    expect(media.length).toBeLessThanOrEqual(60);
    expect(new Set(media.map((each) => each.provider_media_id)).size).toBe(media.length);
  });
});

it('a reading on demand is possible once an hour, with the time of the next', async () => {
  const { member, account } = await connected('youtube');
  const replies = await Promise.all([refresh(member, account.id), refresh(member, account.id)]);
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 429]);
  const refused = await refresh(member, account.id);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(3_500);
  expect((await only(member)).connection?.refresh_at).toBeTruthy();
  const stranger = await makeMember(app, 'brand');
  expect((await refresh(stranger, account.id)).status).toBe(404);
});

it('two processes do not read one account at once', async () => {
  const { id } = await connected('instagram');
  await Promise.all(Array.from({ length: 5 }, () => syncAccount(app.context, id)));
  expect(await snapshots()).toBe(2);
});

it('a provider that rate limits us is paused for all accounts for as long as it says', async () => {
  const { id } = await connected('youtube');
  await letFail(app, 'youtube', 'rate_limited', '7200');
  await syncAccount(app.context, id);
  await letFail(app, 'youtube', 'none');
  await syncAccount(later(1.9 * hourMs), id);
  expect(await snapshots()).toBe(1);
  await syncDue(later(4 * hourMs));
  expect(await snapshots()).toBe(2);
});

it('a token is renewed long before it expires', async () => {
  const { id } = await connected('instagram');
  const { db } = app.context;
  const ends = async () =>
    (await db.selectFrom('social_connection').select('token_expires_at').executeTakeFirstOrThrow()).token_expires_at;
  const before = await ends();
  await control(app, 'clock', { hours: String(31 * 24) });
  await syncAccount(later(31 * dayMs), id);
  expect((await ends())?.getTime()).toBeGreaterThan((before?.getTime() ?? 0) + 30 * dayMs);
});

it('an approaching end is announced once, a week before', async () => {
  const { member } = await connected('facebook');
  const { access_ends_at: ends } = await app.context.db
    .selectFrom('social_connection')
    .select('access_ends_at')
    .executeTakeFirstOrThrow();
  const left = (ends?.getTime() ?? 0) - Date.now();
  expect(left).toBeGreaterThan(89 * dayMs);
  await notifyExpiring(later(left - 8 * dayMs));
  expect(await noticesOf(member)).toEqual([]);
  for (let time = 0; time < 2; time++) await notifyExpiring(later(left - 6 * dayMs));
  expect(await noticesOf(member)).toEqual([
    { title: expect.stringContaining('the connection of @sandboxcooks ends on') },
  ]);
});

it('YouTube data is erased when it could not be refreshed for a month; the handle stays, self-reported', async () => {
  const { member } = await connected('youtube');
  await eraseOutdated(later(28 * dayMs));
  expect(await snapshots()).toBe(1);
  await eraseOutdated(later(30 * dayMs));
  expect(await only(member)).toMatchObject({
    source: 'self_reported',
    followers: 0,
    engagement_rate: null,
    connection: null,
  });
  const { db } = app.context;
  expect(await db.selectFrom('social_media').select('kind').execute()).toEqual([]);
  expect(await snapshots()).toBe(0);
  expect(await db.selectFrom('social_revocation').select('platform_id').execute()).toEqual([
    { platform_id: 'youtube' },
  ]);
});

it('a story is read with its account while it can be seen, and shown to nobody afterwards', async () => {
  const { member, id } = await connected('instagram');
  const stories = () =>
    app.context.db
      .selectFrom('social_media')
      .select(['provider_media_id', 'permalink', 'views', 'likes'])
      .where('social_account_id', '=', id)
      .where('kind', '=', 'story')
      .execute();
  const [story] = await stories();
  expect(story).toMatchObject({ views: expect.any(Number), likes: null });
  expect(story?.permalink).toMatch(/^https:\/\/www\.instagram\.com\/stories\//);
  const { body } = await app.api(`GET /user/${member.id}/content`, { token: member.token });
  expect((body.data as { kind: string }[]).map(({ kind }) => kind)).not.toContain('story');
  await control(app, 'clock', { hours: '24' });
  await syncDue(later(25 * hourMs));
  expect((await stories()).map((each) => each.provider_media_id)).not.toContain(story?.provider_media_id);
});

it('a wanted post is read when newer ones displace it, until it is gone or no longer wanted', async () => {
  const { id } = await connected('instagram');
  const { db } = app.context;
  const find = (mediaId: string) =>
    db.selectFrom('social_media').selectAll().where('provider_media_id', '=', mediaId).executeTakeFirst();
  const [kept, gone] = await db
    .selectFrom('social_media')
    .selectAll()
    .where('social_account_id', '=', id)
    .where('kind', '!=', 'story')
    .orderBy('published_at')
    .limit(2)
    .execute();
  if (!kept || !gone) throw new Error('No posts were read');
  for (const post of [kept, gone]) await wantPost(app.context, post, new Date(Date.now() + 300 * dayMs));
  // 56 days bring more than the thirty posts that are read, and end before the token does.
  await control(app, 'clock', { hours: String(56 * 24) });
  await control(app, 'posts/delete', { link: gone.permalink ?? '' });
  await syncDue(later(dayMs));
  const after = await find(kept.provider_media_id);
  expect(after?.as_of.getTime()).toBeGreaterThan(kept.as_of.getTime());
  expect(await find(gone.provider_media_id)).toBeUndefined();
  await db.updateTable('social_media').set({ wanted_until: null }).execute();
  await syncDue(later(2 * dayMs));
  expect((await find(kept.provider_media_id))?.as_of).toEqual(after?.as_of);
});
