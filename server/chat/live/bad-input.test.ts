/** Invalid and hostile input of one client: it always gets an answer, and nobody else is affected. */
import { once } from 'node:events';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { WebSocket as PlainSocket } from 'ws';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, hangUp, type LiveClient } from '../../../tests/chat/live-client.ts';
import { block, makeSomebody } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import type { Member } from '../../../tests/members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase(), { LOG_LEVEL: 'silent' });
});
afterEach(hangUp);
afterAll(() => app.close());

/** Two people chatting while others misbehave. */
async function openBystanders() {
  const [one, other] = [await makeSomebody(app), await makeSomebody(app)];
  const [speaker, listener] = [await connect(app, one), await connect(app, other)];
  return {
    async talk() {
      const text = crypto.randomUUID();
      expect(await speaker.say(other, text)).toMatchObject({ result: true });
      await listener.waitFor('receive_message', (message) => message.description === text);
      expect([speaker.socket.connected, listener.socket.connected]).toEqual([true, true]);
    },
  };
}

const refusal = (code: string) => ({ result: false, code, reason: expect.stringMatching(/^[A-Z].*\.$/) });

async function expectAlive(client: LiveClient, to: Member): Promise<void> {
  expect(client.socket.connected).toBe(true);
  expect(await client.say(to, 'still here')).toMatchObject({ result: true });
}

/** Nested arrays. */
const nest = (depth: number) => JSON.parse(`${'['.repeat(depth)}${']'.repeat(depth)}`);

describe('a message', () => {
  type Make = (good: Record<string, unknown>) => unknown;
  const with_ =
    (more: object): Make =>
    (good) => ({ ...good, ...more });
  const cases: [string, Make, string][] = [
    ['blank', with_({ description: '' }), 'BAD_INPUT'],
    ['of spaces of any kind', with_({ description: ' \t\n\u00a0\u2003\ufeff' }), 'BAD_INPUT'],
    ['of 4,001 characters', with_({ description: 'क'.repeat(4001) }), 'BAD_INPUT'],
    ['of 4,001 emoji', with_({ description: '🌶'.repeat(4001) }), 'BAD_INPUT'],
    ['of 60 kB', with_({ description: 'x'.repeat(60_000) }), 'BAD_INPUT'],
    ['of 300 kB', with_({ description: 'x'.repeat(300_000) }), 'BAD_INPUT'],
    ['with NUL', with_({ description: 'a\0b' }), 'BAD_INPUT'],
    ['with half an emoji', with_({ description: 'a\ud83c' }), 'BAD_INPUT'],
    ['with an id that cannot be stored', with_({ clientId: '\udf36' }), 'BAD_INPUT'],
    ['with an id too long', with_({ clientId: 'x'.repeat(101) }), 'BAD_INPUT'],
    ['of bytes', with_({ description: Buffer.from('x') }), 'BAD_INPUT'],
    ['that is bytes', () => Buffer.alloc(100_000, 7), 'BAD_INPUT'],
    ['that is a list', () => ['x'], 'BAD_INPUT'],
    ['that is null', () => null, 'BAD_INPUT'],
    ['that is a number', () => 7, 'BAD_INPUT'],
    ['nested without end', with_({ description: nest(4000) }), 'BAD_INPUT'],
    ['with ids that are numbers', (good) => ({ ...good, receiverId: Number(good.receiverId) }), 'BAD_INPUT'],
    ['with a prototype', () => JSON.parse('{"__proto__":{"senderId":"1"}}'), 'BAD_INPUT'],
    ['with something unknown beside it', with_({ is_read: 1 }), 'BAD_INPUT'],
    ["in another's name", (good) => ({ ...good, senderId: good.receiverId }), 'FORBIDDEN'],
    ['to oneself', (good) => ({ ...good, receiverId: good.senderId }), 'BAD_INPUT'],
    ['to nobody', with_({ receiverId: '987654321' }), 'NOT_FOUND'],
    ['to no id', with_({ receiverId: "1' or '1'='1" }), 'BAD_INPUT'],
    ['about no campaign', with_({ campaign_id: '987654321' }), 'NOT_FOUND'],
  ];

  it('is refused with a reason, acknowledged or not, and the socket stays open', async () => {
    const [brand, creator] = [await makeSomebody(app), await makeSomebody(app)];
    const [author, reader] = [await connect(app, brand), await connect(app, creator)];
    const bystanders = await openBystanders();
    for (const [name, make, code] of cases) {
      const payload = make({ senderId: brand.id, receiverId: creator.id, description: 'x' });
      expect(await author.ask('sendMessage', payload), name).toEqual(expect.objectContaining(refusal(code)));
      const refusals = author.heard('refused').length;
      author.socket.emit('sendMessage', payload);
      await author.waitFor('refused', () => author.heard('refused').length > refusals);
      expect(author.heard('refused').at(-1), name).toMatchObject({ event: 'sendMessage', code });
    }
    await bystanders.talk();
    await expectAlive(author, creator);
    await reader.waitFor('receive_message');
    expect(reader.heard('receive_message').map((message) => message.description)).toEqual(['still here']);
  });

  it('may have 4,000 emoji', async () => {
    const [brand, creator] = [await makeSomebody(app), await makeSomebody(app)];
    const author = await connect(app, brand);
    expect(await author.say(creator, '🌶'.repeat(4000))).toMatchObject({ result: true });
  });

  it('gets the same answer for an unknown, unverified, deleted or blocking receiver', async () => {
    const brand = await makeSomebody(app);
    const author = await connect(app, brand);
    const [blocker, blocked] = [await makeSomebody(app), await makeSomebody(app)];
    await block(app, blocker, brand);
    await block(app, brand, blocked);
    const others = [
      { id: '987654321', token: '' },
      await makeSomebody(app, { email_verified_at: null, mobile_verified_at: null }),
      await makeSomebody(app, { deleted_at: new Date(), email: null, mobile: null, password_hash: null }),
      blocker,
      blocked,
    ];
    const answers = [];
    for (const other of others) answers.push(await author.say(other, 'x'));
    expect(answers).toEqual(
      others.map(() => ({ result: false, code: 'NOT_FOUND', reason: 'This person was not found.' })),
    );
  });
});

describe('other events', () => {
  it('are refused with a reason when unknown or malformed', async () => {
    const [brand, creator] = [await makeSomebody(app), await makeSomebody(app)];
    const author = await connect(app, brand);
    const bystanders = await openBystanders();
    const cases: [string, unknown][] = [
      ['toString', 1],
      ['__proto__', {}],
      ['error', 'x'],
      ['x'.repeat(50_000), {}],
      ['receive_message', {}],
      ['messageRead', { senderId: 7 }],
      ['messageRead', nest(4000)],
      ['typing', Buffer.alloc(10_000)],
      ['typing', { receiverId: 'x'.repeat(50_000) }],
      ['join', nest(4000)],
      ['join', { id: {} }],
    ];
    for (const [event, payload] of cases) {
      const answer = await author.ask(event, payload);
      expect(answer, event.slice(0, 30)).toMatchObject({
        result: false,
        code: expect.stringMatching(/^(BAD_INPUT|NOT_FOUND)$/),
      });
      author.socket.emit(event, payload);
    }
    await author.waitFor('refused', () => author.heard('refused').length === cases.length);
    const read = { senderId: 'nobody', receiverId: brand.id };
    expect(await author.ask('messageRead', read)).toMatchObject({
      code: 'BAD_INPUT',
      fields: { senderId: expect.any(String) },
    });
    expect(await author.ask('typing', { receiverId: 'nobody' })).toMatchObject({ code: 'BAD_INPUT' });
    await bystanders.talk();
    await expectAlive(author, creator);
  });
});

/** A bare WebSocket that sends raw frames of the protocol. */
async function openRaw(token: string): Promise<WebSocket> {
  const socket = new WebSocket(`${app.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
  await once(socket, 'open');
  const joined = new Promise((resolve) => {
    socket.addEventListener('message', ({ data }) => String(data).startsWith('40') && resolve(data));
  });
  socket.send(`40${JSON.stringify({ token })}`);
  await joined;
  return socket;
}

describe('hostile frames', () => {
  const frames: (string | Uint8Array<ArrayBuffer>)[] = [
    '42',
    '42[',
    '42{}',
    '42[]',
    '42[null]',
    '42["disconnect"]',
    '42["error","x"]',
    '42["sendMessage"',
    '4299999999999999999999["sendMessage",{}]',
    '451-["sendMessage",{"_placeholder":true,"num":0}]',
    '451-["sendMessage",{"_placeholder":true,"num":9}]',
    '4599999-["sendMessage"]',
    '431[{}]',
    '44{"message":"x"}',
    '42/other,["sendMessage",{}]',
    '40/other,{}',
    '49',
    '9',
    '',
    'x'.repeat(1000),
    new Uint8Array([0, 1, 2, 3]),
    new Uint8Array(600_000),
    `42["sendMessage","${'x'.repeat(600_000)}"]`,
  ];

  it('affect only their own connection', async () => {
    const somebody = await makeSomebody(app);
    const bystanders = await openBystanders();
    for (const frame of frames) {
      const socket = await openRaw(somebody.token);
      socket.send(frame);
      if (typeof frame === 'string' && frame.startsWith('451')) socket.send(new Uint8Array([1, 2, 3]));
      socket.send('42["join"]');
      await bystanders.talk();
      socket.close();
    }
    expect(await (await connect(app, somebody)).ask('join')).toMatchObject({ result: true });
  });
});

describe('a token', () => {
  it('that was revoked ends its connections, and is refused with a reason on reconnecting', async () => {
    const [brand, creator] = [await makeSomebody(app), await makeSomebody(app)];
    const author = await connect(app, brand);
    const bystanders = await openBystanders();
    const ended = once(author.socket as never, 'disconnect');
    await app.api('POST /auth/logout', { token: brand.token });
    await ended;
    const refused = once(author.socket as never, 'connect_error');
    author.socket.connect();
    const [error] = await refused;
    expect((error as { data: unknown }).data).toEqual(refusal('UNAUTHENTICATED'));
    await bystanders.talk();
    expect(await (await connect(app, creator)).ask('join')).toMatchObject({ cursor: '0' });
  });
});

describe('a flood', () => {
  it('of unread replies ends its own connection before memory fills up', async () => {
    const somebody = await makeSomebody(app);
    const bystanders = await openBystanders();
    const socket = new PlainSocket(`${app.url.replace('http', 'ws')}/socket.io/?EIO=4&transport=websocket`);
    await once(socket, 'open');
    const joined = new Promise((resolve) => {
      socket.on('message', (data) => String(data).startsWith('40') && resolve(data));
    });
    socket.send(`40${JSON.stringify({ token: somebody.token })}`);
    await joined;
    socket.pause();
    const unknownFields = Object.fromEntries(Array.from({ length: 20 }, (_, at) => [`${at}`.padEnd(60, 'x'), 1]));
    for (let sent = 0; sent < 20_000; sent += 1) socket.send(`42${sent}${JSON.stringify(['typing', unknownFields])}`);
    await vi.waitFor(() => expect(socket.bufferedAmount).toBe(0), 30_000);
    await bystanders.talk();
    socket.resume();
    await once(socket, 'close');
  }, 60_000);

  it('of any event is refused with a reason, and the socket stays open', async () => {
    const limited = await startTestApp(await openTestDatabase(), { RATE_LIMITS: 'on', LOG_LEVEL: 'silent' });
    try {
      const [brand, creator, other] = [
        await makeSomebody(limited),
        await makeSomebody(limited),
        await makeSomebody(limited),
      ];
      const [author, calm] = [await connect(limited, brand), await connect(limited, other)];
      for (const [event, payload] of [
        ['sendMessage', { senderId: brand.id, receiverId: creator.id, description: 'x' }],
        ['typing', { receiverId: creator.id }],
        ['messageRead', { senderId: creator.id, receiverId: brand.id }],
        ['join', brand.id],
      ] as const) {
        const answers = await Promise.all(Array.from({ length: 150 }, () => author.ask(event, payload)));
        expect(
          answers.filter((answer) => 'code' in answer && answer.code === 'TOO_MANY').length,
          event,
        ).toBeGreaterThan(20);
        expect(await calm.say(creator, event)).toMatchObject({ result: true });
      }
      expect(author.socket.connected).toBe(true);
      const crowd = await Promise.all(Array.from({ length: 8 }, () => connect(limited, other)));
      const sent = crowd.flatMap((each) => Array.from({ length: 60 }, () => each.say(creator, 'many')));
      expect((await Promise.all(sent)).filter(({ result }) => result).length).toBeLessThan(300);
    } finally {
      hangUp();
      await limited.close();
    }
  });
});
