import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect as connectLive, hangUp } from '../../../tests/chat/live-client.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { readReferrals, signUpBy } from '../../../tests/makers/referral.ts';
import { signUp } from '../../../tests/makers/sign-up.ts';
import { makeMember } from '../../../tests/members.ts';
import {
  type Account,
  accountsOf,
  begin,
  connect,
  consent,
  control,
  finish,
  known,
  letFail,
  type Platform,
} from '../../../tests/social/connecting.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'fatal' });
});
afterAll(() => app.close());
afterEach(async () => {
  await app.context.db.deleteFrom('social_account').execute();
  await app.context.db.deleteFrom('social_pause').execute();
  for (const platform of ['instagram', 'facebook', 'youtube'] as const) await letFail(app, platform, 'none');
});

describe.each(['instagram', 'facebook', 'youtube'] as const)('connecting %s', (platform) => {
  it('adds the account with its first figures, without exposing the tokens', async () => {
    const member = await makeMember(app, 'influencer');
    const { status, body } = await connect(app, member, platform);
    expect(status).toBe(200);
    const account = body.data as Account;
    expect(account).toMatchObject({
      platform,
      handle: known[platform].handle,
      source: 'provider',
      connection: { health: 'connected', problem: null },
    });
    expect(account.followers).toBeGreaterThan(1_000);
    expect(account.engagement_rate).toBeGreaterThan(0);
    expect(account.connection?.last_synced_at).toBe(account.as_of);
    expect(await accountsOf(app, member)).toEqual([account]);
    const { db } = app.context;
    const connection = await db.selectFrom('social_connection').selectAll().executeTakeFirstOrThrow();
    const stored = JSON.stringify(connection);
    expect(stored).not.toContain('SBX');
    expect(JSON.stringify(body)).not.toMatch(/SBX|token/);
    const snapshots = await db.selectFrom('social_snapshot').selectAll().execute();
    expect(snapshots).toMatchObject([{ followers: account.followers, source: 'provider' }]);
    const media = await db.selectFrom('social_media').selectAll().execute();
    expect(media.length).toBeGreaterThanOrEqual(30);
    expect(await db.selectFrom('social_consent').selectAll().execute()).toEqual([]);
  });

  it('accepts a state once, from its creator, on its own platform, and not a forged one', async () => {
    const [member, other] = [await makeMember(app, 'influencer'), await makeMember(app, 'brand')];
    const address = await begin(app, member, platform);
    const answer = await consent(app, address, known[platform]);
    const refused = { status: 400, body: { fields: { state: expect.any(String) } } };
    expect(await finish(app, other, platform, answer)).toMatchObject(refused);
    const elsewhere = platform === 'youtube' ? 'instagram' : 'youtube';
    expect(await finish(app, member, elsewhere, answer)).toMatchObject(refused);
    const forged = new URLSearchParams({ code: answer.get('code') ?? '', state: `${platform}.forged` });
    expect(await finish(app, member, platform, forged)).toMatchObject(refused);
    expect((await finish(app, member, platform, answer)).status).toBe(200);
    expect(await finish(app, member, platform, answer)).toMatchObject(refused);
  });

  it('leaves an account to the first who connected it, also under concurrency', async () => {
    const [one, other] = [await makeMember(app, 'influencer'), await makeMember(app, 'influencer')];
    const replies = await Promise.all([connect(app, one, platform), connect(app, other, platform)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await connect(app, one, platform)).status + (await connect(app, other, platform)).status).toBe(609);
    expect(await app.context.db.selectFrom('social_account').select('id').execute()).toHaveLength(1);
  });

  it('merges a self-reported and a verified account', async () => {
    const member = await makeMember(app, 'influencer');
    const body = { platform, handle: known[platform].handle.toUpperCase(), followers: 999_999 };
    const typed = (await app.api('POST /user/social/accounts', { token: member.token, body })).body.data as Account;
    const connected = (await connect(app, member, platform)).body.data as Account;
    expect(connected).toMatchObject({ id: typed.id, source: 'provider', handle: known[platform].handle });
    expect(connected.followers).not.toBe(999_999);
    expect(await accountsOf(app, member)).toHaveLength(1);
  });

  it('reports an invalid code or an unreachable provider', async () => {
    const member = await makeMember(app, 'brand');
    const answer = await consent(app, await begin(app, member, platform), known[platform]);
    answer.set('code', 'made-up');
    expect(await finish(app, member, platform, answer)).toMatchObject({
      status: 400,
      body: { fields: { code: expect.any(String) } },
    });
    for (const fault of ['rate_limited', 'error', 'garbage', 'nonsense']) {
      const next = await consent(app, await begin(app, member, platform), known[platform]);
      await letFail(app, platform, fault);
      const reply = await finish(app, member, platform, next);
      expect(reply).toMatchObject({ status: 503, body: { code: 'UNAVAILABLE' } });
      expect(reply.headers.get('retry-after')).toBeTruthy();
      await letFail(app, platform, 'none');
    }
    expect(await accountsOf(app, member)).toEqual([]);
  });
});

it('expires a state after a quarter of an hour', async () => {
  const member = await makeMember(app, 'brand');
  const answer = await consent(app, await begin(app, member, 'youtube'), known.youtube);
  await app.context.db
    .updateTable('social_consent')
    .set({ expires_at: new Date(Date.now() - 1) })
    .execute();
  expect((await finish(app, member, 'youtube', answer)).status).toBe(400);
});

it.each<[string, Platform, { account: string; without?: string }, RegExp]>([
  ['a personal account', 'instagram', { account: '17841400000000004' }, /personal Instagram account/],
  ['no insights', 'instagram', { ...known.instagram, without: 'instagram_business_manage_insights' }, /insights/],
  ['no Page', 'facebook', { account: '20000000000003' }, /didn’t share a Page/],
  ['a missing permission', 'facebook', { ...known.facebook, without: 'read_insights' }, /all three permissions/],
  ['no channel', 'youtube', { account: 'none' }, /no YouTube channel/],
  [
    'a missing box',
    'youtube',
    { ...known.youtube, without: 'https://www.googleapis.com/auth/yt-analytics.readonly' },
    /both boxes/,
  ],
])('says what to do about %s', async (_what, platform, choice, words) => {
  const member = await makeMember(app, 'influencer');
  const { status, body } = await connect(app, member, platform, choice);
  expect({ status, code: body.code }).toEqual({ status: 422, code: 'RULE' });
  expect(body.reason).toMatch(words);
});

it('declining returns without a code', async () => {
  const member = await makeMember(app, 'influencer');
  for (const platform of ['instagram', 'facebook', 'youtube'] as const) {
    const answer = await consent(app, await begin(app, member, platform), {});
    expect([answer.get('error'), answer.get('code')]).toEqual(['access_denied', null]);
  }
});

it('connects every chosen Page', async () => {
  const member = await makeMember(app, 'brand');
  const { body } = await connect(app, member, 'facebook', { account: '20000000000002' });
  expect(body.data).toMatchObject({ handle: 'sandboxmoves' });
  expect((await accountsOf(app, member)).map(({ handle }) => handle)).toEqual(['sandboxmoves', '310000000000003']);
});

it('distinguishes a hidden number of subscribers from an unknown one, and no posts from 0', async () => {
  const member = await makeMember(app, 'influencer');
  const hidden = (await connect(app, member, 'youtube', { account: 'UCsandboxQuietStudio0002' })).body.data as Account;
  expect(hidden.connection).toMatchObject({ followers_hidden: true });
  await connect(app, member, 'instagram', { account: '17841400000000003' });
  const { db } = app.context;
  const snapshots = await db
    .selectFrom('social_snapshot')
    .select(['followers', 'reach', 'audience'])
    .orderBy('id')
    .execute();
  expect(snapshots[0]).toMatchObject({ followers: null });
  expect(snapshots[1]).toMatchObject({ reach: null, audience: null });
  const views = await db.selectFrom('social_media').select('views').where('views', 'is', null).execute();
  expect(views.length).toBeGreaterThan(0);
});

it('moves an imported handle out of its unclaimed profile, with its bookmarks', async () => {
  const { db } = app.context;
  const [member, holder] = [await makeMember(app, 'influencer'), await makeMember(app, 'brand')];
  const profile = await db
    .insertInto('influencer_profile')
    .values({ display_name: 'Kavya', username: 'kavya.imported' })
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('social_account')
    .values({
      influencer_id: profile.id,
      platform_id: 'instagram',
      handle: 'Nila.Sandbox',
      source: 'imported',
      followers: 5,
    })
    .execute();
  await db
    .insertInto('bookmark')
    .values({ account_id: Number(holder.id), influencer_id: profile.id })
    .execute();
  expect((await connect(app, member, 'instagram')).status).toBe(200);
  const retired = await db
    .selectFrom('influencer_profile')
    .select(['hidden_at', 'handles'])
    .where('id', '=', profile.id)
    .executeTakeFirstOrThrow();
  expect(retired).toMatchObject({ hidden_at: expect.any(Date), handles: [] });
  const rows = await db
    .selectFrom('bookmark')
    .select('influencer_id')
    .where('account_id', '=', Number(holder.id))
    .execute();
  expect(rows).toEqual([{ influencer_id: Number(member.id) }]);
});

it('makes the referrer’s reward pending, once, and removes the warning from every open page', async () => {
  const referrer = await signUp(app);
  const invited = await signUpBy(app, referrer, { role: 'influencer' });
  const live = await connectLive(app, invited);
  expect((await connect(app, invited, 'instagram')).status).toBe(200);
  expect(await live.waitFor('social_accounts')).toEqual({ total: 1 });
  expect((await readReferrals(app, referrer)).counts).toMatchObject({ joined: 1, qualified: 0 });
  expect(await readReferrals(app, referrer)).toMatchObject({ pending: 100 });
  await connect(app, invited, 'youtube');
  expect(await readReferrals(app, referrer)).toMatchObject({ pending: 100, withdrawable: 0 });
  hangUp();
});

describe('removing a connected account', () => {
  it('revokes the permission at the provider, retrying until it succeeds', async () => {
    const member = await makeMember(app, 'influencer');
    const { id } = (await connect(app, member, 'youtube')).body.data as Account;
    await letFail(app, 'youtube', 'error');
    expect((await app.api(`DELETE /user/social/accounts/${id}`, { token: member.token })).status).toBe(200);
    const { db } = app.context;
    const waiting = () => db.selectFrom('social_revocation').select(['tries', 'access_token']).execute();
    await app.context.settled();
    expect(await waiting()).toMatchObject([{ tries: 1, access_token: expect.not.stringContaining('SBX') }]);
    await letFail(app, 'youtube', 'none');
    const { giveBackRights } = await import('../social-tokens/revocations.service.ts');
    await giveBackRights({ ...app.context, now: () => new Date(Date.now() + 3_600_000) });
    expect(await waiting()).toEqual([]);
    expect(await db.selectFrom('social_snapshot').select('id').execute()).toEqual([]);
    // The pictures of all accounts connected before are kept first.
  }, 120_000);

  it('keeps a consent that another Page depends on', async () => {
    const member = await makeMember(app, 'brand');
    await connect(app, member, 'facebook', { account: '20000000000002' });
    const [first, second] = await accountsOf(app, member);
    await app.api(`DELETE /user/social/accounts/${first?.id}`, { token: member.token });
    const reply = await app.api(`POST /user/social/accounts/${second?.id}/refresh`, { token: member.token });
    expect(reply.body.data).toMatchObject({ connection: { health: 'connected', problem: null } });
  });
});

describe("Meta's callbacks", () => {
  it('handle a revoked permission, and notify the owner', async () => {
    const member = await makeMember(app, 'influencer');
    await connect(app, member, 'instagram');
    const reached = await (await control(app, 'instagram/deauthorize', { account: 'nila.sandbox' })).json();
    expect(reached).toMatchObject({ data: { status: 200 } });
    expect(await accountsOf(app, member)).toMatchObject([{ connection: { health: 'broken', problem: 'revoked' } }]);
    const notices = await app.context.db
      .selectFrom('notification')
      .select(['type', 'title'])
      .where('account_id', '=', Number(member.id))
      .execute();
    expect(notices).toMatchObject([{ type: 'social', title: 'Instagram: connect @nila.sandbox again' }]);
  });

  it('erase what was read, and confirm it for the code', async () => {
    const member = await makeMember(app, 'influencer');
    await connect(app, member, 'facebook');
    const reached = (await (await control(app, 'facebook/data-deletion', { account: 'sandboxcooks' })).json()) as {
      data: { answer: { url: string; confirmation_code: string } };
    };
    const { url, confirmation_code: code } = reached.data.answer;
    expect(url).toMatch(new RegExp(`/api/social/erasures/${code}$`));
    const page = await fetch(app.url + new URL(url).pathname);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('1 connected account of Facebook')]);
    expect(await accountsOf(app, member)).toEqual([]);
    expect((await fetch(`${app.url}/api/social/erasures/${'0'.repeat(24)}`)).status).toBe(404);
  });

  it('reject any other signature', async () => {
    const member = await makeMember(app, 'influencer');
    await connect(app, member, 'instagram');
    const payload = Buffer.from(JSON.stringify({ algorithm: 'HMAC-SHA256', user_id: '7001' })).toString('base64url');
    for (const signed_request of [`${'A'.repeat(43)}.${payload}`, payload, '', '.', 'x.y.z']) {
      const reply = await fetch(`${app.url}/api/social/instagram/data-deletion`, {
        method: 'POST',
        body: new URLSearchParams({ signed_request }),
      });
      expect(reply.status).toBe(400);
    }
    expect(await accountsOf(app, member)).toHaveLength(1);
  });
});
