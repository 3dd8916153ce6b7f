import Fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import { clientAddressBy, trustedProxies } from './trusted-proxies.ts';

const chains = [
  '',
  '203.0.113.9',
  '203.0.113.9, 10.0.0.7',
  '198.51.100.1, 203.0.113.9,10.0.0.7',
  '2001:db8::7, fc00::1',
  '::1',
];

describe('the client address behind proxies', () => {
  it.each([
    undefined,
    '1',
    '2',
    '127.0.0.1',
    'loopback',
    'loopback,uniquelocal',
    '10.0.0.0/8,127.0.0.0/8',
    'linklocal',
  ])('is for a live connection whom Fastify sees, with %s', async (setting) => {
    const app = Fastify({ trustProxy: trustedProxies(setting) });
    app.get('/', (request) => request.ip);
    const addressOf = clientAddressBy(setting);
    for (const remoteAddress of ['127.0.0.1', '203.0.113.1', '169.254.1.1', '::1']) {
      for (const forwarded of chains) {
        const headers = forwarded ? { 'x-forwarded-for': forwarded } : {};
        const { body } = await app.inject({ url: '/', remoteAddress, headers });
        expect(addressOf(remoteAddress, forwarded), `${remoteAddress} ${forwarded}`).toBe(body);
      }
    }
    await app.close();
  });

  it("is the connection's where a trusted header holds no address", () => {
    expect(clientAddressBy('1')('127.0.0.1', 'nonsense')).toBe('127.0.0.1');
  });
});
