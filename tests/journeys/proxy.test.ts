/** Product behind an https proxy: forms work without scripts, links stay on the public address, the sandbox stays closed. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../app.ts';
import { openTestDatabase } from '../database.ts';
import { startReverseProxy } from '../reverse-proxy.ts';

const publicHost = 'tandem.example';
const own = `https://${publicHost}`;

let app: TestApp;
beforeAll(async () => {
  const settings = { PUBLIC_URL: own, TRUST_PROXY: '1', SANDBOX: '1', RATE_LIMITS: 'on', WELCOME_COINS: '0' };
  app = await startTestApp(await openTestDatabase(), settings, { buildDir: 'build' });
});
afterAll(() => app?.close());

describe.each([
  { keepsHost: true, saysHost: false, visitor: '203.0.113.1' },
  { keepsHost: true, saysHost: true, visitor: '203.0.113.2' },
  { keepsHost: false, saysHost: true, visitor: '203.0.113.3' },
  { keepsHost: false, saysHost: false, visitor: '203.0.113.4' },
])('a proxy (keeps Host: $keepsHost, says X-Forwarded-Host: $saysHost)', (kind) => {
  let proxy: Awaited<ReturnType<typeof startReverseProxy>>;
  beforeAll(async () => {
    proxy = await startReverseProxy({ target: app.url, publicHost, ...kind });
  });
  afterAll(() => proxy.close());

  const send = (path: string, form: Record<string, string>, headers: Record<string, string> = { origin: own }) =>
    fetch(proxy.url + path, { method: 'POST', headers, body: new URLSearchParams(form), redirect: 'manual' });

  it('forwards forms without scripts and their result pages', async () => {
    const reader = `reader${kind.keepsHost}${kind.saysHost}@example.in`.toLowerCase();
    const asked = await send('/newsletter', { email: reader });
    expect(asked.status).toBe(200);
    expect(await asked.text()).toContain('Thanks for subscribing!');
    expect(app.mails.at(-1)?.to).toBe(reader);
    const contact = { name: 'Asha', email: reader, subject: 'Hello', message: 'How do I withdraw my money?' };
    expect((await send('/plaform-faqs', contact)).status).toBeLessThan(500);
    expect((await send('/newsletter', { email: 'reader' })).status).toBe(400);
    expect((await send('/newsletter', { email: reader }, {})).status).toBe(200);
  });

  it.each(['https://evil.example', 'http://tandem.example', 'https://tandem.example.evil.example', 'null', 'nonsense'])(
    'passes on a form from %s, which is refused',
    async (origin) => {
      const before = app.mails.length;
      expect((await send('/newsletter', { email: 'victim@example.in' }, { origin })).status).toBe(403);
      expect(app.mails).toHaveLength(before);
    },
  );

  it.each([
    '/language?to=hi&back=%2Flogin',
    '/.well-known/change-password',
    '/dashboard',
    '/logout',
    '//evil.example/x',
  ])('is never led away from where people are by %s', async (path) => {
    const reply = await fetch(proxy.url + path, { redirect: 'manual' });
    expect(reply.status).toBeLessThan(500);
    expect(new URL(reply.headers.get('location') ?? '/', own).origin).toBe(own);
  });

  it('sets secure cookies and uses the public address', async () => {
    const language = await fetch(`${proxy.url}/language?to=hi&back=%2F`, { redirect: 'manual' });
    expect(language.headers.get('set-cookie')).toContain('language=hi');
    const page = await (await fetch(`${proxy.url}/`)).text();
    expect(page).toContain(`<link rel="canonical" href="${own}`);
    expect(page).not.toContain(new URL(app.url).host);
  });

  it('keeps the sandbox closed to forwarded requests', async () => {
    const { status } = await fetch(`${proxy.url}/sandbox/outbox`);
    expect(status).toBe(kind.keepsHost || kind.saysHost ? 403 : 200);
  });
});

it('accepts a local form by the name it was sent to', async () => {
  const form = new URLSearchParams({ email: 'near@example.in' });
  const reply = await fetch(`${app.url}/newsletter`, { method: 'POST', headers: { origin: app.url }, body: form });
  expect(reply.status).toBe(200);
});
