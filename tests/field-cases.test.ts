/** Requests that broke other products. */
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readGatewayKeys } from '../server/money/gateway/gateway-keys.ts';
import { startTestApp, type TestApp } from './app.ts';
import { openTestDatabase } from './database.ts';
import { makeCampaign } from './makers/campaign.ts';
import { formOf, makePhoto } from './makers/upload.ts';
import { type Member, makeMember } from './members.ts';

let app: TestApp;
let brand: Member;
beforeAll(async () => {
  app = await startTestApp(await openTestDatabase());
  brand = await makeMember(app, 'brand');
  await makeCampaign(app.context.db, { creator_id: Number(brand.id) });
});
afterAll(() => app.close());

it.each(['a', '0', '1e3', '-1', '9'.repeat(40), '%00', '1%00', '1.5', '%20', 'null'])(
  'asks how influencer %s fits',
  async (id) => {
    const { status, body } = await app.api(`GET /campaign/all/match_influencers?influencer_id=${id}`, {
      token: brand.token,
    });
    expect(status).toBe(400);
    expect(Object.keys(body.fields ?? {})[0]).toMatch(/^influencer_id/);
  },
);

it.each(['pune%00', 'x'.repeat(65), '%00', 'a/b', '%E0%A4%A8%00', '%20'])('asks for the top of %s', async (city) => {
  expect((await app.api(`GET /top-influencers/${city}`)).status).toBe(404);
});

it.each(['%F0%9F', '%ED%A0%80', '%'])('answers a top list for invalid text: %s', async (city) => {
  expect((await app.api(`GET /top-influencers/${city}`)).status).toBe(400);
});

describe('a profile picture', () => {
  let address: string;
  beforeAll(async () => {
    const image = formOf('image', await makePhoto(), 'me.jpg');
    const { body } = await app.api('POST /user/uploadProfileImage', { token: brand.token, form: image });
    address = (body.data as { profile_image: string }).profile_image;
  });
  const statusOf = async (path: string) => (await fetch(app.url + path)).status;

  it.each(['/x.webp', '/', '/../256.webp/x', '%00', '/%00.webp', '.webp', '/a/b/c.webp'])(
    'has no %s below',
    async (rest) => {
      expect(await statusOf(address)).toBe(200);
      expect(await statusOf(address + rest)).toBe(404);
    },
  );

  it.each(['/files/nothing.webp/x.webp', '/files/a/b/c.webp', '/files/%00.webp', '/files/', '/files/profile'])(
    'is not at %s',
    async (path) => expect(await statusOf(path)).toBe(404),
  );
});

describe('a signed webhook', () => {
  async function send(body: string) {
    const secret = readGatewayKeys(app.context.config)?.webhookSecret ?? '';
    const signature = createHmac('sha256', secret).update(body).digest('hex');
    const headers = {
      'content-type': 'application/json',
      'x-razorpay-signature': signature,
      'x-razorpay-event-id': `case_${signature}`,
    };
    return (await fetch(`${app.url}/api/payments/webhook`, { method: 'POST', headers, body })).status;
  }
  const about = (id: unknown) => ({ event: 'x', payload: { subscription: { entity: { id } } } });

  it.each([
    about('a\u0000'),
    about('\u0000'),
    { event: 'x\u0000', payload: {} },
    { event: 'x', payload: { payment: { entity: { order_id: 'a\u0000' } } } },
    about('x'.repeat(10_000)),
    { event: 'x', payload: { order: { entity: { id: '\ud800' } } } },
    about(1),
    { event: 7, payload: {} },
    { payload: {} },
    [],
    'x',
    null,
  ])('that no provider can mean is refused: %j', async (body) => expect(await send(JSON.stringify(body))).toBe(400));

  it.each(['', '{', '{"event":"x"', 'event=x', '\u0000'])('that is not JSON is refused: %j', async (body) =>
    expect(await send(body)).toBe(400),
  );

  it.each([
    about('sub_unknown'),
    { event: 'x.unknown', payload: {} },
    { event: 'x', payload: { payment: { entity: { notes: { from: 'a\u0000' } } } } },
    { event: 'x', payload: { 'a\u0000': 1 } },
  ])('about nothing that is known is taken: %j', async (body) => expect(await send(JSON.stringify(body))).toBe(200));
});
