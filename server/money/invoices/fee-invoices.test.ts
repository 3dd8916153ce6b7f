import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignBody } from '../../../contract/campaigns/campaign-fields.ts';
import type { Invoice } from '../../../contract/money/invoices.ts';
import { type Deal, onApproval, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makeInvoice } from '../../../tests/makers/invoice.ts';
import { readPdf } from '../../../tests/pdf.ts';
import { releaseSilent } from '../../work/approval/approval.service.ts';
import { post } from '../ledger/ledger.service.ts';

const registered = { name: 'Tandem Marketplace Private Limited', address: 'Bengaluru', gstin: '29AAGCB7383J1Z4' };
let stage: Stage;
let operator: Player;
beforeAll(async () => {
  stage = await setStage();
  stage.app.context.config.supplier = registered;
  operator = await stage.newBrand('operator');
});
afterAll(() => stage.app.close());

const list = async (who: Player, headers = {}) =>
  (await stage.app.api('GET /user/invoices', { token: who.token, headers })).body.data as Invoice[];
/** Submits the work of a funded order and has it approved, so that its owner can release the money. */
async function handIn(campaign: Partial<CampaignBody> = {}) {
  const deal = await strikeFundedDeal(stage, campaign);
  const { id } = (await deal.submit()).body.data as { id: string };
  await deal.change(stage.brand, id, { status: 'approved' });
  return deal;
}
async function decide(deal: Deal, body: object) {
  const { id } = (await deal.dispute(stage.brand)).body.data as { id: string };
  return stage.call(operator, `POST /operator/disputes/${id}`, body);
}
/** Ledger entries of a deal, by account. */
async function booked(deal: Deal) {
  const rows = await stage.app.context.db
    .selectFrom('ledger_transaction as t')
    .innerJoin('ledger_entry as e', 'e.transaction_id', 't.id')
    .innerJoin('ledger_account as a', 'a.id', 'e.account_id')
    .select(['a.kind', 'e.amount', 't.reference'])
    .where('t.kind', 'in', ['escrow.released', 'dispute.decided'])
    .where((eb) => eb(eb.ref('t.detail', '->>').key('application_id'), '=', deal.application.id))
    .execute();
  const of = (kind: string) => (rows.find((row) => row.kind === kind)?.amount ?? 0) / 100;
  return { fees: of('fees'), gst: of('gst'), reference: rows[0]?.reference };
}
async function expectBooked(deal: Deal, { taxable, cgst, sgst, igst, total }: Invoice) {
  const { fees, gst } = await booked(deal);
  expect([taxable, total]).toEqual([fees, expect.closeTo(fees + gst, 2)]);
  expect(cgst + sgst + igst).toBeCloseTo(gst, 2);
}
async function sequences(series: 'TI' | 'RC') {
  const { db } = stage.app.context;
  const rows = await db.selectFrom('invoice').select('sequence').where('series', '=', series).execute();
  return rows.map(({ sequence }) => sequence).toSorted((a, b) => a - b);
}
const upTo = (last: number) => Array.from({ length: last }, (_, at) => at + 1);

describe('the platform fee of released work', () => {
  it('gets a tax invoice to the influencer for the booked amount', async () => {
    const deal = await handIn({ title: 'Monsoon brew' });
    expect(await list(deal.influencer)).toEqual([]);
    expect((await deal.release()).status).toBe(200);
    const [invoice, ...more] = await list(deal.influencer);
    expect(more).toEqual([]);
    expect(invoice).toMatchObject({
      kind: 'tax_invoice',
      title: 'Platform fee for “Monsoon brew”',
      number: expect.stringMatching(/^TI\/\d\d-\d\d\/\d{6}$/),
      total: 900,
      taxable: 762.71,
    });
    await expectBooked(deal, invoice as Invoice);
    expect(await list(stage.brand)).toEqual([]);
    expect((await list(deal.influencer, { cookie: 'language=hi' }))[0]?.title).toBe('“Monsoon brew” पर प्लेटफ़ॉर्म शुल्क');
  });

  it.each([
    ['29', { cgst: 68.65, sgst: 68.64, igst: 0 }],
    ['32', { cgst: 0, sgst: 0, igst: 137.29 }],
  ])('splits its GST by the place of supply: %s', async (stateCode, taxes) => {
    const deal = await handIn();
    const body = { name: 'Meera Pillai', address: '', state_code: stateCode, gstin: null };
    expect((await stage.call(deal.influencer, 'PUT /user/billing-details', body)).status).toBe(200);
    await deal.release();
    expect(await list(deal.influencer)).toMatchObject([{ ...taxes, total: 900 }]);
  });

  it('gets one invoice on auto-approval too, however often the release repeats', async () => {
    const { context } = stage.app;
    const [single, twice] = [await strikeFundedDeal(stage, {}, 18_000, onApproval()), await handIn()];
    await single.submit();
    await Promise.all([twice.release(), twice.release()]);
    await twice.release();
    const { auto_release_at } = await single.escrow();
    const { now } = context;
    context.now = () => new Date(auto_release_at ?? 0);
    await Promise.all([releaseSilent(context), releaseSilent(context)]).finally(() => {
      context.now = now;
    });
    for (const deal of [single, twice]) expect(await list(deal.influencer)).toMatchObject([{ total: 900 }]);
  });

  it('covers only the part an operator awards', async () => {
    const [unsplit, split, back] = [await handIn(), await handIn(), await handIn()];
    expect((await decide(unsplit, { outcome: 'release' })).status).toBe(200);
    expect((await decide(split, { outcome: 'split', amount: 6_000.01 })).status).toBe(200);
    expect((await decide(back, { outcome: 'refund' })).status).toBe(200);
    for (const [deal, total] of [
      [unsplit, 900],
      [split, 300],
    ] as const) {
      const [invoice] = await list(deal.influencer);
      expect(invoice).toMatchObject({ total });
      await expectBooked(deal, invoice as Invoice);
    }
    expect(await list(back.influencer)).toEqual([]);
  });

  it('gets no invoice without a fee', async () => {
    const { config } = stage.app.context;
    const { platformFeePercent } = config;
    config.platformFeePercent = 0;
    const deal = await handIn().finally(() => {
      config.platformFeePercent = platformFeePercent;
    });
    expect((await deal.release()).body.data).toMatchObject({ status: 'released', net: { platform_fee: 0 } });
    expect(await list(deal.influencer)).toEqual([]);
  });

  it('gets a receipt when the supplier has no GSTIN', async () => {
    const { config } = stage.app.context;
    const deal = await handIn();
    config.supplier = { name: 'Tandem', address: '', gstin: null };
    await deal.release().finally(() => {
      config.supplier = registered;
    });
    const [invoice] = await list(deal.influencer);
    expect(invoice).toMatchObject({ kind: 'receipt', taxable: 900, total: 900, cgst: 0, sgst: 0, igst: 0 });
    expect(invoice?.number).toMatch(/^RC\//);
    await expectBooked(deal, invoice as Invoice);
    expect(await sequences('RC')).toEqual([1]);
  });
});

it('shares a gapless number series with plan invoices, despite failures and concurrency', async () => {
  const { context } = stage.app;
  const deals = await Promise.all(upTo(4).map(() => handIn()));
  const drained = await handIn();
  const drain = (amount: number) =>
    post(context, {
      kind: 'test.drained',
      reference: `drained:${drained.application.id}:${amount}`,
      entries: [
        { kind: 'escrow', ownerId: drained.influencer.id, amount: -amount },
        { kind: 'gateway', amount },
      ],
    });
  await drain(1);
  const before = (await sequences('TI')).length;
  const plans = Promise.all(deals.map(() => makeInvoice(context, stage.brand.id)));
  const done = await Promise.all([drained, ...deals].map((deal) => deal.release()));
  await plans;
  expect(done.map(({ status }) => status)).toEqual([422, 200, 200, 200, 200]);
  expect(await sequences('TI')).toEqual(upTo(before + 8));
  await drain(-1);
  expect((await drained.release()).status).toBe(200);
  expect(await sequences('TI')).toEqual(upTo(before + 9));
});

it('does not deadlock with a plan paid at the same time', async () => {
  const deals = await Promise.all(upTo(3).map(() => handIn()));
  const buyers = await Promise.all(upTo(3).map(() => stage.newBrand()));
  const bought = await Promise.all(
    buyers.map(async (buyer) => {
      const body = { user_id: String(buyer.id), subscription_id: '2' };
      return ((await stage.call(buyer, 'POST /user/add_user_subscription', body)).body.data as { id: string }).id;
    }),
  );
  const pay = (id: string) =>
    stage.app.api(`POST /sandbox/gateway/subscriptions/${id}`, { body: { outcome: 'pay', delivery: {} } });
  const [released] = await Promise.all([Promise.all(deals.map((deal) => deal.release())), ...bought.map(pay)]);
  expect(released.map(({ status }) => status)).toEqual([200, 200, 200]);
  for (const who of [...buyers, ...deals.map(({ influencer }) => influencer)]) expect(await list(who)).toHaveLength(1);
});

describe('its document', () => {
  it('names the campaign and the release, and is readable by its owner alone', async () => {
    const deal = await handIn({ title: 'चाय की शाम' });
    await deal.release();
    const [invoice] = await list(deal.influencer);
    const path = `GET /user/invoices/${invoice?.id}`;
    for (const who of [stage.brand, operator, await stage.newInfluencer()])
      expect((await stage.call(who, path)).status).toBe(404);
    const { url } = (await stage.call(deal.influencer, path)).body.data as { url: string };
    const { pages, text } = await readPdf(await (await fetch(`${stage.app.url}${url}`)).bytes());
    expect(pages).toBe(1);
    const { reference = '' } = await booked(deal);
    const sums = ['₹762.71', '₹900.00', 'Rupees Nine Hundred Only'];
    const terms = ['Tax invoice', invoice?.number, registered.gstin, '998599', 'Tax payable on reverse charge No'];
    for (const words of [
      ...sums,
      ...terms,
      'Platform fee for “चाय की शाम”',
      `kept from what was released, ${reference}`,
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/Subscription|\?/);
  });
});

describe('the database', () => {
  it('allows one document per release, each for one reason', async () => {
    const { db } = stage.app.context;
    const deal = await handIn();
    await deal.release();
    const { id: _, ...row } = await db
      .selectFrom('invoice')
      .selectAll()
      .where('account_id', '=', deal.influencer.id)
      .executeTakeFirstOrThrow();
    const again = (change: object) => {
      const jsons = Object.fromEntries(
        (['supplier', 'recipient', 'lines', 'payment'] as const).map((key) => [key, JSON.stringify(row[key])]),
      );
      const next = { sequence: row.sequence + 1, number: 'TI/99-99/000001' };
      return db
        .insertInto('invoice')
        .values({ ...row, ...(jsons as Record<'supplier', string>), ...next, ...change } as never)
        .execute();
    };
    await expect(again({})).rejects.toThrow(/invoice_escrow_order/);
    await expect(again({ escrow_order_id: null })).rejects.toThrow(/invoice_occasion/);
    await expect(again({ subscription_payment_id: 1 })).rejects.toThrow(/invoice_occasion/);
  });
});
