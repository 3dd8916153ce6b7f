import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ContactMessage } from '../../../contract/operators/contact-inbox.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { type Member, makeMember } from '../../../tests/members.ts';

let app: TestApp;
let operator: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  operator = await makeMember(app, 'operator');
});
afterAll(() => app.close());

it('is answered once, can be reopened, and is paged', async () => {
  const form = { name: 'Zoya', email: 'zoya@example.in', message: 'When does my payout arrive?' };
  for (let at = 0; at < 3; at += 1) await app.api('POST /contact-us', { body: form });
  const list = async (query = '') => {
    const { body } = await app.api(`GET /operator/contact-messages?${query}`, { token: operator.token });
    return body as unknown as { data: ContactMessage[]; next_cursor: string | null };
  };
  const first = await list('limit=2');
  const { id = '' } = first.data[0] ?? {};
  expect((await list(`limit=2&cursor=${first.next_cursor}`)).data).toHaveLength(1);
  const mark = (answered: boolean) =>
    app.api(`PUT /operator/contact-messages/${id}`, { token: operator.token, body: { answered } });
  expect((await mark(true)).body.data).toMatchObject({ id, answered_by: { id: operator.id } });
  expect((await mark(true)).body.code).toBe('CONFLICT');
  expect((await list('status=answered')).data).toMatchObject([{ id, message: form.message }]);
  expect((await list()).data.map((each) => each.id)).not.toContain(id);
  expect((await mark(false)).body.data).toMatchObject({ answered_at: null, answered_by: null });
});
