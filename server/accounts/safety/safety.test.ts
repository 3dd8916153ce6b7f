import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';

let app: TestApp;
let one: Member;
let other: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  one = await makeMember(app, 'brand');
  other = await makeMember(app, 'influencer');
});
afterAll(() => app.close());

const send = (call: string, member: Member, body?: object) =>
  app.api(call, { token: member.token, ...(body ? { body } : {}) });

describe('block', () => {
  it('hides both from each other until the blocker ends it', async () => {
    expect((await send('POST /user/block', one, { target_id: other.id, reason: 'rude' })).body).toEqual({
      result: true,
    });
    expect((await send('POST /user/block', one, { target_id: other.id })).status).toBe(200);
    expect((await send(`GET /user/${other.id}`, one)).status).toBe(404);
    expect((await send(`GET /user/${one.id}`, other)).status).toBe(404);
    expect((await send(`DELETE /user/block/${one.id}`, other)).status).toBe(404);
    expect((await send(`DELETE /user/block/${other.id}`, one)).status).toBe(200);
    expect((await send(`GET /user/${other.id}`, one)).status).toBe(200);
  });

  it('is listed for the blocker, latest first, page by page', async () => {
    const owner = await makeMember(app, 'brand');
    const blocked = [
      await makeMember(app, 'influencer'),
      await makeMember(app, 'partner'),
      await makeMember(app, 'brand'),
    ];
    for (const { id } of blocked) await send('POST /user/block', owner, { target_id: id, reason: 'Spam' });
    const first = (await send('GET /user/block?limit=2', owner)).body;
    const ids = (body: typeof first) => (body.data as { person: { id: string } }[]).map(({ person }) => person.id);
    expect(first.data).toMatchObject([{ reason: 'Spam' }, { reason: 'Spam' }]);
    const second = (await send(`GET /user/block?limit=2&cursor=${first.next_cursor}`, owner)).body;
    expect([...ids(first), ...ids(second)]).toEqual(blocked.map(({ id }) => id).reverse());
    expect(second.next_cursor).toBeNull();
    expect((await send('GET /user/block', other)).body.data).toEqual([]);
  });

  it('honours an Idempotency-Key', async () => {
    const third = await makeMember(app, 'partner');
    const headers = { 'idempotency-key': 'one-block' };
    const block = (body: object) => app.api('POST /user/block', { token: third.token, headers, body });
    expect((await block({ target_id: other.id })).status).toBe(200);
    expect((await block({ target_id: other.id })).status).toBe(200);
    expect((await block({ target_id: one.id })).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('refuses the own account and unknown people', async () => {
    expect(await send('POST /user/block', one, { target_id: one.id })).toMatchObject({
      status: 422,
      body: { code: 'RULE' },
    });
    expect((await send('POST /user/block', one, { target_id: '999999' })).status).toBe(404);
  });
});

describe('report', () => {
  it('queues a report about a person, claimed or not', async () => {
    const { status, body } = await send('POST /user/report', one, { target_id: other.id, reason: 'Spam' });
    expect(status).toBe(200);
    const row = await app.context.db
      .selectFrom('report')
      .select(['reporter_id', 'target_id', 'reason', 'status'])
      .where('id', '=', Number((body.data as { id: string }).id))
      .executeTakeFirst();
    expect(row).toEqual({
      reporter_id: Number(one.id),
      target_id: Number(other.id),
      reason: 'Spam',
      status: 'open',
    });
    const unclaimed = await app.context.db
      .insertInto('influencer_profile')
      .values({ display_name: 'Listed', username: 'listed' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const listed = await send('POST /user/report', one, { target_id: String(unclaimed.id), reason: 'Not them' });
    expect(listed.status).toBe(200);
  });

  it('requires a reason and somebody else', async () => {
    expect((await send('POST /user/report', one, { target_id: other.id, reason: ' ' })).status).toBe(400);
    expect((await send('POST /user/report', one, { target_id: one.id, reason: 'me' })).status).toBe(422);
    expect((await send('POST /user/report', one, { target_id: '999999', reason: 'x' })).status).toBe(404);
  });
});
