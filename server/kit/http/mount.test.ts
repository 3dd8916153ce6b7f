import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { formOf, makePdf } from '../../../tests/makers/upload.ts';
import { type Member, makeMember } from '../../../tests/members.ts';

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

it('accepts an empty body where none is declared', async () => {
  const reply = await app.api('POST /auth/logout', { token: member.token, body: {} });
  expect(reply).toMatchObject({ status: 200, body: { result: true } });
});

it('answers a repeated upload with the same Idempotency-Key the same, and refuses another file under that key', async () => {
  const { token } = await makeMember(app, 'influencer');
  const headers = { 'idempotency-key': 'upload-1' };
  const upload = (bytes: Uint8Array<ArrayBuffer>) =>
    app.api('POST /user/messages/attachments', { token, form: formOf('file', bytes, 'x.pdf'), headers });
  const [first, same] = [await upload(makePdf('one')), await upload(makePdf('one'))];
  expect(first.status).toBe(201);
  expect(same).toMatchObject({ status: 201, body: first.body });
  expect(await upload(makePdf('two'))).toMatchObject({ status: 409, body: { code: 'IDEMPOTENCY_KEY_REUSED' } });
});

it.each([
  ['before', (form: FormData, file: FormData) => [form, file]],
  ['after', (form: FormData, file: FormData) => [file, form]],
])('refuses a field that stands %s the file of an upload', async (_where, order) => {
  const extra = new FormData();
  extra.append('extra', '1');
  const form = new FormData();
  for (const part of order(extra, formOf('file', makePdf('three'), 'x.pdf'))) {
    for (const [name, value] of part) form.append(name, value);
  }
  const { token } = await makeMember(app, 'influencer');
  const reply = await app.api('POST /user/messages/attachments', { token, form });
  expect(reply).toMatchObject({ status: 400, body: { code: 'BAD_INPUT' } });
  expect(Object.keys(reply.body.fields as object)).toEqual(['extra']);
});
