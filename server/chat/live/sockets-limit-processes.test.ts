import { once } from 'node:events';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { dial, hangUp } from '../../../tests/chat/live-client.ts';
import { makeSomebody } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import type { Member } from '../../../tests/members.ts';
import { describeWithRedis } from '../../../tests/needs.ts';
import { findRedis, type Service, startRedis } from '../../../tests/services.ts';
import { createLog } from '../../kit/context/log.ts';
import { createRedisFanOut } from './redis-fan-out.ts';

describeWithRedis('sockets of one user over two processes', () => {
  let redis: Service;
  let one: TestApp;
  let other: TestApp;
  beforeAll(async () => {
    redis = await startRedis(findRedis() ?? '');
    const database = await openTestDatabase();
    const shared = { SECRET_KEY: 'shared '.repeat(6), REDIS_URL: redis.url, RATE_LIMITS: 'on', SOCKETS_PER_USER: '4' };
    one = await startTestApp(database, shared);
    other = await startTestApp({ ...database, close: async () => {} }, shared);
    await vi.waitFor(() => expectShared(one, other), { timeout: 20_000, interval: 100 });
    hangUp();
  });
  afterAll(async () => {
    hangUp();
    await other.close();
    await one.close();
    await redis.stop();
  });

  async function tryToConnect(app: TestApp, { token }: Member): Promise<boolean> {
    const socket = dial(app, { token });
    return Promise.race([
      once(socket as never, 'connect').then(() => true),
      once(socket as never, 'connect_error').then(() => false),
    ]);
  }

  /** Waits until the limit is enforced across both processes. */
  async function expectShared(...apps: [TestApp, TestApp]): Promise<void> {
    const person = await makeSomebody(one);
    const outcomes: boolean[] = [];
    for (let each = 0; each < 6; each += 1) outcomes.push(await tryToConnect(apps[each % 2] as TestApp, person));
    expect(outcomes).toEqual([true, true, true, true, false, false]);
  }

  it('are limited in total; closing one frees a place in the other process', async () => {
    const person = await makeSomebody(one);
    const first = dial(one, { token: person.token });
    await once(first as never, 'connect');
    for (const app of [one, other, other]) expect(await tryToConnect(app, person)).toBe(true);
    expect(await tryToConnect(other, person)).toBe(false);
    expect(await tryToConnect(one, person)).toBe(false);
    first.close();
    await vi.waitFor(async () => expect(await tryToConnect(other, person)).toBe(true), { timeout: 5_000 });
    expect(await tryToConnect(one, person)).toBe(false);
    expect(await tryToConnect(one, await makeSomebody(one))).toBe(true);
  });

  it('stay limited when connecting to both at once', async () => {
    const person = await makeSomebody(one);
    const tries = Array.from({ length: 16 }, (_, at) => tryToConnect(at % 2 ? one : other, person));
    expect((await Promise.all(tries)).filter(Boolean)).toHaveLength(4);
  });

  it('of a dead process are forgotten after its heartbeat expires', async () => {
    const person = await makeSomebody(one);
    const died = createRedisFanOut({ url: redis.url, secretKey: one.context.secretKey, log: createLog('fatal') });
    const refuse = async () => {
      hangUp();
      died.places?.tell(Number(person.id), 4);
      expect(await tryToConnect(one, person)).toBe(false);
    };
    await vi.waitFor(refuse, { timeout: 10_000 });
    await died.close();
    await vi.waitFor(async () => expect(await tryToConnect(one, person)).toBe(true), {
      timeout: 20_000,
      interval: 500,
    });
  });

  it('are counted per process while the broker is down, and together again afterwards', async () => {
    await redis.kill();
    const person = await makeSomebody(one);
    await vi.waitFor(async () => expect(await tryToConnect(one, person)).toBe(true), { timeout: 10_000 });
    hangUp();
    await redis.start();
    await vi.waitFor(() => expectShared(other, one), { timeout: 20_000, interval: 200 });
  });
});
