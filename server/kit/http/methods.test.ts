import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { openTestDatabase } from '../../../tests/database.ts';
import { makeMember } from '../../../tests/members.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
});
afterAll(() => app.close());

interface Asked {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string;
}

/** Sends requests that a browser would not. */
function send({ method, path, headers = {}, body }: Asked): Promise<{ status: number; text: string }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; text: string }>();
  const asking = request(`${app.url}${path}`, { method, headers }, async (reply) => {
    const chunks: Buffer[] = [];
    for await (const chunk of reply) chunks.push(chunk);
    resolve({ status: reply.statusCode ?? 0, text: Buffer.concat(chunks).toString() });
  });
  asking.on('error', reject);
  asking.end(body);
  return promise;
}

it.each(['/api/auth/login', '/api/wallet/balance', '/', '/api/nowhere'])(
  'echoes nothing for TRACE of %s',
  async (path) => {
    const { status, text } = await send({ method: 'TRACE', path, headers: { 'x-secret': 'echo-me' } });
    expect([404, 405]).toContain(status);
    expect(text).not.toContain('echo-me');
  },
);

it.each(['text/plain', 'application/x-www-form-urlencoded', 'text/plain; application/json'])(
  'does nothing for a body as %s, which a foreign page can send without a preflight',
  async (type) => {
    const { token } = await makeMember(app, 'brand');
    const body = '{"email":"someone@example.test","message":"Hello","name":"A"}';
    const before = await app.context.db.selectFrom('contact_message').select('id').execute();
    for (const path of ['/api/contact-us', '/api/auth/login']) {
      const headers = { 'content-type': type, authorization: `Bearer ${token}` };
      expect((await send({ method: 'POST', path, headers, body })).status).toBeGreaterThanOrEqual(400);
    }
    expect(await app.context.db.selectFrom('contact_message').select('id').execute()).toEqual(before);
  },
);

it.each([
  '/api/files/..%2f..%2fsecret-key',
  '/api/files/%2e%2e/%2e%2e/etc/passwd',
  '/.git/config',
  '/assets/../package.json',
])('nothing is served from %s', async (path) => {
  expect((await send({ method: 'GET', path })).status).toBe(404);
});
