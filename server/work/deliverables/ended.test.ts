/** Work of an agreement that was cancelled: its two sides keep what was there, and nothing new comes in. */
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Performance } from '../../../contract/insights/performance.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { type Deal, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { tusClient } from '../../../tests/tus.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const end = async (deal: Deal, by: Player) => {
  const ended = await stage.move(by, deal.application.id, 'cancelled', { note: 'It cannot be this year.' });
  expect(ended.body.data).toMatchObject({ status: 'cancelled' });
};
const workOf = (who: Player, { campaign, application }: Deal, isNamed: boolean) =>
  stage.call(who, `GET /campaign/${campaign.id}/deliverables${isNamed ? `?application_id=${application.id}` : ''}`);
const figuresOf = (who: Player, { campaign }: Deal) => stage.call(who, `GET /campaign/${campaign.id}/performance`);

it('is read by both sides where it is named, and is not among the work under way', async () => {
  const deal = await strikeDeal(stage);
  await end(deal, stage.brand);
  for (const who of [stage.brand, deal.influencer]) {
    expect(await workOf(who, deal, false)).toMatchObject({ status: 200, body: { data: [] } });
    const named = await workOf(who, deal, true);
    const [piece, ...others] = named.body.data as Deliverable[];
    expect([piece?.application_id, others.length]).toEqual([deal.application.id, 0]);
    // Nothing can be done with it any more.
    expect(Object.values(piece?.can ?? {})).not.toContain(true);
    const { status, body } = await figuresOf(who, deal);
    const { creators, deliverables } = body.data as Performance;
    expect([status, creators, deliverables]).toEqual([200, [], []]);
  }
  const stranger = await stage.newInfluencer();
  await stage.apply(stranger, deal.campaign);
  for (const isNamed of [false, true]) expect((await workOf(stranger, deal, isNamed)).status).toBe(404);
  expect((await figuresOf(stranger, deal)).status).toBe(404);
});

it.each(['submitted', 'approved'] as const)(
  '%s, then refunded by a decision, asks nothing of either side',
  async (state) => {
    const deal = await strikeFundedDeal(stage);
    const { id } = (await deal.submit()).body.data as Deliverable;
    if (state === 'approved') await deal.change(stage.brand, id, { status: 'approved' });
    const { id: dispute } = (await deal.dispute(stage.brand)).body.data as { id: string };
    const operator = await stage.newBrand('operator');
    await stage.call(operator, `POST /operator/disputes/${dispute}`, { outcome: 'refund' });
    expect(await deal.status()).toMatchObject({ status: 'cancelled' });
    for (const who of [stage.brand, deal.influencer]) {
      const [piece] = (await workOf(who, deal, true)).body.data as Deliverable[];
      const open = Object.entries(piece?.can ?? {}).filter(([, may]) => may === true);
      expect([piece?.status, open]).toEqual([state, []]);
    }
  },
);

it('of the agreement before stays apart from that of a new one with the same influencer', async () => {
  const deal = await strikeDeal(stage);
  await end(deal, deal.influencer);
  const { id } = await stage.apply(deal.influencer, deal.campaign);
  await stage.move(stage.brand, id, 'offered', { quote: 9_000 });
  await stage.move(deal.influencer, id, 'accepted');
  const agreementsOf = async (isNamed: boolean) =>
    ((await workOf(deal.influencer, deal, isNamed)).body.data as Deliverable[]).map((piece) => piece.application_id);
  expect([await agreementsOf(false), await agreementsOf(true)]).toEqual([[id], [deal.application.id]]);
});

it('takes no picture and no video any more, and neither does an application without an agreement', async () => {
  const deal = await strikeFundedDeal(stage);
  await stage.move(deal.influencer, deal.application.id, 'cancelled', { note: 'It cannot be this year.' });
  await stage.move(stage.brand, deal.application.id, 'cancelled');
  const picture = await sharp({ create: { width: 300, height: 200, channels: 3, background: '#a52' } })
    .png()
    .toBuffer();
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(picture)]), 'draft.png');
  const { token } = deal.influencer;
  const kept = await stage.app.api(`POST /campaign/${deal.campaign.id}/deliverable-files`, { token, form });
  expect([kept.status, kept.body.code]).toEqual([409, 'CONFLICT']);
  const applicant = await stage.newInfluencer();
  const applied = await stage.apply(applicant, deal.campaign);
  for (const [who, application_id] of [
    [deal.influencer, deal.application.id],
    [applicant, applied.id],
  ] as const) {
    const order = { purpose: 'draft', application_id, filename: 'reel.mp4', filetype: 'video/mp4' };
    const begun = await tusClient(stage.app.url, who.token).begin(3_000, order);
    expect([begun.status, JSON.parse(await begun.text()).code]).toEqual([409, 'CONFLICT']);
  }
});
