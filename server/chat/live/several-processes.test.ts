import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Message } from '../../../contract/chat/messages.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { makeSomebody } from '../../../tests/chat/people.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import type { Member } from '../../../tests/members.ts';
import { describeWithRedis } from '../../../tests/needs.ts';
import { findRedis, type Service, startRedis } from '../../../tests/services.ts';

/** Runs in the test step on PostgreSQL. */
const describePair = testDatabases.includes('postgres') ? describeWithRedis : describe.skip;

/** Two servers, each with its own fan-out, on one database. */
describePair('two processes', () => {
  let redis: Service;
  let one: TestApp;
  let other: TestApp;
  const plain = new Set<Socket>();

  beforeAll(async () => {
    redis = await startRedis(findRedis() ?? '');
    const database = await openTestDatabase('postgres');
    const shared = { SECRET_KEY: 'shared '.repeat(6), REDIS_URL: redis.url };
    one = await startTestApp(database, shared);
    other = await startTestApp({ ...database, close: async () => {} }, shared);
    await untilCrossing();
  });
  afterEach(() => {
    for (const socket of plain) socket.close();
    plain.clear();
    hangUp();
  });
  afterAll(async () => {
    await other.close();
    await one.close();
    await redis.stop();
  });

  async function makePair(): Promise<[Member, Member]> {
    return [await makeSomebody(one, { role: 'brand' }), await makeSomebody(one)];
  }

  /** Waits until an event published by one process arrives at the other. */
  async function untilCrossing(): Promise<void> {
    const [brand, creator] = await makePair();
    await vi.waitFor(
      async () => {
        const [author, reader] = [await connect(one, brand), await connect(other, creator)];
        await author.say(creator, 'Is anybody there?');
        await vi.waitFor(() => expect(reader.heard('receive_message')).not.toEqual([]), { timeout: 500 });
      },
      { timeout: 20_000, interval: 200 },
    );
    hangUp();
  }

  /** A client with only the events and the library's defaults. */
  async function dialPlainly(app: TestApp, who: Member): Promise<Socket> {
    const socket = io(app.url, { auth: { token: who.token }, forceNew: true });
    plain.add(socket);
    await once(socket as never, 'connect');
    return socket;
  }

  it('forward messages, read marks and notifications, each once', async () => {
    const [brand, creator] = await makePair();
    const [author, reader] = [await connect(one, brand), await connect(other, creator)];
    const { db } = one.context;
    await db
      .updateTable('account')
      .set({ last_active_at: new Date(0) })
      .where('id', '=', Number(creator.id))
      .execute();
    const reply = await author.say(creator, 'across');
    const { data } = reply as unknown as { data: Message };
    expect(await reader.waitFor('receive_message')).toMatchObject({ id: data.id, description: 'across' });
    expect(await reader.waitFor('notification')).toMatchObject({ type: 'chat' });
    await reader.ask('messageRead', { senderId: brand.id, receiverId: creator.id });
    expect(await author.waitFor('message_read')).toEqual({ sender_id: brand.id, receiver_id: creator.id });
    await author.say(creator, 'last');
    await reader.waitFor('receive_message', (message) => message.description === 'last');
    expect(reader.heard('receive_message')).toHaveLength(2);
    expect(author.heard('message_sent')).toHaveLength(2);
  });

  it('close the sockets of a session that signs out at the other one', async () => {
    const [brand] = await makePair();
    const client = await connect(other, brand);
    const ended = once(client.socket as never, 'disconnect');
    await one.api('POST /auth/logout', { token: brand.token });
    await ended;
  });

  it('continue alone while Redis is down, and make everybody reconnect when it is back', async () => {
    const [brand, creator] = await makePair();
    const [author, reader] = [await connect(one, brand), await dialPlainly(other, creator)];
    const far: Message[] = [];
    reader.on('receive_message', (message: Message) => far.push(message));
    await redis.kill();
    expect(await author.say(creator, 'into the gap')).toMatchObject({ result: true });
    await author.waitFor('message_sent', (message) => message.description === 'into the gap');
    const signedOut = await makeSomebody(one);
    const stale = await connect(other, signedOut);
    expect((await one.api('POST /auth/logout', { token: signedOut.token })).status).toBe(200);

    const left = once(reader as never, 'disconnect');
    const staleLeft = once(stale.socket as never, 'disconnect');
    await redis.start();
    const [reason] = await left;
    expect(reason).toMatch(/^transport/);
    await once(reader as never, 'connect');
    await staleLeft;
    expect(far).toEqual([]);
    expect(await reader.emitWithAck('join', creator.id)).toEqual({ result: true, cursor: '1' });
    await untilCrossing();
  });

  it('do not wait for a hanging Redis', async () => {
    const [brand, creator] = await makePair();
    const [author, reader] = [await connect(one, brand), await dialPlainly(other, creator)];
    const left = once(reader as never, 'disconnect');
    redis.pause();
    try {
      const before = performance.now();
      for (const text of ['1', '2', '3']) expect(await author.say(creator, text)).toMatchObject({ result: true });
      await one.api('POST /auth/logout', { token: (await makeSomebody(one)).token });
      expect(performance.now() - before).toBeLessThan(3_000);
      await author.waitFor('message_sent', (message) => message.description === '3');
    } finally {
      redis.resume();
    }
    await untilCrossing();
    reader.close();
    await left;
  });

  it('start without Redis, and connect to it later', async () => {
    await redis.kill();
    const third = await startTestApp(
      { db: one.context.db, kind: 'postgres', target: { socketDir: '' }, close: async () => {} },
      { SECRET_KEY: 'shared '.repeat(6), REDIS_URL: redis.url, LOG_LEVEL: 'silent' },
    );
    try {
      const [brand, creator] = await makePair();
      const author = await connect(third, brand);
      expect(await author.say(creator, 'alone')).toMatchObject({ result: true });
    } finally {
      await redis.start();
      await third.close();
    }
    await untilCrossing();
  });
});
