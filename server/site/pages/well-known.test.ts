import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

const ask = (name: string) => fetch(`${app.url}/.well-known/${name}`, { redirect: 'manual' });

it('redirects to where a password is changed', async () => {
  const reply = await ask('change-password');
  expect([reply.status, reply.headers.get('location')]).toEqual([302, '/profile-settings#password']);
});

it('names the contact for vulnerabilities, for less than a year', async () => {
  const reply = await ask('security.txt');
  const text = await reply.text();
  expect([reply.status, reply.headers.get('content-type')]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(text).toContain(`Contact: mailto:${app.context.config.supportEmail}`);
  const left = Date.parse(/^Expires: (.+)$/m.exec(text)?.[1] ?? '') - app.context.now().getTime();
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(365 * 86_400_000);
});
