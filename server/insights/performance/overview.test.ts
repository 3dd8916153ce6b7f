import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Performances } from '../../../contract/insights/performance.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { type Deal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { readOverview } from './overview.service.ts';

let stage: Stage;
let one: Deal;
beforeAll(async () => {
  stage = await setStage();
  one = await finish(18_000.55, { views: 20_000, reach: 15_000, likes: 700, comments: 300 });
  await finish(9_999.99, { views: 5_000 });
});
afterAll(() => stage.app.close());

const today = dateInIndia(new Date());
const overview = async (who: Player, query = '') =>
  (await stage.call(who, `GET /performance${query}`)).body.data as Performances;

/** Submits, approves and publishes the only piece of a new deal of the stage's brand. */
async function finish(quote: number, figures: object) {
  const deal = await strikeFundedDeal(stage, { link: 'https://shop.example/a' }, quote);
  const { id } = (await deal.submit()).body.data as Deliverable;
  await deal.complete();
  await deal.change(deal.influencer, id, { figures });
  return deal;
}

it('shows both parties their own figures, to the paisa, as in the ledger', async () => {
  const full = await overview(stage.brand, '?range=7d');
  expect(full).toMatchObject({
    range: { id: '7d', to: today },
    totals: { money: 28_000.54, views: 25_000, reach: 15_000, engagement: 1_000, cpe: 18, clicks: 0, as_of: today },
    previous: { money: 0, views: null },
    campaigns: [{ campaign: { id: one.campaign.id }, money: 18_000.55, earned: null }, { money: 9_999.99 }],
    creators: [
      { user: { id: String(one.influencer.id) }, money: 18_000.55 },
      { money: 9_999.99, engagement: null },
    ],
  });
  expect(full.series).toHaveLength(7);
  expect(full.series.at(-1)).toMatchObject({ from: today, money: 28_000.54, views: 25_000 });
  expect(full.series[0]).toMatchObject({ money: 0, views: null });

  const own = await overview(one.influencer);
  expect(own.side).toBe('creator');
  expect(own.creators).toEqual([]);
  expect(own.campaigns.map(({ campaign }) => campaign?.id)).toEqual([one.campaign.id]);
  const { gross = 0, fee = 0, tds = 0, net = 0 } = own.totals.earned ?? {};
  expect(gross).toBe(18_000.55);
  expect(Math.round((net + fee + tds) * 100)).toBe(1_800_055);
  const { db } = stage.app.context;
  const { balance } = await db
    .selectFrom('ledger_account')
    .select('balance')
    .where('owner_id', '=', one.influencer.id)
    .where('kind', '=', 'earnings')
    .executeTakeFirstOrThrow();
  expect(net * 100).toBeCloseTo(balance, 6);
});

it('counts contributions to a pool for their payer, and shows strangers nothing', async () => {
  const joint = await openJoint(stage);
  const [partner, stranger] = [await stage.newBrand('partner'), await stage.newBrand()];
  const pledge = await joint.promise(partner, 60_000);
  await joint.fund(partner, pledge);
  await joint.act(partner, pledge, 'pay');
  expect(await overview(partner)).toMatchObject({
    totals: { money: 60_000 },
    campaigns: [{ campaign: { id: joint.campaign.id, type: 'joint' }, money: 60_000 }],
    creators: [],
  });
  expect(await overview(stranger)).toMatchObject({
    side: 'business',
    campaigns: [],
    creators: [],
    accounts: [],
    on_time: null,
    totals: { money: 0, views: null, clicks: null, cpe: null },
  });
  expect((await stage.call(await stage.newBrand('operator'), 'GET /performance')).body.code).toBe('ROLE');
  expect((await stage.app.api('GET /performance')).status).toBe(401);
  expect((await stage.call(stranger, 'GET /performance?range=custom&from=2026-02-30')).status).toBe(400);
  expect((await stage.call(stranger, 'GET /performance?range=custom&from=2026-02-01')).body.fields).toHaveProperty(
    'to',
  );
});

it('runs the same number of queries for many campaigns as for one', async () => {
  const user = { id: stage.brand.id, role: 'brand' } as User;
  const ask = () => countQueries(stage.app.context, (context) => readOverview(context, { user, range: 'fy' }));
  const before = await ask();
  await finish(5_000, { views: 10 });
  await finish(5_000, { views: 10 });
  expect(await ask()).toBe(before);
  expect(before).toBeLessThan(14);
});

it('is exported as CSV in the reader’s language, safe from formula injection', async () => {
  const { campaign } = await finish(7_000, { views: 12 });
  const { db } = stage.app.context;
  await db
    .updateTable('campaign')
    .set({ title: '=HYPERLINK("https://evil.example")' })
    .where('id', '=', Number(campaign.id))
    .execute();
  const fileIn = async (language: string) => {
    const reply = await fetch(`${stage.app.url}/api/performance?format=csv`, {
      headers: { authorization: `Bearer ${stage.brand.token}`, cookie: `language=${language}` },
    });
    expect(reply.headers.get('content-type')).toContain('text/csv');
    return (await reply.text()).split('\r\n');
  };
  const rows = await fileIn('en');
  expect(rows[0]).toContain('Campaign,From,To,Spend,Views');
  expect(rows.find((row) => row.includes('HYPERLINK'))).toMatch(/^"'=HYPERLINK/);
  const [head, rest] = await fileIn('hi');
  expect(head).toMatch(/^कैंपेन,से,तक,ख़र्च,व्यू,/);
  expect(rest).toMatch(/^सभी,.*,ख़ुद बताया गया,/);
});
