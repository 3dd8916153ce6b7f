import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, hangUp, type LiveClient } from '../../../tests/chat/live-client.ts';
import { block, makeSomebody } from '../../../tests/chat/people.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeMessage } from '../../../tests/makers/message.ts';
import type { Member } from '../../../tests/members.ts';
import { sendMessage } from '../messages/send.service.ts';
import { arrive, showTyping } from './presence.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(hangUp);
afterAll(() => app.close());

async function makeFriends(): Promise<[Member, Member]> {
  const [one, other] = [await makeSomebody(app), await makeSomebody(app)];
  await makeMessage(app.context.db, { senderId: Number(one.id), receiverId: Number(other.id) });
  return [one, other];
}

/** Waits until everything sent to this client so far has arrived: a message of its own arrives last. */
async function settle(client: LiveClient, of: Member, to: Member): Promise<void> {
  const text = crypto.randomUUID();
  await client.ask('typing', { receiverId: to.id });
  await sendMessage(app.context, { id: Number(of.id) }, { senderId: of.id, receiverId: to.id, description: text });
  await client.waitFor('message_sent', (message) => message.description === text);
}

const presencesOf = (client: LiveClient, who: Member) =>
  client.heard('presence').filter((presence) => presence.user_id === who.id);

it('shows partners who connects and disconnects, once however many devices they have', async () => {
  const [brand, creator] = await makeFriends();
  const watcher = await connect(app, creator);
  const started = Date.now();
  const phone = await connect(app, brand);
  const { last_active } = await watcher.waitFor('presence', ({ user_id }) => user_id === brand.id);
  expect(Math.abs(new Date(last_active).getTime() - started)).toBeLessThan(5_000);
  const laptop = await connect(app, brand);
  phone.close();
  await settle(watcher, creator, brand);
  expect(presencesOf(watcher, brand)).toHaveLength(1);
  laptop.close();
  await watcher.waitFor('presence', (presence) => presence.user_id === brand.id && presence.last_active > last_active);
});

it('announces nothing when somebody reconnects at once', async () => {
  const [brand, creator] = await makeFriends();
  const watcher = await connect(app, creator);
  (await connect(app, brand)).close();
  await watcher.waitFor('presence', ({ user_id }) => user_id === brand.id);
  await connect(app, brand);
  await settle(watcher, creator, brand);
  expect(presencesOf(watcher, brand)).toHaveLength(1);
});

it('forwards typing to anyone reachable, also before the first message', async () => {
  const [brand, stranger] = [await makeSomebody(app), await makeSomebody(app)];
  const [author, reader] = [await connect(app, brand), await connect(app, stranger)];
  await author.ask('typing', { receiverId: stranger.id });
  expect(await reader.waitFor('typing')).toEqual({ sender_id: brand.id });
});

it('hides presence from strangers, and both presence and typing across a block in either direction', async () => {
  const [brand, creator] = await makeFriends();
  const stranger = await makeSomebody(app);
  const [author, outside] = [await connect(app, brand), await connect(app, stranger)];
  const reader = await connect(app, creator);
  expect(await author.ask('typing', { receiverId: creator.id })).toEqual({ result: true });
  expect(await reader.waitFor('typing')).toEqual({ sender_id: brand.id });
  await block(app, creator, brand);
  expect(await author.ask('typing', { receiverId: creator.id })).toEqual({ result: true });
  expect(await reader.ask('typing', { receiverId: brand.id })).toEqual({ result: true });
  const heard = [reader, author, outside].map((client) => client.heard('typing').length);
  expect(heard).toEqual([1, 0, 0]);
  const [late] = await makeFriends();
  await block(app, late, creator);
  await makeMessage(app.context.db, { senderId: Number(late.id), receiverId: Number(creator.id) });
  await connect(app, late);
  await outside.ask('join');
  expect(presencesOf(reader, late)).toEqual([]);
});

it('runs as many queries for a hundred people typing or connecting at once as for one', async () => {
  const friends = await Promise.all(Array.from({ length: 20 }, makeFriends));
  const type = (times: number) => (context: typeof app.context) =>
    Promise.all(
      Array.from({ length: times }, (_, index) => {
        const [one, other] = friends[index % friends.length] as [Member, Member];
        return showTyping(context, { id: Number(one.id) }, Number(other.id));
      }),
    );
  expect(await countQueries(app.context, type(100))).toBe(await countQueries(app.context, type(1)));
  const come = (people: number) => async (context: typeof app.context) => {
    const effects: Promise<unknown>[] = [];
    const observed = {
      ...context,
      afterCommit: (effect: () => unknown) => void effects.push(Promise.resolve(effect())),
    };
    for (const [one] of friends.slice(0, people)) arrive(observed, { id: Number(one.id) });
    await Promise.all(effects);
  };
  expect(await countQueries(app.context, come(20))).toBe(await countQueries(app.context, come(1)));
});
