import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Escrow } from '../../../contract/work/escrow.ts';
import type { Offer } from '../../../contract/work/offers.ts';
import { completeWork, goodCaption } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { checkLedger, readBalances } from '../../money/ledger/ledger.service.ts';
import { sendDueMails } from '../../notifications/notifications/mails.service.ts';

let stage: Stage;
let influencer: Player;
let application: Application;

beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const saveBilling = (more: object) =>
  stage.call(influencer, 'PUT /user/billing-details', {
    name: 'Aarohi Menon',
    address: 'Kochi',
    state_code: '27',
    gstin: '27AAPFU0939F1ZV',
    ...more,
  });
const ofApplication = (what: string) => `/campaign/applications/${application.id}/${what}`;

/** Offer of ₹10,000.01 to an influencer with these billing details. */
async function offerWith(billing: object): Promise<Offer> {
  const campaign = await stage.post(stage.brand, { content: [{ type: 'reel', quantity: 1 }] });
  influencer = await stage.newInfluencer();
  expect((await saveBilling(billing)).status).toBe(200);
  application = await stage.apply(influencer, campaign);
  return (await stage.call(stage.brand, `POST ${ofApplication('offers')}`, { amount: 10_000.01 })).body.data as Offer;
}

async function fund(): Promise<void> {
  const body = { application_id: application.id };
  const { data } = (await stage.call(stage.brand, `POST /campaign/${application.campaign_id}/fund`, body)).body;
  expect(data).toMatchObject({ amount: 11_800.01 });
  const { payment_id: id } = data as { payment_id: string };
  await stage.app.api(`POST /sandbox/gateway/orders/${id}`, { body: { outcome: 'pay' } });
}

/** Texts of the emails of this moment. */
async function sendMails(): Promise<string[]> {
  stage.app.mails.length = 0;
  const { context } = stage.app;
  await sendDueMails({ ...context, now: () => new Date(Date.now() + 6 * 60_000) });
  return stage.app.mails.map(({ text }) => text);
}

const hand = () =>
  stage.call(influencer, `POST /campaign/${application.campaign_id}/deliverables`, {
    application_id: application.id,
    url: 'https://www.instagram.com/reel/C1',
    caption: goodCaption,
    disclosure_shown: { picture: true, spoken: true },
  });

describe('the GST of a creator with a regular GSTIN', () => {
  it('stands in the emails of both sides, with what is left in hand and what is to pay in', async () => {
    await offerWith({});
    const [toCreator] = (await sendMails()).filter((text) => text.includes('offer'));
    expect(toCreator).toContain('₹11,300.01');
    expect(toCreator).toMatch(/Your GST:? +₹1,800/);
    await stage.call(influencer, `POST ${ofApplication('offers')}`, { amount: 12_000 });
    const [toOwner] = (await sendMails()).filter((text) => text.includes('offer'));
    expect(toOwner).toContain('₹14,160');
    expect(toOwner).toMatch(/Their GST:? +₹2,160/);
  });

  it('is added to the price, funded, frozen and passed on whole, without fee', async () => {
    const offer = await offerWith({});
    expect(offer).toMatchObject({ amount: 10_000.01, gst: 1_800, gst_percent: 18, total: 11_800.01 });
    expect(offer.net).toMatchObject({ amount: 10_000.01, creator_gst: 1_800, platform_fee: 500, net: 11_300.01 });
    await saveBilling({ gstin: null });
    expect((await stage.call(influencer, `PUT /campaign/offers/${offer.id}`, { status: 'accepted' })).status).toBe(200);
    const agreement = (await stage.call(stage.brand, `GET ${ofApplication('agreement')}`)).body.data;
    expect(agreement).toMatchObject({ terms: { price: 10_000.01, gst: { amount: 1_800, percent: 18 } } });
    const path = `GET /campaign/${application.campaign_id}/money`;
    expect((await stage.call(stage.brand, path)).body.data).toMatchObject({ to_fund: 11_800.01 });
    await fund();
    await completeWork(stage, influencer, [(await hand()).body.data as Deliverable]);
    expect((await stage.call(stage.brand, `GET ${ofApplication('escrow')}`)).body.data).toMatchObject({
      status: 'released',
      amount: 11_800.01,
      released: 11_800.01,
      refunded: 0,
      net: { amount: 10_000.01, creator_gst: 1_800, platform_fee: 500, net: 11_300.01 },
    });
    expect((await readBalances(stage.app.context, influencer.id)).earnings).toBe(11_300_01);
    expect((await checkLedger(stage.app.context)).faults).toEqual([]);
  });

  it('is divided with the price when an operator splits it, to the paisa', async () => {
    const offer = await offerWith({});
    await stage.call(influencer, `PUT /campaign/offers/${offer.id}`, { status: 'accepted' });
    await fund();
    const opened = await stage.call(stage.brand, `POST ${ofApplication('dispute')}`, { reason: 'We do not agree.' });
    const { id } = opened.body.data as { id: string };
    const operator = await stage.newBrand('operator');
    const decision = { outcome: 'split', amount: 5_900.01 };
    expect((await stage.call(operator, `POST /operator/disputes/${id}`, decision)).status).toBe(200);
    const escrow = (await stage.call(stage.brand, `GET ${ofApplication('escrow')}`)).body.data as Escrow;
    expect(escrow).toMatchObject({ released: 5_900.01, refunded: 5_900 });
    expect(escrow.net).toMatchObject({ amount: 5_000.01, creator_gst: 900, platform_fee: 250, net: 5_650.01 });
    expect((await checkLedger(stage.app.context)).faults).toEqual([]);
  });

  it.each([
    ['a composition dealer', { gst_scheme: 'composition' }],
    ['nobody without a GSTIN', { gstin: null }],
  ])('is added by %s: no', async (_who, billing) => {
    expect(await offerWith(billing)).toMatchObject({ gst: null, gst_percent: null, total: 10_000.01 });
  });
});
