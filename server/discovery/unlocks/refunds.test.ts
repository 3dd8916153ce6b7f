import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makeInfluencer, makeUnclaimedInfluencer } from '../../../tests/makers/influencer.ts';
import { makeMessage } from '../../../tests/makers/message.ts';
import type { Member } from '../../../tests/members.ts';
import { unlockingIn } from '../../../tests/unlocking.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { refundUnanswered } from './refunds.service.ts';
import { monthStart } from './unlocks.rules.ts';

const day = 24 * 3600 * 1000;
const clock = () => new Date();

describe.each(testDatabases)('on %s', (kind) => {
  let app: TestApp;
  let world: ReturnType<typeof unlockingIn>;

  beforeAll(async () => {
    app = await startTestApp(await openTestDatabase(kind));
    world = unlockingIn(app);
  });
  afterEach(() => {
    app.context.now = clock;
  });
  afterAll(async () => {
    expect((await checkLedger(app.context)).faults).toEqual([]);
    await app.close();
  });

  /** Moves the clock this many days ahead. */
  function later(days: number): Date {
    const then = new Date(Date.now() + days * day);
    app.context.now = () => then;
    return then;
  }
  const write = (from: { id: number | string }, to: { id: number | string }, createdAt = app.context.now()) =>
    makeMessage(app.context.db, { senderId: Number(from.id), receiverId: Number(to.id), createdAt });
  const unlockOf = async (reader: Member, id: number) =>
    ((await world.unlocked(reader, `?id=${id}`)).body.data as { unlock: object } | undefined)?.unlock;

  /** A buyer who paid ten coins for a creator. */
  async function makePaid(creatorId?: number) {
    const reader = await world.makeReader({ coins: 10 });
    await world.useFree(reader);
    const id = creatorId ?? (await makeInfluencer(app.context.db)).id;
    expect((await world.unlock(reader, id)).body.data).toMatchObject({ paid_by: 'coins' });
    return { reader, id };
  }

  describe('an unanswered unlock', () => {
    test('returns the coins once, keeps the contact open and notifies the buyer', async () => {
      const { reader, id } = await makePaid();
      await write(reader, { id });
      later(13.9);
      await refundUnanswered(app.context);
      expect(await world.allowance(reader)).toMatchObject({ coins: 0 });
      later(14.1);
      await Promise.all([refundUnanswered(app.context), refundUnanswered(app.context)]);
      await refundUnanswered(app.context);
      expect(await world.allowance(reader)).toMatchObject({ coins: 10 });
      expect(await unlockOf(reader, id)).toMatchObject({ refund: { reason: 'silent', coins: 10 } });
      const { body } = await app.api(`GET /user/get_user_notifications/${reader.id}`, { token: reader.token });
      expect(body.data).toMatchObject([
        { type: 'money', title: 'You got 10 coins back', link: '/bookmarks?type=unlocked' },
      ]);
      await write({ id }, reader);
      await refundUnanswered(app.context);
      expect(await world.allowance(reader)).toMatchObject({ coins: 10 });
      expect((await world.unlock(reader, id)).body.data).toMatchObject({ refund: { coins: 10 } });
      expect(await world.allowance(reader)).toMatchObject({ coins: 10 });
    });

    test('needs a message without an answer, and no block by the buyer', async () => {
      const unasked = await makePaid();
      const answered = await makePaid();
      const blocking = await makePaid();
      const early = await makePaid();
      await write(early.reader, early, new Date(Date.now() - 20 * day));
      await write(answered.reader, answered);
      await write(answered, answered.reader, new Date(Date.now() + 13.5 * day));
      await write(blocking.reader, blocking);
      await app.context.db
        .insertInto('block')
        .values({ blocker_id: Number(blocking.reader.id), blocked_id: blocking.id })
        .execute();
      later(25);
      await refundUnanswered(app.context);
      for (const { reader } of [unasked, answered, blocking, early]) {
        expect(await world.allowance(reader)).toMatchObject({ coins: 0 });
      }
    });

    test('is returned to a quota that still runs, and in coins afterwards', async () => {
      const start = new Date(monthStart(new Date(Date.now() + 40 * day)).getTime() + day);
      app.context.now = () => start;
      const reader = await world.makeReader();
      const [early, late] = await world.makeCreators(2);
      await world.unlock(reader, early?.id ?? 0);
      await write(reader, early ?? { id: 0 });
      const middle = new Date(start.getTime() + 15 * day);
      app.context.now = () => middle;
      await world.unlock(reader, late?.id ?? 0);
      await write(reader, late ?? { id: 0 });
      expect(await world.allowance(reader)).toMatchObject({ used: 2, coins: 0 });
      await refundUnanswered(app.context);
      expect(await world.allowance(reader)).toMatchObject({ used: 1, coins: 0 });
      expect(await unlockOf(reader, early?.id ?? 0)).toMatchObject({ refund: { reason: 'silent', coins: 0 } });
      app.context.now = () => new Date(middle.getTime() + 15 * day);
      await refundUnanswered(app.context);
      expect(await world.allowance(reader)).toMatchObject({ used: 0, coins: 10 });
      await refundUnanswered(app.context);
      expect(await world.allowance(reader)).toMatchObject({ used: 0, coins: 10 });
    });
  });

  describe('a report', () => {
    test('returns the coins at once when our own facts confirm it', async () => {
      const { db } = app.context;
      const old = new Date(Date.now() - 61 * day);
      const gone = await makeInfluencer(db, { account: { last_active_at: old } });
      const erased = await makeInfluencer(db);
      const unverified = await makeInfluencer(db);
      const listed = await makeUnclaimedInfluencer(db, { profile: { contact_email: 'listed@agent.test' } });
      const paid = [];
      for (const { id } of [gone, erased, unverified, listed]) paid.push(await makePaid(id));
      if (paid[0]) await write(paid[0].reader, gone);
      await db
        .updateTable('account')
        .set({ deleted_at: new Date(), email: null, mobile: null })
        .where('id', '=', erased.id)
        .execute();
      await db.updateTable('account').set({ email_verified_at: null }).where('id', '=', unverified.id).execute();
      await db.updateTable('influencer_profile').set({ contact_email: null }).where('id', '=', listed.id).execute();
      for (const { reader, id } of paid) {
        const { status, body } = await world.report(reader, id);
        expect({ status, body }).toMatchObject({
          status: 200,
          body: { data: { outcome: 'refunded', unlock: { refund: { reason: 'dead_contact', coins: 10 } } } },
        });
        expect(await world.allowance(reader)).toMatchObject({ coins: 10 });
        expect(await world.report(reader, id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      }
    });

    test('goes to the operators otherwise, once, and an unanswered unlock may still be refunded', async () => {
      const { reader, id } = await makePaid();
      expect((await world.report(reader, id)).body.data).toMatchObject({ outcome: 'queued', unlock: { refund: null } });
      expect(await world.report(reader, id)).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
      const queue = await app.context.db
        .selectFrom('report')
        .select(['target_id', 'status'])
        .where('reporter_id', '=', Number(reader.id))
        .execute();
      expect(queue).toEqual([{ target_id: id, status: 'open' }]);
      await write(reader, { id });
      later(15);
      await refundUnanswered(app.context);
      expect(await world.allowance(reader)).toMatchObject({ coins: 10 });
    });

    test('is only for coins paid by the reporter', async () => {
      const { reader, id } = await makePaid();
      const other = await world.makeReader();
      const [free] = await world.makeCreators(1);
      expect((await world.unlock(other, free?.id ?? 0)).status).toBe(200);
      expect(await world.report(other, free?.id ?? 0)).toMatchObject({ status: 422, body: { code: 'RULE' } });
      for (const strange of [id, 999_999_999]) {
        expect(await world.report(other, strange)).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
      }
      const { token } = reader;
      const wrong = { influencer_id: String(id), reason: 'changed my mind' };
      expect((await app.api('POST /user/report_unlock', { token, body: wrong })).status).toBe(400);
    });

    test('refunds once for two at once, and automatically only a few times a month', async () => {
      const limit = app.context.config.unlockReportRefunds;
      const reader = await world.makeReader({ coins: (limit + 1) * 10 });
      await world.useFree(reader);
      const outcomes = [];
      for (let count = 0; count <= limit; count += 1) {
        const { id } = await makeUnclaimedInfluencer(app.context.db, { profile: { website: 'https://gone.test' } });
        await world.unlock(reader, id);
        await app.context.db.updateTable('influencer_profile').set({ website: null }).where('id', '=', id).execute();
        const replies = await Promise.all([world.report(reader, id), world.report(reader, id)]);
        expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
        outcomes.push(...replies.flatMap(({ body }) => (body.data as { outcome: string } | undefined)?.outcome ?? []));
      }
      expect(outcomes).toEqual([...Array.from({ length: limit }, () => 'refunded'), 'queued']);
      expect(await world.allowance(reader)).toMatchObject({ coins: limit * 10 });
    });
  });
});
