import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../tests/app.ts';
import { openTestDatabase } from '../../tests/database.ts';
import { type Member, makeMember } from '../../tests/members.ts';

let app: TestApp;
let member: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  member = await makeMember(app, 'influencer');
});
afterAll(() => app.close());

it.each([
  ['a query where none is declared', 'POST /auth/logout?extra=1', undefined, 'extra'],
  ['a body where none is declared', 'POST /auth/logout', { extra: 1 }, 'extra'],
  ['null for a body', 'PUT /user/personal-info', null, 'body'],
  ['an address that is not well-formed', 'GET /user/%F0%9F', undefined, 'address'],
])('refuses %s', async (_name, call, body, field) => {
  const reply = await app.api(call, { token: member.token, ...(body === undefined ? {} : { body }) });
  expect(reply).toMatchObject({ status: 400, body: { result: false, code: 'BAD_INPUT' } });
  expect(Object.keys(reply.body.fields as object)).toEqual([field]);
});

it('takes an empty body where none is declared', async () => {
  const reply = await app.api('POST /auth/logout', { token: member.token, body: {} });
  expect(reply).toMatchObject({ status: 200, body: { result: true } });
});
