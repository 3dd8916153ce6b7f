import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Message } from '../../../contract/chat/messages.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, dial, hangUp } from '../../../tests/chat/live-client.ts';
import { block, makeSomebody, signIn } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeCampaign } from '../../../tests/makers/campaign.ts';
import { type Member, makeMember } from '../../../tests/members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(hangUp);
afterAll(() => app.close());

async function makePair(): Promise<[Member, Member]> {
  return [await makeSomebody(app, { role: 'brand' }), await makeSomebody(app)];
}

async function storedBy(sender: Member): Promise<number> {
  const rows = await app.context.db
    .selectFrom('message')
    .select('id')
    .where('sender_id', '=', Number(sender.id))
    .execute();
  return rows.length;
}

describe('the handshake', () => {
  const outcome = async (options: Parameters<typeof dial>[1]) => {
    const socket = dial(app, options);
    return Promise.race([
      once(socket as never, 'connect').then(() => 'connected'),
      once(socket as never, 'connect_error').then(
        ([error]) => (error as { data?: { code: string } }).data?.code ?? 'refused',
      ),
    ]);
  };

  it.each([undefined, null, '', 7, {}, 'x'.repeat(43), 'y'.repeat(5000)])('refuses the token %j', async (token) => {
    expect(await outcome({ token })).toBe('UNAUTHENTICATED');
  });

  it('accepts the own origin and none, and no other', async () => {
    const { token } = await makeSomebody(app);
    expect(await outcome({ token })).toBe('connected');
    expect(await outcome({ token, headers: { origin: app.context.config.publicUrl } })).toBe('connected');
    expect(await outcome({ token, headers: { origin: app.url } })).toBe('connected');
    expect(await outcome({ token, headers: { origin: 'https://evil.example' } })).toBe('refused');
    expect(await outcome({ token, headers: { origin: 'null' } })).toBe('refused');
  });
});

describe('a message', () => {
  it('reaches both sides on every device and is acknowledged as stored', async () => {
    const [brand, creator] = await makePair();
    const [author, reader] = [await connect(app, brand), await connect(app, creator)];
    const second = await connect(app, { id: brand.id, token: await signIn(app, brand.id) });
    const reply = await author.say(creator, ' Namaskaram \n₹18,000 🌶️ ', { clientId: 'one' });
    expect(reply).toMatchObject({
      result: true,
      data: { sender_id: brand.id, receiver_id: creator.id, description: ' Namaskaram \n₹18,000 🌶️ ', is_read: 0 },
    });
    const sent = (reply as { data: Message }).data;
    expect(await reader.waitFor('receive_message')).toEqual({ ...sent, client_id: null, cursor: '1' });
    expect(await author.waitFor('message_sent')).toEqual(sent);
    expect(await second.waitFor('message_sent')).toEqual(sent);
  });

  it('is stored once when sent twice with the same client id, also concurrently', async () => {
    const [brand, creator] = await makePair();
    const author = await connect(app, brand);
    const second = await connect(app, brand);
    const reader = await connect(app, creator);
    const replies = await Promise.all(
      [author, second, author, second].map((client) => client.say(creator, 'once', { clientId: 'same' })),
    );
    replies.push(await author.say(creator, 'once', { clientId: 'same' }));
    expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
    expect(await storedBy(brand)).toBe(1);
    await author.say(creator, 'after');
    const isAfter = (message: Message) => message.description === 'after';
    await reader.waitFor('receive_message', isAfter);
    expect(reader.heard('receive_message').map(({ description }) => description)).toEqual(['once', 'after']);
    await Promise.all([author, second].map((client) => client.waitFor('message_sent', isAfter)));
    for (const client of [author, second]) expect(client.heard('message_sent')).toHaveLength(2);
  });

  it('is delivered again, when repeated, to devices that connected since', async () => {
    const [brand, creator] = await makePair();
    const author = await connect(app, brand);
    const first = await author.say(creator, 'x', { clientId: 'again' });
    const [second, reader] = [await connect(app, brand), await connect(app, creator)];
    expect(await author.say(creator, 'x', { clientId: 'again' })).toEqual(first);
    const { data } = first as { data: Message };
    expect(await reader.waitFor('receive_message')).toEqual({ ...data, client_id: null });
    expect(await second.waitFor('message_sent')).toEqual(data);
  });

  it('is stored once when the same client id goes to two people concurrently', async () => {
    const [brand, creator] = await makePair();
    const other = await makeSomebody(app);
    const author = await connect(app, brand);
    const [one, two] = await Promise.all([
      author.say(creator, 'x', { clientId: 'k' }),
      author.say(other, 'x', { clientId: 'k' }),
    ]);
    expect(one).toEqual(two);
    expect(await storedBy(brand)).toBe(1);
  });

  it('keeps the sending order', async () => {
    const [brand, creator] = await makePair();
    const [author, reader] = [await connect(app, brand), await connect(app, creator)];
    const texts = Array.from({ length: 40 }, (_, index) => String(index));
    await Promise.all(texts.map((text) => author.say(creator, text)));
    await reader.waitFor('receive_message', (message) => message.description === '39');
    expect(reader.heard('receive_message').map((message) => message.description)).toEqual(texts);
  });

  it('can refer to a campaign of one of the two, and no other', async () => {
    const [brand, creator] = await makePair();
    const other = await makeMember(app, 'brand');
    const make = (owner: Member, more = {}) => makeCampaign(app.context.db, { creator_id: Number(owner.id), ...more });
    const author = await connect(app, creator);
    const tagged = async (campaign: { id: number }) =>
      author.say(brand, 'about it', { campaign_id: String(campaign.id) });
    const own = await make(brand);
    expect(await tagged(own)).toMatchObject({ result: true, data: { campaign_id: String(own.id) } });
    expect(await tagged(await make(other))).toMatchObject({ result: false, code: 'NOT_FOUND' });
    expect(await tagged(await make(brand, { is_draft: true }))).toMatchObject({ result: false, code: 'NOT_FOUND' });
  });

  it('is refused with a reason, and the socket stays open', async () => {
    const [brand, creator] = await makePair();
    const unverified = await makeSomebody(app, { email_verified_at: null, mobile_verified_at: null });
    const blocker = await makeSomebody(app);
    await block(app, blocker, brand);
    const author = await connect(app, brand);
    const good = { senderId: brand.id, receiverId: creator.id, description: 'x' };
    const cases: [object | string | undefined, string][] = [
      [{ ...good, description: ' \n\t ' }, 'BAD_INPUT'],
      [{ ...good, description: 'é'.repeat(4001) }, 'BAD_INPUT'],
      [{ ...good, description: 'a\0b' }, 'BAD_INPUT'],
      [{ ...good, clientId: 'a\0b' }, 'BAD_INPUT'],
      [{ ...good, clientId: '' }, 'BAD_INPUT'],
      [{ ...good, description: 7 }, 'BAD_INPUT'],
      [{ ...good, colour: 'red' }, 'BAD_INPUT'],
      [{ ...good, senderId: creator.id }, 'FORBIDDEN'],
      [{ ...good, receiverId: brand.id }, 'BAD_INPUT'],
      [{ ...good, receiverId: '987654321' }, 'NOT_FOUND'],
      [{ ...good, receiverId: 'nobody' }, 'BAD_INPUT'],
      [{ ...good, receiverId: unverified.id }, 'NOT_FOUND'],
      [{ ...good, receiverId: blocker.id }, 'NOT_FOUND'],
      [{ ...good, campaign_id: '987654321' }, 'NOT_FOUND'],
      ['text', 'BAD_INPUT'],
      [undefined, 'BAD_INPUT'],
    ];
    for (const [payload, code] of cases) {
      const reply = await author.ask('sendMessage', payload);
      expect(reply, JSON.stringify(payload)).toMatchObject({
        result: false,
        code,
        reason: expect.stringMatching(/\.$/),
      });
    }
    const unknown = await author.ask('sendMessage', { ...good, receiverId: '987654321' });
    expect(await author.ask('sendMessage', { ...good, receiverId: blocker.id })).toEqual(unknown);
    expect(await storedBy(brand)).toBe(0);
    expect(await author.say(creator, '🌶️'.repeat(1333))).toMatchObject({ result: true });
    expect(await author.say(creator, '🌶'.repeat(4000))).toMatchObject({ result: true });
  });
});

describe('the other events', () => {
  it('join with the position in the stream, in the own name only', async () => {
    const [brand, creator] = await makePair();
    const [author, reader] = [await connect(app, brand), await connect(app, creator)];
    expect(await author.ask('join', brand.id)).toEqual({ result: true, cursor: '0' });
    await author.say(creator, 'x');
    expect(await author.ask('join')).toEqual({ result: true, cursor: '1' });
    expect(await author.ask('join', { id: brand.id, fullname: 'Any' })).toMatchObject({ result: true });
    expect(await author.ask('join', creator.id)).toMatchObject({ result: false, code: 'FORBIDDEN' });
    await reader.say(brand, 'for you');
    await author.waitFor('receive_message');
    expect(author.heard('receive_message')).toHaveLength(1);
  });

  it('tell the author once what was read', async () => {
    const [brand, creator] = await makePair();
    const [author, reader] = [await connect(app, brand), await connect(app, creator)];
    await author.say(creator, 'x');
    const ids = { senderId: brand.id, receiverId: creator.id };
    expect(await author.ask('messageRead', ids)).toMatchObject({ code: 'FORBIDDEN' });
    expect(await reader.ask('messageRead', ids)).toEqual({ result: true });
    expect(await reader.ask('messageRead', ids)).toEqual({ result: true });
    expect(await author.waitFor('message_read')).toEqual({ sender_id: brand.id, receiver_id: creator.id });
    await author.say(creator, 'y');
    await reader.waitFor('receive_message', (message) => message.description === 'y');
    expect(author.heard('message_read')).toHaveLength(1);
  });

  it('get an answer when unknown or malformed, also without an acknowledgement', async () => {
    const [brand] = await makePair();
    const client = await connect(app, brand);
    expect(await client.ask('dropTables', {})).toMatchObject({ result: false, code: 'BAD_INPUT' });
    client.socket.emit('messageRead', 'garbage');
    expect(await client.waitFor('refused')).toMatchObject({ event: 'messageRead', code: 'BAD_INPUT' });
    expect(client.socket.connected).toBe(true);
  });
});

describe('the end of a connection', () => {
  it.each(['logout', 'user-disconnect'])('follows %s', async (how) => {
    const somebody = await makeSomebody(app);
    const client = await connect(app, somebody);
    const other = await connect(app, { id: somebody.id, token: await signIn(app, somebody.id) });
    const ended = once(client.socket as never, 'disconnect');
    if (how === 'logout') await app.api('POST /auth/logout', { token: somebody.token });
    else client.socket.emit('user-disconnect');
    await ended;
    expect(await other.ask('join')).toMatchObject({ result: true });
  });
});
