import { setTimeout as delay } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Message } from '../../../contract/chat/messages.ts';
import type { OpenDatabase } from '../../../database/connection.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { block, makeSomebody } from '../../../tests/chat/people.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { countWaiting } from '../../../tests/locks.ts';
import type { Member } from '../../../tests/members.ts';
import type { Context } from '../../kit/context/context.ts';
import { storeMessages } from './send.queries.ts';
import { sendMessage } from './send.service.ts';

let database: OpenDatabase;
let app: TestApp;
beforeAll(async () => {
  database = await openTestDatabase();
  app = await startTestApp(database, { LOG_LEVEL: 'silent' });
});
afterAll(() => app.close());

type LocalizedMessage = { from: Member; to: Member; text: string; clientId?: string };

function send(context: Context, { from, to, text, clientId }: LocalizedMessage) {
  const more = clientId === undefined ? {} : { clientId };
  const outgoing = { senderId: from.id, receiverId: to.id, description: text, ...more };
  return sendMessage(context, { id: Number(from.id) }, outgoing);
}

/** 'stored', or the code of the refusal. */
const outcome = (sent: Promise<unknown>) =>
  sent.then(
    () => 'stored',
    (error) => error.code,
  );

const makePeople = (count: number) => Promise.all(Array.from({ length: count }, () => makeSomebody(app)));

async function readMessages(people: Member[]) {
  const ids = people.map(({ id }) => Number(id));
  return app.context.db.selectFrom('message').selectAll().where('sender_id', 'in', ids).orderBy('id').execute();
}

describe('the longest message', () => {
  it("has the operator's limit, in the database's characters", async () => {
    const [from, to] = (await makePeople(2)) as [Member, Member];
    const allow = (messageLength: number) => ({ ...app.context, config: { ...app.context.config, messageLength } });
    const tried = [
      [allow(10), 10],
      [allow(10), 11],
      [allow(10_000), 10_000],
      [allow(10_000), 10_001],
    ] as const;
    const outcomes = tried.map(([context, length]) => outcome(send(context, { from, to, text: '🌶'.repeat(length) })));
    expect(await Promise.all(outcomes)).toEqual(['stored', 'BAD_INPUT', 'stored', 'BAD_INPUT']);
  });
});

describe('several processes writing the same conversations', () => {
  it("store each message once, without gaps in each conversation and each stream, in each sender's order", async () => {
    const people = await makePeople(6);
    const processes = Array.from({ length: 4 }, () => ({ ...app.context }));
    const sent: LocalizedMessage[] = [];
    for (let round = 0; round < 12; round += 1) {
      for (const [index, from] of people.entries()) {
        const to = people[(index + 1 + (round % 5)) % people.length] as Member;
        sent.push({ from, to, text: `${round}`, clientId: `${round}` });
      }
    }
    await Promise.all(
      sent.flatMap((said, index) => {
        const [one, other] = [processes[index % 4], processes[(index * 7 + 1) % 4]] as [Context, Context];
        return index % 3 === 0 ? [send(one, said), send(other, said)] : [send(one, said)];
      }),
    );
    const rows = await readMessages(people);
    expect(rows).toHaveLength(sent.length);
    for (const conversation of new Set(rows.map((row) => row.conversation_id))) {
      const seqs = rows.filter((row) => row.conversation_id === conversation).map((row) => row.seq);
      expect(seqs.toSorted((a, b) => a - b)).toEqual(seqs.map((_, index) => index + 1));
    }
    for (const { id } of people) {
      const positions = rows.flatMap((row) => [
        ...(row.sender_id === Number(id) ? [row.sender_position] : []),
        ...(row.receiver_id === Number(id) ? [row.receiver_position] : []),
      ]);
      expect(positions.toSorted((a, b) => a - b)).toEqual(positions.map((_, index) => index + 1));
    }
  });

  it('see what another one stores while they wait: its numbers, and that it is the same message', async ({ skip }) => {
    skip(database.kind !== 'postgres', 'the embedded database has one session');
    const [from, to] = (await makePeople(2)) as [Member, Member];
    const { db, now } = app.context;
    await send(app.context, { from, to, text: 'first' });
    const [senderId, receiverId] = [Number(from.id), Number(to.id)];
    const draft = {
      personId: null,
      senderId,
      receiverId,
      description: 'x',
      clientId: 'same',
      campaignId: null,
      attachmentId: null,
    };
    const other = await db.startTransaction().execute();
    const [stored] = await storeMessages(other, [draft], now());
    const waiting = [
      send({ ...app.context }, { from, to, text: 'x', clientId: 'same' }),
      send({ ...app.context }, { from: to, to: from, text: 'y' }),
    ];
    await vi.waitFor(async () => expect(await countWaiting(database.db)).toBe(2), { timeout: 5_000 });
    await other.commit().execute();
    const [same, next] = (await Promise.all(waiting)) as [Message, Message];
    expect(same.id).toBe(String(stored?.id));
    expect(next.cursor).toBe('3');
    expect((await readMessages([from, to])).map(({ seq }) => seq)).toEqual([1, 2, 3]);
  });

  it('keep consecutive what one process got consecutively', async () => {
    const [from, to] = (await makePeople(2)) as [Member, Member];
    const processes = [{ ...app.context }, { ...app.context }];
    const texts = Array.from({ length: 300 }, (_, index) => String(index));
    const back = processes[1] as Context;
    await Promise.all([
      ...texts.map((text) => send(processes[0] as Context, { from, to, text })),
      ...texts.map((text) => send(back, { from: to, to: from, text })),
    ]);
    for (const each of [from, to]) {
      const rows = await readMessages([each]);
      expect(rows.toSorted((a, b) => a.seq - b.seq).map((row) => row.description)).toEqual(texts);
    }
  });
});

describe('a batch', () => {
  it('runs as many queries for a hundred messages as for one', async () => {
    const people = await makePeople(11);
    const [from, ...others] = people as [Member, ...Member[]];
    const say = (count: number) => (context: Context) =>
      Promise.all(
        Array.from({ length: count }, (_, i) => send(context, { from, to: others[i % 10] as Member, text: 'x' })),
      );
    await say(10)(app.context);
    const one = await countQueries(app.context, say(1));
    expect(await countQueries(app.context, say(100))).toBe(one);
    expect(one).toBe(2);
  });

  it('refuses only the messages it must', async () => {
    const [from, to, blocker] = (await makePeople(3)) as [Member, Member, Member];
    await block(app, blocker, from);
    const nobody = { id: '987654321', token: '' };
    const outcomes = await Promise.all(
      [to, blocker, to, nobody, to].map((receiver) => outcome(send(app.context, { from, to: receiver, text: 'x' }))),
    );
    expect(outcomes).toEqual(['stored', 'NOT_FOUND', 'stored', 'NOT_FOUND', 'stored']);
  });

  it('returns a message stored before unchanged, also after a block', async () => {
    const [from, to] = (await makePeople(2)) as [Member, Member];
    const first = await send(app.context, { from, to, text: 'x', clientId: 'one' });
    await block(app, to, from);
    expect(await send(app.context, { from, to, text: 'x', clientId: 'one' })).toEqual(first);
    expect(await outcome(send(app.context, { from, to, text: 'x', clientId: 'two' }))).toBe('NOT_FOUND');
  });

  it('is split around a message that the database rejects', async () => {
    const { db } = app.context;
    await sql`alter table message add constraint no_poison check (description <> 'poison')`.execute(db);
    const [from, to, other] = (await makePeople(3)) as [Member, Member, Member];
    const texts = Array.from({ length: 40 }, (_, index) => (index % 13 === 5 ? 'poison' : String(index)));
    const sent = texts.map((text, index) => outcome(send(app.context, { from, to: index % 2 ? to : other, text })));
    expect(await Promise.all(sent)).toEqual(texts.map((text) => (text === 'poison' ? 'BAD_INPUT' : 'stored')));
    const rows = await readMessages([from]);
    const good = texts.filter((text) => text !== 'poison');
    const inStream = rows.toSorted((a, b) => a.sender_position - b.sender_position);
    expect(inStream.map((row) => row.description)).toEqual(good);
    expect(inStream.map((row) => row.sender_position)).toEqual(good.map((_, index) => index + 1));
    await sql`alter table message drop constraint no_poison`.execute(db);
  });

  it('survives lost connections, in order and once', async ({ skip }) => {
    skip(database.kind !== 'postgres', 'the embedded database has no connections to lose');
    const [from, to] = (await makePeople(2)) as [Member, Member];
    const texts: string[] = [];
    let isRunning = true;
    let cuts = 0;
    const cut = async () => {
      while (isRunning && cuts < 8) {
        const { rows } = await sql`select pg_terminate_backend(pid) from pg_stat_activity
          where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`
          .execute(database.db)
          .catch(() => ({ rows: [] }));
        cuts += rows.length;
        await delay(20 + cuts * 10);
      }
    };
    const cutting = cut();
    // However quick the machine is, some connections are lost.
    while (texts.length < 3000 || (cuts <= 2 && texts.length < 60_000)) {
      const batch = Array.from({ length: 1000 }, (_, index) => String(texts.length + index));
      texts.push(...batch);
      await Promise.all(batch.map((text) => send(app.context, { from, to, text })));
    }
    isRunning = false;
    await cutting;
    expect(cuts).toBeGreaterThan(2);
    const rows = await readMessages([from]);
    expect(rows.toSorted((a, b) => a.seq - b.seq).map((row) => row.description)).toEqual(texts);
  });
});
