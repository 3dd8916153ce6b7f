/** How the built pages are served: their statuses, their files, and what a page says when the database is gone. */
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { referralTerms } from '../../contract/referral-terms.ts';
import { mountPages } from '../../server/pages/pages.routes.ts';

const site = {
  brand: 'Tandem',
  supportEmail: 'help@example.in',
  origin: 'http://localhost',
  influencerClaim: '2.5M+',
  referral: referralTerms,
};
let app: FastifyInstance;
let ready = true;
beforeAll(async () => {
  app = Fastify();
  app.decorateRequest('cspNonce');
  app.addHook('onRequest', async (request) => {
    request.cspNonce = 'nonce-of-the-test';
  });
  app.post('/api/newsletter/subscribe', async (_request, reply) =>
    reply.code(400).send({ result: false, message: 'Please enter a valid email address' }),
  );
  await mountPages(app, { buildDir: 'build', site, isReady: async () => ready });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages', () => {
  it('come as HTML with every script under the nonce', async () => {
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(200);
    const scripts = body.match(/<script(?! type="application\/ld\+json")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) expect(script).toContain('nonce="nonce-of-the-test"');
  });

  it('answer 404 where there is none, and for addresses that are not pages at all', async () => {
    const lost = await get('/no-such-page');
    expect(lost.statusCode).toBe(404);
    expect(lost.body).toContain('Uh oh! Looks like you got lost.');
    expect((await get('/api/no-such-call')).headers['content-type']).toContain('application/json');
  });

  it('say so with 503 while the database is away, and come back after it', async () => {
    ready = false;
    for (const url of ['/', '/login', '/browse-influencer']) {
      const { statusCode, headers, body } = await get(url);
      expect(statusCode).toBe(503);
      expect(headers['retry-after']).toBe('10');
      expect(body).toContain('Back in a moment');
    }
    ready = true;
    expect((await get('/login')).statusCode).toBe(200);
  });

  it('speak Hindi to who chose it, and keep the choice on our own origin', async () => {
    expect((await get('/', { cookie: 'language=hi' })).body).toContain('<html lang="hi"');
    const change = await get('/language?to=hi&back=https%3A%2F%2Fevil.example%2F');
    expect(change.headers.location).toBe('/');
    expect(change.headers['set-cookie']).toContain('language=hi');
  });

  it('take the newsletter form without scripts', async () => {
    const reply = await app.inject({
      method: 'POST',
      url: '/newsletter',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'email=reader',
    });
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('Please enter a valid email address');
  });
});

describe('files', () => {
  it('are kept for ever under their hash, and come compressed', async () => {
    const { body } = await get('/');
    const css = /href="(\/assets\/[^"]+\.css)"/.exec(body)?.[1] ?? '';
    const { statusCode, headers } = await get(css, { 'accept-encoding': 'br' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
  });
});
