/** The chat model over real connections: three people with two devices each, in 150 random sequences. */
import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConversationUser, Message } from '../contract/chat/messages.ts';
import { startTestApp, type TestApp } from './app.ts';
import { connect, hangUp, type LiveClient } from './chat/live-client.ts';
import { makeSomebody } from './chat/people.ts';
import { createPlainDevice, type PlainDevice, type Unsent } from './chat/plain-device.ts';
import { openTestDatabase } from './database.ts';
import type { Member } from './members.ts';

const sequences = 150;
const devicesEach = 2;

let app: TestApp;
let people: Member[];
let browsers: Browser[];
/** Reference model: stored messages by client id. */
const stored = new Map<string, { from: string; to: string; isRead: boolean }>();

beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  people = [await makeSomebody(app), await makeSomebody(app), await makeSomebody(app)];
  browsers = people.flatMap((owner) => Array.from({ length: devicesEach }, () => openBrowser(owner)));
});
afterAll(async () => {
  hangUp();
  await app.close();
});

interface Browser {
  owner: Member;
  device: PlainDevice;
  connect(): Promise<void>;
  drop(): Promise<void>;
  /** Waits until nothing is in flight to the server. */
  settle(): Promise<void>;
}

function openBrowser(owner: Member): Browser {
  let client: LiveClient | null = null;
  const sending = new Set<Promise<void>>();
  const send = async ({ receiverId, clientId }: Unsent) => {
    const to = String(receiverId);
    const reply = await client?.say({ id: to, token: '' }, clientId, { clientId });
    expect(reply).toMatchObject({ result: true });
    if (!stored.has(clientId)) stored.set(clientId, { from: owner.id, to, isRead: false });
    if (device.isConnected()) device.acknowledge(clientId);
  };
  const device = createPlainDevice({
    async position() {
      const reply = await (client as LiveClient).ask<{ cursor: string }>('join');
      return reply.result ? reply.cursor : '0';
    },
    async since(cursor) {
      const { body } = await app.api(`GET /user/messages/since/${cursor}`, { token: owner.token });
      return body as unknown as { data: Message[]; next_cursor: string | null };
    },
    send(unsent) {
      const sent = send(unsent).finally(() => sending.delete(sent));
      sending.add(sent);
    },
  });
  const settle = async () => {
    while (sending.size > 0) await Promise.all(sending);
  };
  return {
    owner,
    device,
    settle,
    async connect() {
      if (!client) {
        client = await connect(app, owner);
        for (const event of ['receive_message', 'message_sent']) client.socket.on(event, device.hear);
      }
      await device.connect();
    },
    async drop() {
      // Messages in flight are stored, but their acknowledgements are lost.
      device.drop();
      await settle();
      client?.close();
      client = null;
    },
  };
}

const act = fc.record({
  kind: fc.constantFrom('write', 'write', 'write', 'read', 'drop', 'connect', 'repeat'),
  browser: fc.nat({ max: 3 * devicesEach - 1 }),
  choice: fc.nat({ max: 50 }),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

async function perform({ kind, browser: index, choice }: Act): Promise<void> {
  const browser = browsers[index] as Browser;
  const { device, owner } = browser;
  const other = people.filter((each) => each !== owner)[choice % 2] as Member;
  if (kind === 'write') {
    device.write({ receiverId: Number(other.id), clientId: `${index}:${device.written.length}` });
  }
  if (kind === 'repeat') device.repeat(choice);
  if (kind === 'drop') await browser.drop();
  if (kind === 'connect') await browser.connect();
  if (kind === 'read') await read(owner, other);
}

async function read(reader: Member, author: Member): Promise<void> {
  for (const browser of browsers) await browser.settle();
  const body = { sender_id: author.id, receiver_id: reader.id, is_read: 1, limit: 1 };
  const reply = await app.api('POST /user/get_user_messages', { token: reader.token, body });
  expect(reply.status).toBe(200);
  for (const each of stored.values()) if (each.from === author.id && each.to === reader.id) each.isRead = true;
}

/** Connects everybody, sends everything and fetches what was missed. */
async function finish(): Promise<void> {
  await Promise.all(browsers.map((browser) => browser.connect()));
  await Promise.all(browsers.map((browser) => browser.settle()));
  await Promise.all(browsers.map(({ device }) => device.connect()));
  await Promise.all(browsers.map(({ device }) => device.settle()));
}

async function checkUnread({ id, token }: Member): Promise<void> {
  const { body } = await app.api(`GET /user/get_chat_users_list/${id}`, { token });
  const listed = (body.data as ConversationUser[]).map((chat) => [chat.id, chat.unread_count]);
  const unread = [...stored.values()].filter((each) => each.to === id && !each.isRead);
  expect(listed).toEqual(listed.map(([other]) => [other, unread.filter((each) => each.from === other).length]));
}

function checkStream({ device, owner }: Browser): void {
  const end = [...stored.values()].filter((each) => each.from === owner.id || each.to === owner.id).length;
  const cursors = [...device.kept.values()].map(({ cursor }) => Number(cursor)).filter((at) => at > device.first());
  expect(cursors.toSorted((a, b) => a - b)).toEqual(
    Array.from({ length: end - device.first() }, (_, index) => device.first() + index + 1),
  );
  expect(device.isDone()).toBe(true);
}

it('holds over real connections, and each person’s messages are sent in writing order', async () => {
  for (const acts of fc.sample(fc.array(act, { minLength: 3, maxLength: 12 }), { numRuns: sequences, seed: 2026 })) {
    for (const each of acts) await perform(each);
    await finish();
    await Promise.all(people.map(checkUnread));
    for (const browser of browsers) checkStream(browser);
  }
  expect(stored.size).toBeGreaterThan(sequences);
  const rows = await app.context.db.selectFrom('message').selectAll().orderBy('seq').execute();
  expect(rows).toHaveLength(stored.size);
  for (const { device } of browsers) {
    for (const { id } of people) {
      const own = device.written.filter(({ receiverId }) => String(receiverId) === id).map(({ clientId }) => clientId);
      const inOrder = rows.filter((row) => String(row.receiver_id) === id && own.includes(row.client_id ?? ''));
      expect(inOrder.map((row) => row.client_id)).toEqual(own);
    }
  }
}, 120_000);
