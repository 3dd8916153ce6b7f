/** Many concurrent unlocks, through two processes on one database: no more than quota and coins allow. */
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { makeMessage } from '../../../tests/makers/message.ts';
import { unlockingIn } from '../../../tests/unlocking.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { refundUnanswered } from './refunds.service.ts';

const day = 24 * 3600 * 1000;
const free = 3;
const price = 10;

describe.each(testDatabases)('on %s', (kind) => {
  let apps: TestApp[];
  let worlds: ReturnType<typeof unlockingIn>[];
  let creators: { id: number }[];

  beforeAll(async () => {
    const database = await openTestDatabase(kind);
    const second = await startTestApp({ ...database, close: async () => {} });
    apps = [second, await startTestApp(database)];
    worlds = apps.map(unlockingIn);
    creators = (await worlds[0]?.makeCreators(8)) ?? [];
  });
  afterAll(async () => {
    for (const app of apps) {
      expect((await checkLedger(app.context)).faults).toEqual([]);
      await app.close();
    }
  });

  const acts = fc.array(fc.record({ creator: fc.nat(7), door: fc.nat(1) }), { minLength: 1, maxLength: 12 });

  test('takes exactly what was paid for, each creator once, whatever is requested concurrently', async () => {
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 0, max: 45 }), acts, async (coins, wanted) => {
        const reader = await worlds[0]?.makeReader({ coins });
        if (!reader) return;
        const replies = await Promise.all(
          wanted.map(({ creator, door }) => worlds[door]?.unlock(reader, creators[creator]?.id ?? 0)),
        );
        const asked = new Set(wanted.map(({ creator }) => creator)).size;
        const paidFor = Math.min(asked, free + Math.floor(coins / price));
        const open = replies.flatMap((reply) => (reply?.status === 200 ? [reply.body.data as { id: string }] : []));
        expect(new Set(open.map(({ id }) => id)).size).toBe(paidFor);
        expect(replies.every((reply) => reply?.status === 200 || reply?.body.code === 'NOT_ENOUGH_COINS')).toBe(true);
        const spent = Math.max(0, paidFor - free) * price;
        expect(await worlds[1]?.allowance(reader)).toMatchObject({
          used: Math.min(paidFor, free),
          coins: coins - spent,
        });
      }),
      { numRuns: 5 },
    );
  });

  test('takes no more than the person agreed to when free unlocks run out', async () => {
    const [one, two] = worlds;
    const reader = await one?.makeReader({ coins: 50 });
    if (!one || !two || !reader) return;
    const replies = await Promise.all(
      creators.map(({ id }, place) => (place % 2 ? one : two).unlock(reader, id, {}, { max_coins: 0 })),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 200, 200, 409, 409, 409, 409, 409]);
    expect(await one.allowance(reader)).toMatchObject({ used: 3, coins: 50 });
  });

  test('refunds once from two processes and a report at the same time', async () => {
    const [world] = worlds;
    const reader = await world?.makeReader({ coins: 10 });
    const creator = creators[0];
    if (!world || !reader || !creator) return;
    await world.useFree(reader);
    expect((await world.unlock(reader, creator.id)).status).toBe(200);
    const { db } = apps[0]?.context ?? {};
    if (db) await makeMessage(db, { senderId: Number(reader.id), receiverId: creator.id });
    for (const { context } of apps) context.now = () => new Date(Date.now() + 15 * day);
    await Promise.all([...apps.map(({ context }) => refundUnanswered(context)), world.report(reader, creator.id)]);
    expect(await world.allowance(reader)).toMatchObject({ coins: 10 });
  });
});
