/** Serving of the built pages: statuses, files, and the behaviour without a database. */
import Fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { platformTerms } from '../../contract/core/platform-terms.ts';
import { referralTerms } from '../../contract/money/referral-terms.ts';
import { mountPages } from '../../server/site/pages/pages.routes.ts';
import { addressOf, everyPage } from '../routes.ts';

const site = {
  brand: 'Tandem',
  supportEmail: 'help@example.in',
  origin: 'http://localhost',
  influencerClaim: '2.5M+',
  messageLength: 4000,
  referral: referralTerms,
  terms: platformTerms,
  company: { name: 'Tandem', address: '' },
  moneyHolding: null,
  grievance: { name: null, email: 'help@example.in' },
};
let app: FastifyInstance;
let ready = true;
/** True while calls get no reply. */
let isMute = false;
beforeAll(async () => {
  app = Fastify();
  app.decorateRequest('cspNonce');
  app.addHook('onRequest', async (request) => {
    request.cspNonce = 'nonce-of-the-test';
  });
  app.addHook('preHandler', async (request, reply) => {
    if (isMute && request.url.startsWith('/api/')) return reply.code(502).send('null');
  });
  app.post('/api/contact-us', async () => ({ result: true }));
  app.post('/api/newsletter/subscribe', async ({ headers }, reply) => {
    const isHindi = headers.cookie === 'language=hi';
    const message = isHindi ? 'कृपया सही ईमेल पता लिखें' : 'Please enter a valid email address';
    return reply.code(400).send({ result: false, message });
  });
  await mountPages(app, { buildDir: 'build', site, isReady: async () => ready, closed: async () => null });
});
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

describe('pages', () => {
  it('are HTML with a nonce on every script', async () => {
    const { statusCode, body } = await get('/');
    expect(statusCode).toBe(200);
    const scripts = body.match(/<script(?! type="application\/ld\+json")[^>]*>/g) ?? [];
    expect(scripts.length).toBeGreaterThan(2);
    for (const script of scripts) expect(script).toContain('nonce="nonce-of-the-test"');
  });

  it('answer 404 for missing pages and other URLs', async () => {
    const lost = await get('/no-such-page');
    expect(lost.statusCode).toBe(404);
    expect(lost.body).toContain('Uh oh! Looks like you got lost.');
    expect((await get('/api/no-such-call')).headers['content-type']).toContain('application/json');
  });

  it('answer 503 while the database is unreachable, and recover', async () => {
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

  it('show no user data before the reader is known', async () => {
    for (const { path, layout } of everyPage.filter((page) => page.layout === 'guarded')) {
      const { body } = await get(addressOf(path, { campaign: '1', influencer: '1' }));
      const text = body.replaceAll(/<script.*?<\/script>/gs, '').replaceAll(/<[^>]+>/g, ' ');
      expect(text.match(/(₹\s*0|(?<![\d.,:])0)(?![\d.,:])[^.]{0,20}/)?.[0], `${layout} ${path}`).toBeUndefined();
    }
  });

  it('of a campaign have its preview picture and no other data', async () => {
    const { body } = await get('/campaign-details/42');
    expect(body).toContain('<meta property="og:image" content="http://localhost/share/campaign/42.png"/>');
    expect(body).toContain('<meta property="og:title" content="Campaign"/>');
  });

  it('are Hindi for those who chose it, and the choice stays on this origin', async () => {
    expect((await get('/', { cookie: 'language=hi' })).body).toContain('<html lang="hi"');
    const change = await get('/language?to=hi&back=https%3A%2F%2Fevil.example%2F');
    expect(change.headers.location).toBe('/');
    expect(change.headers['set-cookie']).toContain('language=hi');
  });

  const post = (url: string, cookie = '') =>
    app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', cookie },
      payload: 'email=reader',
    });

  it('accept the newsletter form without scripts', async () => {
    const reply = await post('/newsletter');
    expect(reply.statusCode).toBe(400);
    expect(reply.body).toContain('Please enter a valid email address');
    expect((await post('/newsletter', 'language=hi')).body).toContain('कृपया सही ईमेल पता लिखें');
  });

  it('tell a form without scripts in the reader’s language that there was no reply', async () => {
    isMute = true;
    for (const url of ['/newsletter', '/plaform-faqs']) {
      const { statusCode, body } = await post(url, 'language=hi');
      expect(statusCode).toBe(502);
      expect(body).toContain('कुछ गड़बड़ हुई। कृपया फिर कोशिश करें।');
      expect((await post(url)).body).toContain('Something went wrong. Please try again.');
    }
    isMute = false;
  });
});

describe('files', () => {
  it('are immutable under their hash, and compressed', async () => {
    const { body } = await get('/');
    const css = /href="(\/assets\/[^"#]+\.css)"/.exec(body)?.[1] ?? '';
    const { statusCode, headers } = await get(css, { 'accept-encoding': 'br' });
    expect(statusCode).toBe(200);
    expect(headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(headers['content-encoding']).toBe('br');
  });

  it('include a service worker at a fixed URL, revalidated each time', async () => {
    const { statusCode, headers, body } = await get('/sw.js', { 'accept-encoding': 'br' });
    expect(statusCode).toBe(200);
    expect(headers['content-type']).toMatch(/^(text|application)\/javascript/);
    expect(headers['cache-control']).toBe('no-cache');
    expect(Buffer.byteLength(body)).toBeLessThan(4_000);
    // A classic worker, supported everywhere, has no imports.
    expect((await get('/sw.js')).body).not.toMatch(/\b(import|export)\b/);
  });

  it('make an installable app with icons of the declared sizes', async () => {
    const page = (await get('/login')).body;
    expect(page).toContain('<link rel="manifest" href="/manifest.webmanifest"/>');
    const { headers, body } = await get('/manifest.webmanifest');
    expect(headers['content-type']).toMatch(/^application\/manifest\+json/);
    const { name, start_url, icons } = JSON.parse(body);
    expect([name, start_url]).toEqual(['Tandem', '/dashboard']);
    expect(icons.map(({ purpose }: { purpose: string }) => purpose)).toEqual(['any', 'any', 'maskable']);
    const others = [
      { src: '/icons/apple-touch-icon.png', sizes: '180x180' },
      { src: '/icons/badge-96.png', sizes: '96x96' },
    ];
    for (const { src, sizes } of [...icons, ...others]) {
      const { width, height, format } = await sharp((await get(src)).rawPayload).metadata();
      expect(`${width}x${height} ${format}`).toBe(`${sizes} png`);
    }
  });
});
