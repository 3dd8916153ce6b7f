import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addDays } from '../../../contract/kit/calendar.ts';
import type { PayoutQuote } from '../../../contract/money/payouts.ts';
import type { Arriving, CampaignMoney, NetQuote, Paying } from '../../../contract/work/escrow.ts';
import { balanceOf, finishDeal, onApproval, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { countQueries } from '../../../tests/count-queries.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import type { User } from '../../kit/http/authenticate.ts';
import { bankDayAfter } from './clock.rules.ts';
import { listPaying } from './paying.service.ts';
import { listArriving } from './upcoming-payments.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const quote = async (who: Player, path: string) =>
  (await stage.call(who, `GET /campaign/${path}`)).body.data as NetQuote;

/** The money of a quote, without its dates. */
function moneyOf({ release_by: _, bank_by: __, ...money }: NetQuote) {
  return money;
}

describe('quote, agreement, payment, release and payout', () => {
  it('are one sum, for both parties, for any price, fee and tax', async () => {
    const { config, db } = stage.app.context;
    const before = { fee: config.platformFeePercent, supplier: config.supplier };
    const rule = db.updateTable('tax_rate').where('code', '=', 'tds_platform').where('valid_to', 'is', null);
    const paise = fc.integer({ min: 100, max: 9_00_000_00 });
    const terms = fc.record({
      price: paise,
      fee: fc.integer({ min: 0, max: 3_000 }),
      isTaxed: fc.boolean(),
      hasGst: fc.boolean(),
    });
    try {
      await fc.assert(
        fc.asyncProperty(terms, async ({ price, fee, isTaxed, hasGst }) => {
          config.platformFeePercent = fee / 100;
          config.supplier = { ...before.supplier, gstin: hasGst ? '29AAGCB7383J1Z4' : before.supplier.gstin };
          await rule.set({ enabled: isTaxed, yearly_threshold: 0 }).execute();
          const amount = price / 100;
          const deal = await strikeDeal(stage, {}, amount);
          const { id: campaignId } = deal.campaign;
          const asked = moneyOf(await quote(await stage.newInfluencer(), `${campaignId}/net?amount=${amount}`));
          expect(Math.round((asked.net + asked.platform_fee + asked.tds) * 100)).toBe(price);

          const ofDeal = `applications/${deal.application.id}/net`;
          expect(moneyOf(await quote(deal.influencer, ofDeal))).toEqual(asked);
          // Later changes for others do not affect the agreed terms.
          config.platformFeePercent = 50;
          expect(moneyOf(await quote(stage.brand, ofDeal))).toEqual(asked);
          const { terms: agreed } = await deal.status();
          expect(agreed).toMatchObject({ price: amount, platform_fee_percent: fee / 100 });
          expect((await deal.fund()).body.data).toMatchObject({ amount });
          await deal.act('pay');
          expect(moneyOf((await deal.escrow()).net)).toEqual(asked);
          await finishDeal(deal);
          expect(moneyOf((await deal.escrow(deal.influencer)).net)).toEqual(asked);
          expect(await balanceOf(stage, deal.influencer)).toMatchObject({ withdrawable: asked.net });
          const payout = await stage.call(deal.influencer, `GET /wallet/payout/quote?amount=${asked.net}`);
          expect(payout.body.data as PayoutQuote).toMatchObject({ amount: asked.net, net: asked.net, deductions: [] });
        }),
        { numRuns: 6 },
      );
    } finally {
      config.platformFeePercent = before.fee;
      config.supplier = before.supplier;
      await rule.set({ enabled: false }).execute();
    }
  }, 60_000);
});

describe('a quote', () => {
  it('contains the date of the bank credit, from the due day of the work', async () => {
    const deal = await strikeDeal(stage);
    const end = addDays(dayFromNow(40), 7);
    expect(await quote(stage.influencer, `${deal.campaign.id}/net?amount=18000`)).toMatchObject({
      release_by: end,
      bank_by: bankDayAfter(end),
      tds_rule: null,
    });
    const ready = dayFromNow(20);
    expect(await quote(stage.influencer, `${deal.campaign.id}/net?amount=18000&ready_by=${ready}`)).toMatchObject({
      release_by: addDays(ready, 7),
    });
  });

  it('can be requested for another price, which changes nothing', async () => {
    const deal = await strikeDeal(stage);
    const path = `applications/${deal.application.id}/net`;
    expect(await quote(stage.brand, `${path}?amount=1000.5`)).toMatchObject({ amount: 1_000.5, net: 950.48 });
    expect(await quote(stage.brand, path)).toMatchObject({ amount: 18_000, net: 17_100 });
    for (const wrong of ['-1', '1.005', 'x']) {
      expect((await stage.call(stage.brand, `GET /campaign/${path}?amount=${wrong}`)).status).toBe(400);
    }
  });

  it('names the tax rule while it is on', async () => {
    const { db } = stage.app.context;
    const rule = db.updateTable('tax_rate').where('code', '=', 'tds_platform').where('valid_to', 'is', null);
    const deal = await strikeDeal(stage);
    await rule.set({ enabled: true, yearly_threshold: 5_00_000_00 }).execute();
    try {
      expect(await quote(stage.brand, `applications/${deal.application.id}/net`)).toMatchObject({
        tds: 0,
        tds_rule: { percent: 0.1, yearly_threshold: 5_00_000, source: expect.stringContaining('s.393') },
      });
    } finally {
      await rule.set({ enabled: false }).execute();
    }
  });
});

it('a campaign’s money is shown to its creator by status', async () => {
  const campaign = await stage.post(stage.brand, { slots: 6, budget_total: 120_000 });
  const read = async () =>
    (await stage.call(stage.brand, `GET /campaign/${campaign.id}/money`)).body.data as CampaignMoney;
  expect(await read()).toEqual({ offered: 0, to_fund: 0, held: 0, disputed: 0, released: 0, budget_total: 120_000 });
  const influencer = await stage.newInfluencer();
  const application = await stage.apply(influencer, campaign, 15_000);
  for (const status of ['shortlisted', 'offered']) await stage.move(stage.brand, application.id, status);
  expect(await read()).toMatchObject({ offered: 15_000, to_fund: 0 });
  await stage.move(influencer, application.id, 'accepted');
  expect(await read()).toMatchObject({ offered: 0, to_fund: 15_000 });
  expect((await stage.call(influencer, `GET /campaign/${campaign.id}/money`)).status).toBe(404);

  const deal = await strikeFundedDeal(stage);
  const moneyOfDeal = async () => (await stage.call(stage.brand, `GET /campaign/${deal.campaign.id}/money`)).body.data;
  expect(await moneyOfDeal()).toMatchObject({ held: 18_000, to_fund: 0 });
  await deal.submit();
  await deal.dispute(stage.brand);
  expect(await moneyOfDeal()).toMatchObject({ held: 0, disputed: 18_000 });
});

it('upcoming payments are shown to the influencer, net and by day, soonest first', async () => {
  const read = async (who: Player) => (await stage.call(who, 'GET /wallet/arriving')).body.data as Arriving[];
  const deal = await strikeFundedDeal(stage, {}, 18_000, onApproval());
  expect(await read(stage.brand)).toEqual([]);
  const [line] = await read(deal.influencer);
  expect(line).toMatchObject({
    application_id: deal.application.id,
    campaign: { id: deal.campaign.id, title: deal.campaign.title },
    status: 'in_progress',
    auto_release_at: null,
    net: { net: 17_100, release_by: addDays(dayFromNow(40), 7) },
  });
  await deal.submit();
  const [waiting] = await read(deal.influencer);
  const { auto_release_at } = await deal.escrow();
  expect(waiting).toMatchObject({ status: 'submitted', auto_release_at, net: { release_by: dayFromNow(7) } });
  await deal.complete();
  expect(await read(deal.influencer)).toEqual([]);
});

it('a business sees its held money, soonest release first', async () => {
  const brand = await stage.newBrand();
  const own = { ...stage, brand };
  const read = async (who: Player) => (await stage.call(who, 'GET /wallet/paying')).body.data as Paying[];
  expect(await read(brand)).toEqual([]);
  const [first, second] = [await strikeFundedDeal(own), await strikeFundedDeal(own, {}, 18_000, onApproval())];
  expect((await read(brand)).map(({ release_on }) => release_on)).toEqual([null, null]);
  await second.submit();
  const lines = await read(brand);
  expect(lines.map(({ application_id }) => application_id)).toEqual([second.application.id, first.application.id]);
  expect(lines[0]).toMatchObject({
    campaign: { id: second.campaign.id, title: second.campaign.title },
    amount: 18_000,
    is_disputed: false,
    release_on: dayFromNow(7),
  });
  await second.dispute(brand);
  expect((await read(brand)).map(({ is_disputed, release_on }) => [is_disputed, release_on])).toEqual([
    [false, null],
    [true, null],
  ]);
  await first.submit();
  await first.complete();
  expect(await read(brand)).toHaveLength(1);
  expect(await read(first.influencer)).toEqual([]);
});

it('upcoming and outgoing payments take the same few queries, one or many', async () => {
  const brand = await stage.newBrand();
  const { influencer } = await strikeFundedDeal({ ...stage, brand });
  const count = (list: typeof listArriving | typeof listPaying, { id }: Player) =>
    countQueries(stage.app.context, (context) => list(context, { id } as User));
  const both = async () => [await count(listArriving, influencer), await count(listPaying, brand)];
  const one = await both();
  const sameAgain = { ...stage, brand, newInfluencer: async () => influencer };
  for (let more = 0; more < 2; more++) await strikeFundedDeal(sameAgain);
  expect(await both()).toEqual(one);
});
