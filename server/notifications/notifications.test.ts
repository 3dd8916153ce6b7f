import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../contract/notifications.ts';
import { startTestApp, type TestApp } from '../../tests/app.ts';
import { connect, hangUp } from '../../tests/chat/live-client.ts';
import { makeSomebody } from '../../tests/chat/people.ts';
import { openTestDatabase } from '../../tests/database.ts';
import type { Member } from '../../tests/members.ts';
import { inTransaction } from '../kit/transaction.ts';
import { notify } from './notifications.service.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterEach(hangUp);
afterAll(() => app.close());

function tell(to: Member, title: string, more: object = {}) {
  const notice = { accountId: Number(to.id), type: 'application', title, description: 'text', link: '/my-campaigns' };
  return notify(app.context, { ...notice, ...more });
}

async function list(who: Member, query = '') {
  const reply = await app.api(`GET /user/get_user_notifications/${who.id}${query}`, { token: who.token });
  expect(reply.status).toBe(200);
  return reply.body as unknown as { data: Notification[]; unread_total: number; next_cursor: string | null };
}

describe('notifications', () => {
  it('come newest first, by page, with their sender and the number unread', async () => {
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

  it('are marked read one by one and all at once, and never go back', async () => {
    const [one, other] = [await makeSomebody(app), await makeSomebody(app)];
    for (const title of ['a', 'b', 'c']) await tell(one, title);
    const [newest] = (await list(one)).data;
    const put = (id: string, who = one) => app.api(`PUT /user/updateNotificationStatus/${id}`, { token: who.token });
    expect(await put(newest?.id ?? '')).toMatchObject({ status: 200, body: { result: true, unread_total: 2 } });
    expect(await put(newest?.id ?? '')).toMatchObject({ body: { unread_total: 2 } });
    expect(await put(newest?.id ?? '', other)).toMatchObject({ status: 404 });
    expect(await put('all', other)).toMatchObject({ body: { unread_total: 0 } });
    expect((await list(one)).unread_total).toBe(2);
    expect(await put('all')).toMatchObject({ body: { unread_total: 0 } });
    expect((await list(one)).data.map((each) => each.is_read)).toEqual([1, 1, 1]);
    expect((await put('nonsense')).status).toBe(404);
  });

  it('are heard live once committed, and not at all after a rollback', async () => {
    const one = await makeSomebody(app);
    const client = await connect(app, one);
    const failing = inTransaction(app.context, async (tx) => {
      await notify(tx, { accountId: Number(one.id), type: 'x', title: 'lost', description: '', link: null });
      throw new Error('rolled back');
    });
    await expect(failing).rejects.toThrow('rolled back');
    await inTransaction(app.context, (tx) =>
      notify(tx, { accountId: Number(one.id), type: 'x', title: 'kept', description: '', link: null }),
    );
    expect(await client.waitFor('notification')).toMatchObject({ title: 'kept', is_read: 0 });
    expect((await list(one)).data.map((each) => each.title)).toEqual(['kept']);
  });

  it('of a new chat come once while unread, to those away for five minutes', async () => {
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
