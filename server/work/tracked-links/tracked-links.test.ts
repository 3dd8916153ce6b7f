import { request } from 'node:http';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { startTestApp, type TestApp } from '../../../tests/app.ts';
import { type Deal, strikeDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { findClicks } from './tracked-links.service.ts';
import { forgetVisitors, settleVisits } from './visits.service.ts';

const shop = 'https://shop.example/monsoon?from=tandem';
const phone = 'Mozilla/5.0 (Linux; Android 15; Pixel 8) AppleWebKit/537.36 Chrome/131.0.0.0 Mobile Safari/537.36';
const today = dateInIndia(new Date());

let stage: Stage;
let time = Date.now();
beforeAll(async () => {
  stage = await setStage();
  stage.app.context.now = () => new Date(time);
});
afterAll(() => stage.app.close());

const codeOf = async (deal: Deal) => (await deal.work(deal.influencer))[0]?.tracked_link?.split('/l/')[1] ?? '';

/** Requests a link like a browser, without following the redirect. */
function follow(code: string, { app = stage.app, method = 'GET', headers = {} as Record<string, string> } = {}) {
  return new Promise<{ status: number; headers: Record<string, unknown> }>((resolve, reject) => {
    const asked = request(`${app.url}/l/${code}`, { method, headers: { 'user-agent': phone, ...headers } }, (reply) => {
      reply.resume().on('end', () => resolve({ status: reply.statusCode ?? 0, headers: reply.headers }));
    });
    asked.on('error', reject).end();
  });
}

async function clicksOf(deal: Deal, app: TestApp = stage.app) {
  await settleVisits(app.context);
  const id = Number(deal.application.id);
  return (await findClicks(stage.app.context, { applicationIds: [id] })).get(id);
}

it('gives each agreement a link to the stored address, for any visitor', async () => {
  const deal = await strikeDeal(stage, { link: shop });
  const code = await codeOf(deal);
  const sent = await follow(code);
  expect(sent).toMatchObject({ status: 302, headers: { location: shop, 'cache-control': 'no-store' } });
  expect(sent.headers).not.toHaveProperty('set-cookie');
  expect((await follow(`${code.toUpperCase()}?to=https://evil.example`)).headers.location).toBe(shop);
  expect((await deal.work())[0]?.tracked_link).toBe((await deal.work(deal.influencer))[0]?.tracked_link);
  for (const wrong of ['zzzzzzzzzz', 'a', '%00', 'https:%2F%2Fevil.example', 'x'.repeat(150)]) {
    expect((await follow(wrong)).status, wrong).toBe(404);
  }
  const bare = await strikeDeal(stage);
  expect((await bare.work())[0]?.tracked_link).toBe(null);
  expect(await clicksOf(bare)).toBe(undefined);
});

it('counts a visitor once a day, and no bots', async () => {
  const deal = await strikeDeal(stage, { link: shop });
  const code = await codeOf(deal);
  expect(await clicksOf(deal)).toEqual([]);
  await Promise.all(Array.from({ length: 8 }, () => follow(code)));
  await follow(code, { headers: { 'user-agent': `${phone} Instagram 358.0` } });
  await follow(code, { method: 'HEAD', headers: { 'user-agent': 'Another/1.0 (iPhone)' } });
  await follow(code, { headers: { 'user-agent': 'WhatsApp/2.23.20.0' } });
  await follow(code, { headers: { 'user-agent': 'Another/2.0 (iPhone)', 'sec-purpose': 'prefetch' } });
  expect(await clicksOf(deal)).toEqual([{ day: today, clicks: 2 }]);

  time += 24 * 3_600_000;
  await follow(code);
  await follow(code);
  expect(await clicksOf(deal)).toEqual([
    { day: today, clicks: 2 },
    { day: addDays(today, 1), clicks: 1 },
  ]);
  await forgetVisitors(stage.app.context);
  const { db } = stage.app.context;
  expect(await db.selectFrom('link_salt').select('day').execute()).toEqual([{ day: addDays(today, 1) }]);
  const days = await db.selectFrom('link_visitor').select('day').distinct().execute();
  expect(days).toEqual([{ day: addDays(today, 1) }]);
});

it('counts the same from two processes, and loses nothing when one stops', async () => {
  const deal = await strikeDeal(stage, { link: shop });
  const code = await codeOf(deal);
  const { db, secretKey, now } = stage.app.context;
  const shared = { db, kind: 'pglite', url: '', close: async () => {} } as unknown as Parameters<
    typeof startTestApp
  >[0];
  const other = await startTestApp(shared);
  Object.assign(other.context, { secretKey, now });
  await Promise.all(
    [stage.app, other, stage.app, other].flatMap((app) =>
      ['A', 'B', 'C'].map((name) => follow(code, { app, headers: { 'user-agent': `${phone} ${name}` } })),
    ),
  );
  await follow(code, { app: other, headers: { 'user-agent': `${phone} D` } });
  await other.close();
  expect((await clicksOf(deal))?.at(-1)).toMatchObject({ clicks: 4 });
});

it('queries the database once for a code with many visitors', async () => {
  const deal = await strikeDeal(stage, { link: shop });
  const code = await codeOf(deal);
  await follow(code);
  await settleVisits(stage.app.context);
  const { db } = stage.app.context;
  stage.app.context.db = new Proxy(db, {
    get: () => () => {
      throw new Error('The database is asked');
    },
  });
  try {
    expect((await Promise.all(Array.from({ length: 20 }, () => follow(code)))).map(({ status }) => status)).toEqual(
      Array(20).fill(302),
    );
    await settleVisits(stage.app.context);
  } finally {
    stage.app.context.db = db;
  }
});

it('still redirects after the agreement ended, without counting; the link cannot change during an agreement', async () => {
  const deal = await strikeDeal(stage, { link: shop });
  const code = await codeOf(deal);
  const change = await stage.call(stage.brand, `PUT /campaign/update/${deal.campaign.id}`, {
    link: 'https://b.example',
  });
  expect(change.body).toMatchObject({ code: 'CONFLICT', fields: { link: expect.any(String) } });
  await deal.callOff(deal.influencer);
  expect((await follow(code)).headers.location).toBe(shop);
  expect(await clicksOf(deal)).toEqual([]);
});
