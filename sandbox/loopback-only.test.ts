import Fastify from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { isLoopbackHost } from './loopback-only.ts';
import { createSandbox } from './sandbox.ts';

const world = Fastify();
beforeAll(async () => {
  const publicUrl = 'https://tandem.example';
  const keys = { keyId: 'k', keySecret: 's', webhookSecret: 'w', webhookUrl: 'http://127.0.0.1:1/', file: '' };
  await world.register(
    createSandbox({ key: 'the-key', publicUrl, socialCallbackUrl: `${publicUrl}/api/social`, gateway: keys }),
  );
  await world.ready();
});
afterAll(() => world.close());

const hosts: [host: string, isAnswered: boolean][] = [
  ['localhost', true],
  ['localhost:3000', true],
  ['LocalHost:3000', true],
  ['localhost.:3000', true],
  ['127.0.0.1', true],
  ['127.0.0.1:80', true],
  ['127.0.0.1.:80', true],
  ['127.8.9.10:3000', true],
  ['[::1]', true],
  ['[::1]:3000', true],
  ['tandem.example', false],
  ['tandem.example:3000', false],
  ['localhost.example:3000', false],
  ['127.0.0.1.nip.io', false],
  ['127.0.0.1.nip.io:3000', false],
  ['rebind.localhost.example.', false],
  ['localhost:3000.example', false],
  ['localhost:3000@example', false],
  ['example@localhost', false],
  ['localhost..', false],
  ['127.0.0.256', false],
  ['127.1', false],
  ['2130706433', false],
  ['0.0.0.0:3000', false],
  ['10.0.0.7:3000', false],
  ['[::]:3000', false],
  ['[::2]:3000', false],
  ['[::1].example', false],
  ['::1', false],
];

describe('the sandbox, by Host header', () => {
  it.each(hosts)('%j: %s', async (host, isAnswered) => {
    expect(isLoopbackHost(host)).toBe(isAnswered);
    for (const url of ['/sandbox', '/sandbox/outbox', '/api/sandbox/outbox', '/sandbox/google/oauth2/v3/certs']) {
      const { statusCode } = await world.inject({ url, headers: { host } });
      expect(statusCode, url).toBe(isAnswered ? 200 : 403);
    }
  });

  it('is refused without a Host', () => {
    for (const host of [undefined, '']) expect(isLoopbackHost(host)).toBe(false);
  });

  it('refuses every call by another host, even with credentials, and says how to get in', async () => {
    const reply = await world.inject({
      method: 'POST',
      url: '/sandbox/outbox',
      headers: { host: 'evil.example', authorization: 'Bearer the-key' },
      payload: { kind: 'email', to: 'a@x.in', subject: 'S', text: 'T' },
    });
    expect(reply.statusCode).toBe(403);
    expect(reply.json()).toMatchObject({
      result: false,
      code: 'FORBIDDEN',
      reason: expect.stringContaining('localhost'),
    });
    expect((await world.inject('/sandbox/outbox')).json().data).toEqual([]);
  });

  it.each([
    ['tandem.example', 403],
    ['localhost:3000, tandem.example', 403],
    ['localhost:3000', 200],
  ])('a proxy on this machine that was asked for %s gets %s', async (forwarded, status) => {
    const headers = { host: '127.0.0.1:3000', 'x-forwarded-host': forwarded };
    expect((await world.inject({ url: '/sandbox', headers })).statusCode).toBe(status);
  });
});
