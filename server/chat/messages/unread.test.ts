import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ConversationUser, Message } from '../../../contract/chat/messages.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { makeSomebody } from '../../../tests/chat/people.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import type { Member } from '../../../tests/members.ts';
import { listConversations } from './conversations.service.ts';
import { listSince, listUnread, markRead } from './messages.service.ts';
import { sendMessage } from './send.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const person = fc.nat({ max: 2 });
const act = fc.record({
  kind: fc.constantFrom('send', 'send', 'send', 'read', 'repeat'),
  from: person,
  to: person,
  together: fc.boolean(),
});
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never;

/** A minimal reference model of what three people did. */
interface Model {
  sent: { from: number; to: number; clientId: string; read: boolean }[];
}

async function perform({ kind, from, to }: Act, people: Member[], model: Model): Promise<void> {
  if (from === to) return;
  const [author, other] = [people[from] as Member, people[to] as Member];
  if (kind === 'read') {
    for (const each of model.sent) if (each.from === to && each.to === from) each.read = true;
    return markRead(app.context, { authorId: Number(other.id), reader: Number(author.id) });
  }
  const last = model.sent.findLast((each) => each.from === from && each.to === to);
  const isRepeat = kind === 'repeat' && last !== undefined;
  const clientId = isRepeat ? last.clientId : `c${model.sent.length}`;
  if (!isRepeat) model.sent.push({ from, to, clientId, read: false });
  const outgoing = { senderId: author.id, receiverId: other.id, description: clientId, clientId };
  await sendMessage(app.context, { id: Number(author.id) }, outgoing);
}

/** Acts marked `together` run concurrently with the one before, except reading, whose order matters. */
async function performAll(acts: Act[], people: Member[], model: Model): Promise<void> {
  let running: Promise<void>[] = [];
  for (const each of acts) {
    if (!each.together || each.kind === 'read') {
      await Promise.all(running);
      running = [];
    }
    const done = perform(each, people, model);
    running.push(done);
    if (each.kind === 'read') await done;
  }
  await Promise.all(running);
}

async function checkAgainst(model: Model, people: Member[]): Promise<void> {
  for (const [index, somebody] of people.entries()) {
    const user = { id: Number(somebody.id) };
    const unread = await listUnread(app.context, user, { limit: 1000 });
    const waiting = model.sent.filter((each) => each.to === index && !each.read);
    expect(new Set(unread.data.map((each) => each.client_id ?? each.description))).toEqual(
      new Set(waiting.map((each) => each.clientId)),
    );
    const { data: chats } = await listConversations(app.context, user, { limit: 100 });
    for (const chat of chats as ConversationUser[]) {
      const other = people.findIndex((each) => each.id === chat.id);
      expect(chat.unread_count).toBe(waiting.filter((each) => each.from === other).length);
    }
    const { data: stream } = await listSince(app.context, user, { cursor: '0', limit: 1000 });
    const own = model.sent.filter((each) => each.from === index || each.to === index);
    expect((stream as Message[]).map((each) => each.cursor)).toEqual(own.map((_, place) => String(place + 1)));
  }
}

it('unread counts, positions and streams equal a recount, whatever is sent, repeated and read', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
      const people = [await makeSomebody(app), await makeSomebody(app), await makeSomebody(app)];
      const model: Model = { sent: [] };
      await performAll(acts, people, model);
      await checkAgainst(model, people);
    }),
    { numRuns: 25 },
  );
});

it('a reader following the cursor during concurrent writes misses nothing', async () => {
  const people = await Promise.all(Array.from({ length: 5 }, () => makeSomebody(app)));
  const reader = people[0] as Member;
  const writers = people.slice(1);
  const perWriter = 15;
  let writing = true;
  const written = Promise.all(
    writers.map(async (writer, index) => {
      for (let count = 0; count < perWriter; count += 1) {
        const outgoing = { senderId: writer.id, receiverId: reader.id, description: `${index}:${count}` };
        await sendMessage(app.context, { id: Number(writer.id) }, outgoing);
      }
    }),
  ).then(() => {
    writing = false;
  });
  const seen: string[] = [];
  let cursor = '0';
  for (let last = false; !last; ) {
    last = !writing;
    const { data } = await listSince(app.context, { id: Number(reader.id) }, { cursor, limit: 7 });
    if (data.length === 7) last = false;
    seen.push(...data.map((each) => each.description));
    cursor = data.at(-1)?.cursor ?? cursor;
  }
  await written;
  expect(cursor).toBe(String(writers.length * perWriter));
  expect(new Set(seen).size).toBe(writers.length * perWriter);
});
