import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';

let app: TestApp;
let operator: Member;
let person: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  operator = await makeMember(app, 'operator');
  person = await makeMember(app, 'brand');
});
afterAll(() => app.close());

const start = async () => {
  const reply = await app.api(`POST /operator/users/${person.id}/impersonation`, {
    token: operator.token,
    body: { reason: 'Asked for help with the wallet' },
  });
  return reply.body.data as { id: string; token: string; user: { id: string } };
};

it('reads as the person, changes nothing, is announced and logged, and ends', async () => {
  const eyes = await start();
  expect(eyes.user.id).toBe(person.id);
  const as = (call: string, body?: object) => app.api(call, { token: eyes.token, ...(body ? { body } : {}) });
  expect((await as('GET /wallet/balance')).status).toBe(200);
  expect((await as(`GET /user/get_chat_users_list/${person.id}`)).body.code).toBe('READ_ONLY');
  expect((await as('POST /user/block', { target_id: operator.id })).body.code).toBe('READ_ONLY');
  expect((await as('GET /operator/home')).status).toBe(404);
  const sessions = await app.api('GET /auth/sessions', { token: person.token });
  expect(sessions.body.data).toHaveLength(1);
  const notices = await app.api(`GET /user/get_user_notifications/${person.id}`, { token: person.token });
  expect(notices.body.data).toMatchObject([{ type: 'security', title: 'Our support team is viewing your account' }]);
  const stop = (token: string) => app.api(`DELETE /operator/impersonation/${eyes.id}`, { token });
  expect((await stop((await makeMember(app, 'operator')).token)).status).toBe(404);
  expect((await stop(operator.token)).status).toBe(200);
  expect((await as('GET /wallet/balance')).status).toBe(401);
  expect((await stop(operator.token)).status).toBe(404);
  const logged = await app.context.db.selectFrom('audit_log').select(['action', 'reason']).orderBy('id').execute();
  expect(logged).toEqual([
    { action: 'impersonation.started', reason: 'Asked for help with the wallet' },
    { action: 'impersonation.stopped', reason: null },
  ]);
});

it('ends by itself, and with a suspension', async () => {
  const first = await start();
  const late = new Date(Date.now() + 31 * 60_000);
  const { now } = app.context;
  app.context.now = () => late;
  expect((await app.api('GET /wallet/balance', { token: first.token })).status).toBe(401);
  app.context.now = now;
  expect((await app.api('POST /auth/logout', { token: (await start()).token })).status).toBe(200);
});

it('is refused for operators, and does not count as activity', async () => {
  const own = await app.api(`POST /operator/users/${operator.id}/impersonation`, {
    token: operator.token,
    body: { reason: 'Myself' },
  });
  expect(own.body.code).toBe('RULE');
  await app.context.db
    .updateTable('account')
    .set({ last_active_at: null })
    .where('id', '=', Number(person.id))
    .execute();
  const eyes = await start();
  await app.api('GET /wallet/balance', { token: eyes.token });
  const { last_active_at } = await app.context.db
    .selectFrom('account')
    .select('last_active_at')
    .where('id', '=', Number(person.id))
    .executeTakeFirstOrThrow();
  expect(last_active_at).toBeNull();
});
