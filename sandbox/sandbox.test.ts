import Fastify from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import { createSandbox } from './sandbox.ts';

const world = Fastify();
beforeAll(async () => {
  await world.register(
    createSandbox({
      key: 'the-key',
      publicUrl: 'https://tandem.example',
      socialCallbackUrl: 'https://tandem.example/api/social',
    }),
  );
});

const post = (body: object, key = 'the-key') =>
  world.inject({
    method: 'POST',
    url: '/sandbox/outbox',
    headers: { authorization: `Bearer ${key}` },
    payload: body,
  });

describe('the outbox', () => {
  it('accepts messages only with the key', async () => {
    expect((await post({ to: 'a@x.in', text: 'hello' }, 'another')).statusCode).toBe(401);
    expect((await post({ to: 'a@x.in' })).statusCode).toBe(400);
    expect(
      (
        await post({ kind: 'email', to: 'A@x.in', subject: 'First', text: 'Your code is 419 206.', code: '419206' })
      ).json(),
    ).toEqual({
      result: true,
    });
    await post({ kind: 'sms', to: '9876543210', text: 'second 123456', code: '12345' });
    await post({ kind: 'email', to: 'a@x.in', subject: 'Third', text: 'third' });
  });

  it.each(['/sandbox/outbox', '/api/sandbox/outbox'])('lists them at %s, newest first, by receiver', async (url) => {
    const filtered = (await world.inject(`${url}?to=a@X.in`)).json();
    expect(filtered.data.map((email: { text: string }) => email.text)).toEqual(['third', 'Your code is 419 206.']);
    expect(filtered.data[1]).toEqual({
      kind: 'email',
      to: 'A@x.in',
      subject: 'First',
      text: 'Your code is 419 206.',
      code: '419206',
      createdAt: expect.stringMatching(/^\d{4}-.*Z$/),
    });
    expect((await world.inject(url)).json().data).toHaveLength(3);
  });

  it('shows sent messages as a page, with all content escaped', async () => {
    await post({ to: 'a@x.in', subject: '<script>x</script>', text: '"><img src=x onerror=alert(1)>' });
    const page = await world.inject('/sandbox');
    expect(page.headers['content-type']).toContain('text/html');
    expect(page.body).not.toMatch(/<script|<img/);
    expect(page.body).toContain('Your code is 419 206.');
  });
});

describe('consent pages', () => {
  const query = 'client_id=c&response_type=id_token&state=s&nonce=%22%3E%3Cb%3E';

  it.each(['/sandbox/google/o/oauth2/v2/auth', '/sandbox/facebook/dialog/oauth'])(
    '%s lists people and escapes input',
    async (path) => {
      const page = await world.inject(`${path}?${query}&redirect_uri=https://tandem.example/login`);
      expect(page.statusCode).toBe(200);
      expect(page.body).toContain('Continue as Asha Nair');
      expect(page.body).not.toContain('"><b>');
    },
  );

  it.each(['https://evil.example/login', 'javascript:alert(1)', 'nonsense', ''])(
    'never redirects to %s',
    async (address) => {
      for (const path of ['/sandbox/google/o/oauth2/v2/auth', '/sandbox/facebook/dialog/oauth']) {
        const url = `${path}?${query}&redirect_uri=${encodeURIComponent(address)}`;
        expect((await world.inject(url)).statusCode).toBe(400);
        const payload = new URLSearchParams({ redirect_uri: address, answer: 'allow' }).toString();
        const headers = { 'content-type': 'application/x-www-form-urlencoded' };
        expect((await world.inject({ method: 'POST', url: path, headers, payload })).statusCode).toBe(400);
      }
    },
  );

  it('exchanges a code once, with its verifier', async () => {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const send = (url: string, form: Record<string, string>) =>
      world.inject({ method: 'POST', url, headers, payload: new URLSearchParams(form).toString() });
    const asked = { client_id: 'c', response_type: 'code', state: 's', name: 'A', email: 'a@x.in', answer: 'allow' };
    const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
    const form = { ...asked, redirect_uri: 'https://tandem.example/back', code_challenge: challenge };
    const { location } = (await send('/sandbox/google/o/oauth2/v2/auth', form)).headers;
    const code = new URL(String(location)).searchParams.get('code') ?? '';
    const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
    const exchange = { code, client_id: 'c', code_verifier: verifier };
    expect((await send('/sandbox/google/token', exchange)).json()).toMatchObject({ token_type: 'Bearer' });
    expect((await send('/sandbox/google/token', exchange)).json()).toEqual({ error: 'invalid_grant' });
  });

  it('reports that the person refused', async () => {
    const reply = await world.inject({
      method: 'POST',
      url: '/sandbox/google/o/oauth2/v2/auth',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'redirect_uri=http://localhost:3000/login&state=s&answer=deny',
    });
    expect(reply.headers.location).toBe('http://localhost:3000/login#error=access_denied&state=s');
  });
});
