import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makeInfluencer, makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';
import { proveMobile, signUp } from '../../../tests/makers/sign-up.ts';
import type { Member } from '../../../tests/members.ts';
import { unlockingIn } from '../../../tests/unlocking.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { monthStart } from './unlocks.rules.ts';

const day = 24 * 3600 * 1000;

describe.each(testDatabases)('on %s', (kind) => {
  let app: TestApp;
  let world: ReturnType<typeof unlockingIn>;

  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(kind));
    world = unlockingIn(app);
  });
  afterEach(hangUp);
  afterAll(async () => {
    expect((await checkLedger(app.context)).faults).toEqual([]);
    await app.close();
  });

  test('gives a new account 50 coins and the free unlocks once its mobile is verified', async () => {
    const form = { role: 'brand', business_name: 'Malabar Roasters' };
    const newcomer = await signUp(app, form, { provesMobile: false });
    const [creator] = await world.makeCreators(1);
    const fixed = { used: 0, cost_in_coins: 10, silent_days: 14 };
    expect(await world.allowance(newcomer)).toEqual({ ...fixed, quota: 0, coins: 0, needs_mobile: true });
    const refused = await app.api('POST /user/add_unlock_user', {
      token: newcomer.token,
      body: { influencer_id: String(creator?.id) },
    });
    expect(refused.body).toMatchObject({
      code: 'NOT_ENOUGH_COINS',
      reason: expect.stringMatching(/^Confirm your mob/),
    });
    await proveMobile(app, newcomer);
    expect(await world.allowance(newcomer)).toEqual({ ...fixed, quota: 3, coins: 50, needs_mobile: false });
    const { body } = await app.api(`GET /user/${newcomer.id}`, { token: newcomer.token });
    expect(body.data).toMatchObject({ user_coins: 50 });
  });

  test("gives a month's free unlocks once per number, whichever account has verified it", async () => {
    const form = { role: 'brand', business_name: 'Malabar Roasters' };
    const first = await signUp(app, form);
    const creators = await world.makeCreators(3);
    for (const { id } of creators.slice(0, 2)) expect((await world.unlock(first, id)).status).toBe(200);
    const { db } = app.context;
    await db
      .updateTable('account')
      .set({ mobile: null, mobile_verified_at: null })
      .where('id', '=', Number(first.id))
      .execute();
    const second = await signUp(app, { ...form, mobile: first.mobile });
    expect(await world.allowance(second)).toMatchObject({ used: 2, quota: 3 });
    expect((await world.unlock(second, creators[2]?.id ?? 0)).body).toMatchObject({ data: { paid_by: 'quota' } });
    expect(await world.allowance(second)).toMatchObject({ used: 3, quota: 3 });
    expect(await world.allowance(await signUp(app, form))).toMatchObject({ used: 0, quota: 3 });
  });

  test('gives three for free, then charges ten coins each, and nothing for repetitions', async () => {
    const reader = await world.makeReader({ coins: 15, role: 'partner' });
    await world.useFree(reader);
    expect(await world.allowance(reader)).toMatchObject({ used: 3, quota: 3, coins: 15 });
    const [creator, beyond] = await world.makeCreators(2);
    const live = await connect(app, reader);
    const first = await world.unlock(reader, creator?.id ?? 0);
    expect(first).toMatchObject({ status: 200, body: { data: { paid_by: 'coins', coins: 10 } } });
    expect(await live.waitFor('profile')).toMatchObject({ user_coins: 5 });
    expect((await world.unlock(reader, creator?.id ?? 0)).body).toEqual(first.body);
    expect(await world.unlock(reader, beyond?.id ?? 0)).toMatchObject({
      status: 422,
      body: { code: 'NOT_ENOUGH_COINS' },
    });
    expect(await world.allowance(reader)).toMatchObject({ used: 3, coins: 5 });
    expect(await world.unlocked(reader, `?id=${beyond?.id}`)).toMatchObject({ status: 422, body: { code: 'LOCKED' } });
  });

  test('lets one of two concurrent unlocks win with ten coins left, and charges the same one once', async () => {
    const reader = await world.makeReader({ coins: 20 });
    await world.useFree(reader);
    const [same, one, two] = (await world.makeCreators(3)).map(({ id }) => id);
    const twice = await Promise.all([
      world.unlock(reader, same ?? 0),
      world.unlock(reader, same ?? 0),
      world.unlock(reader, same ?? 0),
    ]);
    expect(new Set(twice.map(({ body }) => JSON.stringify(body))).size).toBe(1);
    expect(await world.allowance(reader)).toMatchObject({ coins: 10 });
    const race = await Promise.all([world.unlock(reader, one ?? 0), world.unlock(reader, two ?? 0)]);
    expect(race.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect(await world.allowance(reader)).toMatchObject({ coins: 0 });
    expect((await world.unlocked(reader)).body.data).toHaveLength(5);
  });

  test('never exceeds the free ones under concurrency', async () => {
    const reader = await world.makeReader();
    const replies = await Promise.all((await world.makeCreators(5)).map(({ id }) => world.unlock(reader, id)));
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 422, 422]);
  });

  test('answers a repeated key with the same reply, and refuses the key for another unlock', async () => {
    const reader = await world.makeReader();
    const [creator, other] = await world.makeCreators(2);
    const headers = { 'idempotency-key': 'unlock-1' };
    const first = await world.unlock(reader, creator?.id ?? 0, headers);
    expect((await world.unlock(reader, creator?.id ?? 0, headers)).body).toEqual(first.body);
    expect(await world.unlock(reader, other?.id ?? 0, headers)).toMatchObject({
      body: { code: 'IDEMPOTENCY_KEY_REUSED' },
    });
    expect(await world.allowance(reader)).toMatchObject({ used: 1 });
  });

  test('renews the free ones at midnight in India on the first', async () => {
    const next = monthStart(new Date(monthStart(new Date()).getTime() + 32 * day));
    const { now } = app.context;
    const [late, early] = await world.makeCreators(2);
    try {
      app.context.now = () => new Date(next.getTime() - 1);
      const reader = await world.makeReader();
      await world.useFree(reader);
      expect((await world.unlock(reader, late?.id ?? 0)).status).toBe(422);
      app.context.now = () => next;
      expect(await world.allowance(reader)).toMatchObject({ used: 0, quota: 3 });
      expect((await world.unlock(reader, early?.id ?? 0)).status).toBe(200);
      expect(await world.allowance(reader)).toMatchObject({ used: 1, quota: 3 });
    } finally {
      app.context.now = now;
    }
  });

  test("gives a plan's number in each paid period", async () => {
    const reader = await world.makeReader();
    await world.useFree(reader);
    const { db } = app.context;
    const start = new Date(Date.now() - 10 * day);
    const { id } = await db
      .insertInto('subscription')
      .values({
        account_id: Number(reader.id),
        plan_id: 1,
        provider_id: `sub_${kind}_1`,
        status: 'active',
        current_start: start,
        current_end: new Date(Date.now() + 20 * day),
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    expect(await world.allowance(reader)).toMatchObject({ used: 0, quota: 25 });
    const [creator] = await world.makeCreators(1);
    expect((await world.unlock(reader, creator?.id ?? 0)).body.data).toMatchObject({ paid_by: 'quota', coins: 0 });
    expect(await world.allowance(reader)).toMatchObject({ used: 1, quota: 25 });
    const renewed = new Date(Date.now() + 1000);
    const payment = {
      subscription_id: id,
      provider_payment_id: `pay_${kind}_1`,
      amount: 49_900,
      period_start: renewed,
    };
    await db
      .insertInto('subscription_payment')
      .values({ ...payment, paid_at: renewed })
      .execute();
    expect(await world.allowance(reader)).toMatchObject({ used: 0, quota: 25 });
    await db.updateTable('subscription').set({ status: 'halted' }).where('id', '=', id).execute();
    expect(await world.allowance(reader)).toMatchObject({ used: 3, quota: 3 });
  });

  test('includes contact only in replies to those who unlocked', async () => {
    const reader = await world.makeReader();
    const other = await world.makeReader();
    const contact = {
      contact_email: `agent@example.test`,
      contact_mobile: '9812345670',
      website: 'https://agent.test',
    };
    const creator = await makeInfluencer(app.context.db, { profile: contact });
    const addresses = (own: string) => [
      'GET /browseInfluencers?limit=100',
      `GET /browseinfluencers/influencerDetails/${creator.id}`,
      'GET /top-influencers/kochi',
      `GET /user/${creator.id}`,
      `GET /browseinfluencers/unlock/influencerDetails${own}`,
    ];
    expect((await world.unlock(reader, creator.id)).status).toBe(200);
    for (const query of ['', `?id=${creator.id}`]) {
      for (const call of addresses(query)) {
        const text = JSON.stringify((await app.api(call, { token: other.token })).body);
        for (const secret of [...Object.values(contact), creator.email, creator.mobile])
          expect(text, call).not.toContain(secret);
      }
    }
    const open = { email: contact.contact_email, mobile: contact.contact_mobile, website: contact.website };
    const details = `GET /browseinfluencers/influencerDetails/${creator.id}`;
    const of = async (call: string, { token }: Member) => (await app.api(call, { token })).body.data;
    expect(await of(details, reader)).toMatchObject({ locked: false, contact: open });
    expect(await of(details, other)).toMatchObject({ locked: true, contact: null });
    expect((await world.unlocked(reader)).body.data).toMatchObject([
      { id: String(creator.id), locked: false, contact: open },
    ]);
    expect((await world.unlocked(reader, `?id=${creator.id}`)).body.data).toMatchObject({ contact: open });
    expect((await world.unlocked(other)).body).toMatchObject({ data: [], next_cursor: null });
  });

  test('treats the own profile as open, and lets influencers unlock nobody', async () => {
    const influencer = await world.makeReader({ role: 'influencer', coins: 50 });
    expect((await world.unlocked(influencer, `?id=${influencer.id}`)).body.data).toMatchObject({ locked: false });
    const [creator] = await world.makeCreators(1);
    expect(await world.unlock(influencer, creator?.id ?? 0)).toMatchObject({ status: 422, body: { code: 'ROLE' } });
    expect(await world.allowance(influencer)).toMatchObject({ used: 0, quota: 0, coins: 50 });
  });

  test('does not find unknown, deleted and blocked people, also after the unlock', async () => {
    const reader = await world.makeReader();
    const { db } = app.context;
    const [gone, blocker] = await world.makeCreators(2);
    const unclaimed = await makeUnclaimedInfluencer(db, { profile: { contact_email: 'listed@agent.test' } });
    for (const each of [gone, blocker, unclaimed]) expect((await world.unlock(reader, each?.id ?? 0)).status).toBe(200);
    await db
      .updateTable('influencer_profile')
      .set({ hidden_at: new Date() })
      .where('id', '=', gone?.id ?? 0)
      .execute();
    await db
      .insertInto('block')
      .values({ blocker_id: blocker?.id ?? 0, blocked_id: Number(reader.id) })
      .execute();
    for (const id of [gone?.id, blocker?.id, reader.id, 999_999_999]) {
      expect(await world.unlock(reader, id ?? 0)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      expect((await world.unlocked(reader, `?id=${id}`)).status).toBe(404);
    }
    expect((await world.unlocked(reader)).body.data).toMatchObject([{ id: String(unclaimed.id) }]);
  });

  test('pages the list, latest first', async () => {
    const reader = await world.makeReader();
    const ids = (await world.makeCreators(3)).map(({ id }) => String(id));
    for (const id of ids) await world.unlock(reader, id);
    const first = await world.unlocked(reader, '?limit=2');
    const rest = await world.unlocked(reader, `?limit=2&cursor=${first.body.next_cursor}`);
    const seen = [first, rest].flatMap(({ body }) => (body.data as { id: string }[]).map(({ id }) => id));
    expect(seen).toEqual(ids.toReversed());
    expect(rest.body.next_cursor).toBeNull();
  });
});
