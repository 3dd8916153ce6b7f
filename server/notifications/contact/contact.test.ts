import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const form = { name: 'Zoya\nKhan', email: 'zoya@example.in', message: 'When does my payout arrive?' };

it('stores a message and forwards it to the support address', async () => {
  const { status, body } = await app.api('POST /contact-us', { body: form });
  expect(status).toBe(200);
  const { id } = body.data as { id: string };
  const row = await app.context.db
    .selectFrom('contact_message')
    .selectAll()
    .where('id', '=', Number(id))
    .executeTakeFirstOrThrow();
  expect(row).toMatchObject({ ...form, name: 'Zoya Khan' });
  const mail = app.mails.find(({ to }) => to === app.context.config.supportEmail);
  expect(mail?.subject).toBe('Message from Zoya Khan');
  expect(mail?.text).toContain('zoya@example.in');
});

it('reports every missing field', async () => {
  const { status, body } = await app.api('POST /contact-us', { body: { email: 'no' } });
  expect(status).toBe(400);
  expect(Object.keys(body.fields ?? {}).sort()).toEqual(['email', 'message', 'name']);
});
