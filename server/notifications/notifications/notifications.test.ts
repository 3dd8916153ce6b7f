import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { connect, hangUp } from '../../../tests/chat/live-client.ts';
import { makeSomebody } from '../../../tests/chat/people.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import type { Member } from '../../../tests/members.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { verbatim } from '../../kit/i18n/messages.ts';
import { listNotifications } from './list.service.ts';
import { type Notice, notify, notifyAll } from './notifications.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(hangUp);
afterAll(() => app.close());

function noticeTo(to: Member, title: string, more: Partial<Notice> = {}): Notice {
  return {
    accountId: Number(to.id),
    type: 'application',
    title: verbatim(title),
    description: 'text',
    link: '/my-campaigns',
    ...more,
  };
}

const tell = (to: Member, title: string, more?: Partial<Notice>) => notify(app.context, noticeTo(to, title, more));

async function list(who: Member, query = '') {
  const reply = await app.api(`GET /user/get_user_notifications/${who.id}${query}`, { token: who.token });
  expect(reply.status).toBe(200);
  return reply.body as unknown as { data: Notification[]; unread_total: number; next_cursor: string | null };
}

const put = (id: string, who: Member, body?: object) =>
  app.api(`PUT /user/updateNotificationStatus/${id}`, { token: who.token, body });

describe('notifications', () => {
  it('come newest first, by page, with their sender and the number of unread ones', async () => {
    const [one, other] = [await makeSomebody(app), await makeSomebody(app)];
    for (const title of ['a', 'b', 'c']) await tell(one, title, { senderId: Number(other.id) });
    const first = await list(one, '?limit=2');
    expect(first.data.map((each) => each.title)).toEqual(['c', 'b']);
    expect(first.unread_total).toBe(3);
    expect(first.data[0]).toMatchObject({
      description: 'text',
      is_read: 0,
      link: '/my-campaigns',
      type: 'application',
      sender_id: other.id,
      sender_username: expect.stringContaining('person'),
      sender_profile: null,
    });
    const rest = await list(one, `?limit=2&cursor=${first.next_cursor}`);
    expect(rest.data.map((each) => each.title)).toEqual(['a']);
    expect(rest.next_cursor).toBeNull();
  });

  it('distinguish a business, a person, and no sender', async () => {
    const [one, person, business] = [
      await makeSomebody(app),
      await makeSomebody(app),
      await makeSomebody(app, { businessName: 'Kalam Studio', role: 'brand' }),
    ];
    const client = await connect(app, one);
    await tell(one, 'from a business', { senderId: Number(business.id) });
    expect(await client.waitFor('notification')).toMatchObject({ sender_role: 'Brand' });
    await tell(one, 'from a person', { senderId: Number(person.id) });
    await tell(one, 'from nobody');
    expect((await list(one)).data.map(({ sender_role }) => sender_role)).toEqual([null, 'Influencer', 'Brand']);
  });

  it('are marked read one by one and all at once, without a way back', async () => {
    const [one, other] = [await makeSomebody(app), await makeSomebody(app)];
    for (const title of ['a', 'b', 'c']) await tell(one, title);
    const [newest] = (await list(one)).data;
    expect(await put(newest?.id ?? '', one)).toMatchObject({ status: 200, body: { result: true, unread_total: 2 } });
    expect(await put(newest?.id ?? '', one)).toMatchObject({ body: { unread_total: 2 } });
    expect(await put(newest?.id ?? '', other)).toMatchObject({ status: 404 });
    expect(await put('all', other)).toMatchObject({ body: { unread_total: 0 } });
    expect((await list(one)).unread_total).toBe(2);
    expect(await put('all', one)).toMatchObject({ body: { unread_total: 0 } });
    expect((await list(one)).data.map((each) => each.is_read)).toEqual([1, 1, 1]);
    expect((await put('nonsense', one)).status).toBe(404);
  });

  it('are sent live after commit, and not at all after a rollback', async () => {
    const one = await makeSomebody(app);
    const client = await connect(app, one);
    const failing = inTransaction(app.context, async (tx) => {
      await notify(tx, noticeTo(one, 'lost'));
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await inTransaction(app.context, (tx) => notify(tx, noticeTo(one, 'kept')));
    expect(await client.waitFor('notification')).toMatchObject({ title: 'kept', is_read: 0 });
    expect((await list(one)).data.map((each) => each.title)).toEqual(['kept']);
  });

  it('are counted and moved to the top while one of their group is unread, and start over once it is read', async () => {
    const one = await makeSomebody(app);
    const many = { title: verbatim('{count} new applications to Monsoon Launch'), description: '{more} beside Aarohi' };
    const apply = (title: string) => tell(one, title, { groupKey: 'applied:1', many });
    await apply('Kabir applied to Monsoon Launch');
    await tell(one, 'another');
    const client = await connect(app, one);
    await apply('Zoya applied to Monsoon Launch');
    const renewed = await client.waitFor('notification');
    expect(renewed).toMatchObject({ title: '2 new applications to Monsoon Launch', description: '1 beside Aarohi' });
    await apply('Aarohi applied to Monsoon Launch');
    const { data, unread_total } = await list(one);
    expect(data.map(({ title }) => title)).toEqual(['3 new applications to Monsoon Launch', 'another']);
    expect(data[0]?.id).toBe(renewed.id);
    expect(unread_total).toBe(2);
    await put(data[0]?.id ?? '', one);
    await apply('Devika applied to Monsoon Launch');
    expect((await list(one)).data.map(({ title }) => title)).toEqual([
      'Devika applied to Monsoon Launch',
      '3 new applications to Monsoon Launch',
      'another',
    ]);
  });

  it('come in batches, each group once, with the queries of a single one', async () => {
    const [one, other] = [await makeSomebody(app), await makeSomebody(app)];
    const chat = (to: Member, from: Member, title: string) =>
      noticeTo(to, title, { type: 'chat', groupKey: `chat:${from.id}`, senderId: Number(from.id) });
    const batch = [
      chat(one, other, 'first'),
      chat(other, one, 'there'),
      chat(one, other, 'second'),
      noticeTo(one, 'x'),
    ];
    const queries = await countQueries(app.context, (counted) => notifyAll(counted, batch));
    expect((await list(one)).data.map(({ title }) => title).sort()).toEqual(['second', 'x']);
    expect((await list(other)).data.map(({ title }) => title)).toEqual(['there']);
    const single = noticeTo(one, 'y', { senderId: Number(other.id) });
    expect(await countQueries(app.context, (counted) => notify(counted, single))).toBe(queries);
    expect(queries).toBeLessThanOrEqual(4);
  });

  it('exclude read ones on request', async () => {
    const one = await makeSomebody(app);
    for (const title of ['a', 'b', 'c']) await tell(one, title);
    await put((await list(one)).data[1]?.id ?? '', one);
    expect((await list(one, '?is_read=0')).data.map(({ title }) => title)).toEqual(['c', 'a']);
  });

  it('are marked read by PATCH as well as PUT', async () => {
    const one = await makeSomebody(app);
    await tell(one, 'a');
    const [notice] = (await list(one)).data;
    const patched = await app.api(`PATCH /user/updateNotificationStatus/${notice?.id}`, { token: one.token });
    expect(patched).toMatchObject({ status: 200, body: { unread_total: 0 } });
    const refused = await app.api('PATCH /user/updateNotificationStatus/all', { token: one.token, body: { x: 1 } });
    expect(refused.status).toBe(400);
    const { body } = await app.api('GET /openapi.json');
    expect((body as { paths: Record<string, object> }).paths['/user/updateNotificationStatus/{id}']).toHaveProperty(
      'patch',
    );
  });

  it('are marked read up to the newest one seen, so that later ones stay unread', async () => {
    const one = await makeSomebody(app);
    await tell(one, 'seen');
    const seen = (await list(one)).data[0];
    const later = { ...app.context, now: () => new Date(Date.parse(seen?.createdAt ?? '') + 1) };
    await notify(later, noticeTo(one, 'came meanwhile'));
    const body = { is_read: 1, up_to: seen?.createdAt };
    expect(await put('all', one, body)).toMatchObject({ status: 200, body: { unread_total: 1 } });
    expect((await list(one, '?is_read=0')).data.map(({ title }) => title)).toEqual(['came meanwhile']);
  });

  it.each(['x', '', '0000-01-01T00:00:00Z', '2026-13-01T00:00:00Z'])('are not marked up to %j', async (up_to) => {
    const one = await makeSomebody(app);
    expect(await put('all', one, { up_to })).toMatchObject({
      status: 400,
      body: { fields: { up_to: expect.any(String) } },
    });
  });

  it("are marked read on the reader's other pages too", async () => {
    const [one, other] = [await makeSomebody(app), await makeSomebody(app)];
    for (const title of ['a', 'b']) await tell(one, title);
    const [client, stranger] = [await connect(app, one), await connect(app, other)];
    const id = (await list(one)).data[0]?.id ?? '';
    await put(id, one);
    expect(await client.waitFor('notification_read')).toEqual({ id, unread_total: 1 });
    await put('all', one);
    expect(await client.waitFor('notification_read', (read) => read.id === null)).toEqual({
      id: null,
      unread_total: 0,
    });
    expect(stranger.heard('notification_read')).toEqual([]);
  });

  it('are listed with the same few queries, quickly, among ten thousand', async () => {
    const [one, other] = [await makeSomebody(app), await makeSomebody(app)];
    const id = Number(one.id);
    const user = { id, locale: 'en' as const, campaignIds: null, person: { home: { id } } };
    const ask = (context = app.context) => listNotifications(context, user, { limit: 30 });
    await tell(one, 'alone', { senderId: Number(other.id) });
    const few = await countQueries(app.context, ask);
    const rows = sql`insert into notification (account_id, type, title, link, sender_id, read_at, created_at)
      select ${user.id}, 'chat', 'Notice ' || n, '/wallet', ${Number(other.id)},
        case when n % 2 = 0 then now() end, now() - n * interval '1 minute' from generate_series(1, 10000) n`;
    await rows.execute(app.context.db);
    await sql`analyze notification`.execute(app.context.db);
    expect(await countQueries(app.context, ask)).toBe(few);
    expect(few).toBeLessThanOrEqual(3);
    expect((await ask()).unread_total).toBe(5_001);
    for (const isUnread of ['', 'and read_at is null']) {
      const plan = sql<{ 'QUERY PLAN': string }>`explain select * from notification where account_id = ${user.id}
        ${sql.raw(isUnread)} order by created_at desc, id desc limit 31`;
      const lines = (await plan.execute(app.context.db)).rows.map((row) => row['QUERY PLAN']).join('\n');
      expect(lines).toContain('Index Scan');
      expect(lines).not.toContain('Sort');
    }
  });

  it('about a new chat come once while unread, to people away for five minutes', async () => {
    const author = await makeSomebody(app, { fullname: 'Rohan Bhatt' });
    const here = await makeSomebody(app);
    const away = await makeSomebody(app, { last_active_at: new Date(Date.now() - 6 * 60_000) });
    const client = await connect(app, author);
    for (const text of ['one', 'two']) for (const to of [here, away]) await client.say(to, text);
    await expect.poll(async () => (await list(away)).data.at(0)?.description).toBe('two');
    const { data } = await list(away);
    expect(data).toHaveLength(1);
    expect(data[0]).toMatchObject({
      type: 'chat',
      title: 'Rohan Bhatt sent you a message',
      link: `/chat-section?user=${author.id}`,
    });
    expect((await list(here)).data).toEqual([]);
  });
});
