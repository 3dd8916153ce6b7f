import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { ConversationUser, ListedMessage, Message } from '../../../contract/chat/messages.ts';
import { type ApiReply, startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { block, makeSomebody } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import type { Member } from '../../../tests/members.ts';
import { encodeCursor } from '../../kit/http/cursor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(hangUp);
afterAll(() => app.close());

const messagesOf = (reply: ApiReply) => reply.body.data as Message[];

async function makePair(): Promise<[Member, Member]> {
  return [await makeSomebody(app, { role: 'brand', businessName: 'Malabar Roasters' }), await makeSomebody(app)];
}

/** Sends these in turn, each acknowledged before the next. */
async function say(from: Member, to: Member, ...texts: string[]): Promise<Message[]> {
  const client = await connect(app, from);
  const sent: Message[] = [];
  for (const text of texts) {
    const reply = await client.say(to, text);
    if (!reply.result) throw new Error(reply.reason);
    sent.push(reply.data);
  }
  client.close();
  return sent;
}

function read(who: Member, other: Member, more: object = {}): Promise<ApiReply> {
  const body = { sender_id: other.id, receiver_id: who.id, ...more };
  return app.api('POST /user/get_user_messages', { token: who.token, body });
}

describe('get_user_messages', () => {
  it('returns the newest page oldest first, and earlier ones by cursor', async () => {
    const [brand, creator] = await makePair();
    await say(brand, creator, '1', '2', '3');
    await say(creator, brand, '4', '5');
    const newest = await read(creator, brand, { limit: 2 });
    expect(messagesOf(newest).map((each) => each.description)).toEqual(['4', '5']);
    const earlier = await read(creator, brand, { limit: 2, before: messagesOf(newest)[0]?.cursor });
    expect(messagesOf(earlier).map((each) => each.description)).toEqual(['2', '3']);
    const first = await read(creator, brand, { limit: 2, before: earlier.body.next_cursor });
    expect(messagesOf(first).map((each) => each.description)).toEqual(['1']);
    expect(first.body.next_cursor).toBeNull();
  });

  it('includes the other person, also before the first message', async () => {
    const [brand, creator] = await makePair();
    const reply = await read(creator, brand);
    expect(reply.status).toBe(200);
    expect(reply.body).toMatchObject({ result: true, data: [], next_cursor: null });
    expect(reply.body.user).toMatchObject({
      id: brand.id,
      role: { id: 'brand', name: 'Brand' },
      business_name: 'Malabar Roasters',
      unread_count: 0,
      chat_info: null,
    });
  });

  it('marks incoming messages as read on request, tells the author, and changes nothing else', async () => {
    const [brand, creator] = await makePair();
    const author = await connect(app, brand);
    await say(brand, creator, 'one', 'two');
    await say(creator, brand, 'back');
    expect(messagesOf(await read(creator, brand)).map((each) => each.is_read)).toEqual([0, 0, 0]);
    const reply = await read(creator, brand, { is_read: 1 });
    expect(messagesOf(reply).map((each) => each.is_read)).toEqual([1, 1, 0]);
    expect(await author.waitFor('message_read')).toEqual({ sender_id: brand.id, receiver_id: creator.id });
  });

  it('refuses a conversation of others', async () => {
    const [brand, creator] = await makePair();
    const stranger = await makeSomebody(app);
    await say(brand, creator, 'between us');
    const body = { sender_id: brand.id, receiver_id: creator.id };
    const reply = await app.api('POST /user/get_user_messages', { token: stranger.token, body });
    expect(reply).toMatchObject({ status: 403, body: { result: false, code: 'FORBIDDEN' } });
    const bad = await app.api('POST /user/get_user_messages', { token: stranger.token, body: { ...body, limit: 0 } });
    expect(bad.status).toBe(403);
  });

  it.each([
    ['999999999', 404],
    ['nobody', 400],
    ['-1', 400],
    ['0', 400],
  ])('answers %s with %i', async (id, status) => {
    const [brand] = await makePair();
    expect((await read(brand, { id, token: '' })).status).toBe(status);
  });

  it('keeps an old conversation readable after a block, and hides people without a conversation', async () => {
    const [brand, creator] = await makePair();
    const stranger = await makeSomebody(app);
    await say(brand, creator, 'before');
    await block(app, creator, brand);
    await block(app, creator, stranger);
    const unchanged = await read(brand, creator);
    expect(messagesOf(unchanged)).toHaveLength(1);
    expect(unchanged.body).toMatchObject({
      can: { write: { reason: expect.any(String) }, block: { reason: expect.any(String) } },
    });
    expect((await read(stranger, creator)).status).toBe(404);
    const call = (who: Member) => app.api(`GET /user/get_chat_users_list/${who.id}`, { token: who.token });
    const seen = [
      unchanged.body.user,
      ...((await call(brand)).body.data as object[]),
      ...((await call(creator)).body.data as object[]),
    ];
    expect(seen).toEqual(seen.map(() => expect.objectContaining({ last_active: null })));
  });

  it.each([
    [{ limit: 0 }, 'limit'],
    [{ limit: 101 }, 'limit'],
    [{ before: 'x' }, 'before'],
    [{ is_read: 2 }, 'is_read'],
    [{ colour: 'red' }, 'colour'],
  ])('names what is wrong in %j', async (more, field) => {
    const [brand, creator] = await makePair();
    const reply = await read(brand, creator, more);
    expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
    expect(Object.keys(reply.body.fields ?? {})).toContain(field);
  });
});

describe('unread', () => {
  it('lists unread messages oldest first, with their senders, by page', async () => {
    const [brand, creator] = await makePair();
    const partner = await makeSomebody(app, { role: 'partner', fullname: 'Studio Chaya' });
    await say(brand, creator, 'a');
    await say(partner, creator, 'b');
    await say(brand, creator, 'c');
    await say(creator, brand, 'mine');
    const call = `GET /user/get_user_unread_message/${creator.id}`;
    const all = await app.api(call, { token: creator.token });
    expect(messagesOf(all).map((each) => each.description)).toEqual(['a', 'b', 'c']);
    expect((all.body.data as ListedMessage[])[1]).toMatchObject({ fullname: 'Studio Chaya', title: 'Studio Chaya' });
    const body = { receiver_id: creator.id, limit: 2 };
    const page = await app.api('POST /user/get_user_unread_message', { token: creator.token, body });
    expect(messagesOf(page).map((each) => each.description)).toEqual(['a', 'b']);
    const rest = await app.api(`${call}?cursor=${page.body.next_cursor}`, { token: creator.token });
    expect(messagesOf(rest).map((each) => each.description)).toEqual(['c']);
    expect(rest.body.next_cursor).toBeNull();
  });

  it('returns the latest incoming message of each sender', async () => {
    const [brand, creator] = await makePair();
    const other = await makeSomebody(app);
    await say(brand, creator, 'old', 'new');
    await say(other, creator, 'hello');
    await read(creator, brand, { is_read: true });
    const body = { receiver_id: creator.id };
    const reply = await app.api('POST /user/user_unread_message_chats', { token: creator.token, body });
    expect(messagesOf(reply).map((each) => each.description)).toEqual(['hello', 'new']);
  });
});

describe('get_chat_users_list', () => {
  const list = async (who: Member, query = '') => {
    const reply = await app.api(`GET /user/get_chat_users_list/${who.id}${query}`, { token: who.token });
    expect(reply.status).toBe(200);
    return { users: reply.body.data as ConversationUser[], next: reply.body.next_cursor as string | null };
  };

  it('lists the newest conversation first, with unread count and last message', async () => {
    const [brand, creator] = await makePair();
    const other = await makeSomebody(app, { fullname: '100% मीरा जोशी' });
    await say(brand, creator, 'x', 'y');
    await say(other, creator, 'first');
    await say(creator, other, 'answer');
    const { users } = await list(creator);
    expect(users.map((user) => [user.id, user.unread_count])).toEqual([
      [other.id, 1],
      [brand.id, 2],
    ]);
    expect(users[0]?.chat_info).toMatchObject({
      message_type: 'text',
      last_message: 'answer',
      sender_id: creator.id,
      is_read: 0,
    });
    const first = await list(creator, '?limit=1');
    const second = await list(creator, `?limit=1&cursor=${first.next}`);
    expect([first.users[0]?.id, second.users[0]?.id, second.next]).toEqual([other.id, brand.id, null]);
    const found = async (q: string) =>
      (await list(creator, `?q=${encodeURIComponent(q)}`)).users.map((user) => user.id);
    expect([await found('100% मीरा'), await found('1%0 मीरा')]).toEqual([[other.id], []]);
    expect((await list(creator, '?q=malabar')).users.map((user) => user.id)).toEqual([brand.id]);
    expect((await list(creator, '?q=_')).users).toEqual([]);
  });

  it.each(['zz', encodeCursor(['0000-01-01T00:00:00Z', 1]), encodeCursor(['2026-13-01T00:00:00Z', 1])])(
    'refuses the cursor %s',
    async (cursor) => {
      const [brand] = await makePair();
      const reply = await app.api(`GET /user/get_chat_users_list/${brand.id}?cursor=${cursor}`, { token: brand.token });
      expect(reply).toMatchObject({ status: 400, body: { fields: { cursor: expect.any(String) } } });
    },
  );
});

describe('messages/since', () => {
  it('returns sent and received messages after a cursor, in order', async () => {
    const [brand, creator] = await makePair();
    const other = await makeSomebody(app);
    await say(brand, creator, 'a');
    await say(creator, other, 'b');
    await say(other, creator, 'c');
    const since = (cursor: string, query = '') =>
      app.api(`GET /user/messages/since/${cursor}${query}`, { token: creator.token });
    const all = messagesOf(await since('0'));
    expect(all.map((each) => [each.description, each.cursor])).toEqual([
      ['a', '1'],
      ['b', '2'],
      ['c', '3'],
    ]);
    const page = await since('0', '?limit=2');
    expect(page.body.next_cursor).toBe('2');
    expect(messagesOf(await since('2')).map((each) => each.description)).toEqual(['c']);
    expect(await since('abc')).toMatchObject({ status: 400 });
  });
});

describe('acting for another person', () => {
  it.each([
    ['GET /user/get_user_unread_message/{id}', undefined],
    ['GET /user/get_chat_users_list/{id}', undefined],
    ['GET /user/get_user_notifications/{id}', undefined],
    ['POST /user/get_user_unread_message', { receiver_id: '{id}' }],
    ['POST /user/user_unread_message_chats', { receiver_id: '{id}' }],
  ])('%s is refused', async (call, body) => {
    const [one, other] = await makePair();
    const named = { ...body, ...(body ? { receiver_id: other.id } : {}) };
    const ask = (token?: string) =>
      app.api(call.replace('{id}', other.id), { ...(token ? { token } : {}), ...(body ? { body: named } : {}) });
    expect((await ask(one.token)).status).toBe(403);
    expect((await ask()).status).toBe(401);
    expect((await ask('x'.repeat(43))).status).toBe(401);
  });
});
