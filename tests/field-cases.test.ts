/** Requests that broke other products: each is answered as what it is. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { makeCampaign } from './makers/campaign.ts';
import { type Member, makeMember } from './members.ts';

let app: TestApp;
let brand: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  brand = await makeMember(app, 'brand');
  await makeCampaign(app.context.db, { creator_id: Number(brand.id) });
});
afterAll(() => app.close());

it.each(['a', '0', '1e3', '-1', '9'.repeat(40), '%00'])('asks how influencer %s fits', async (id) => {
  const { status } = await app.api(`GET /campaign/all/match_influencers?influencer_id=${id}`, { token: brand.token });
  expect([200, 400]).toContain(status);
});

it.each(['pune%00', 'x'.repeat(65), '%00', '%F0%9F', 'a/b', '%ED%A0%80'])('asks for the top of %s', async (city) => {
  const { status } = await app.api(`GET /top-influencers/${city}`);
  expect(status === 404 || status === 400).toBe(true);
  const page = await fetch(`${app.url}/top-influencers/${city}`);
  expect(page.status).toBeLessThan(500);
});

it.each(['/files/nothing.webp/x.webp', '/files/a/b/c.webp', '/files/%00.webp'])(
  'asks for the file %s',
  async (path) => {
    expect((await fetch(app.url + path)).status).toBe(404);
  },
);

it.each(['a\u0000', '\u0000', 'x'.repeat(10_000)])('takes a signed webhook that names %j', async (id) => {
  const body = JSON.stringify({ event: 'x', payload: { subscription: { entity: { id } } } });
  const secret = app.context.config.razorpay?.webhookSecret ?? '';
  const signature = createHmac('sha256', secret).update(body).digest('hex');
  const headers = { 'content-type': 'application/json', 'x-razorpay-signature': signature };
  const { status } = await fetch(`${app.url}/api/payments/webhook`, { method: 'POST', headers, body });
  expect(status).toBeLessThan(500);
});
