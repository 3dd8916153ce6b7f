import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Deliverable, WaitingDeliverable } from '../../../contract/work/deliverables.ts';
import { strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const waitingFor = async (who: Player) =>
  (await stage.call(who, 'GET /campaign/deliverables/waiting')).body as { data: WaitingDeliverable[]; total: number };
const actsOf = async (who: Player) => (await waitingFor(who)).data.map(({ act, status }) => `${act} ${status}`);

describe('the work waiting for a person', () => {
  it('is to be submitted while the money is held, then to be reviewed, then done', async () => {
    const unfunded = await strikeDeal(stage);
    expect(await waitingFor(unfunded.influencer)).toMatchObject({ data: [], total: 0 });
    const deal = await strikeFundedDeal(stage, { content: [{ type: 'reel', quantity: 2 }] });
    const brand = { id: String(stage.brand.id) };
    expect(await waitingFor(deal.influencer)).toMatchObject({
      data: [
        { campaign_id: deal.campaign.id, act: 'hand_in', type: 'reel', number: 1, person: brand },
        { campaign_title: deal.campaign.title, number: 2 },
      ],
      total: 2,
    });
    const { id } = (await deal.submit()).body.data as Deliverable;
    expect(await actsOf(stage.brand)).toEqual(['review submitted']);
    expect(await actsOf(deal.influencer)).toEqual(['hand_in planned']);
    await deal.change(stage.brand, id, { status: 'changes_requested' });
    expect(await actsOf(stage.brand)).toEqual([]);
    expect(await actsOf(deal.influencer)).toEqual(['hand_in planned', 'hand_in changes_requested']);
    await deal.submit({ planned_id: id });
    await deal.submit();
    expect(await actsOf(deal.influencer)).toEqual([]);
    for (const piece of await deal.work()) await deal.change(stage.brand, piece.id, { status: 'approved' });
    expect([await actsOf(stage.brand), await actsOf(deal.influencer)]).toEqual([[], []]);
  });

  it('needs no held money where none is paid, and the campaign is completed once all of it is published and the product is there', async () => {
    const deal = await strikeDeal(stage, { compensation: 'product', product_value: 900, slots: 1 });
    expect(await actsOf(deal.influencer)).toEqual(['hand_in planned']);
    const { id } = (await deal.submit()).body.data as Deliverable;
    await deal.change(stage.brand, id, { status: 'approved' });
    expect((await deal.status()).status).toBe('approved');
    const published = await deal.change(deal.influencer, id, { status: 'published', figures: { views: 10 } });
    expect(published.body.data).toMatchObject({ status: 'published', figures: { views: 10 } });
    await stage.call(deal.influencer, `POST /campaign/applications/${deal.application.id}/arrival`, {});
    for (const who of [stage.brand, deal.influencer]) {
      const { data } = (await stage.call(who, `GET /campaign/${deal.campaign.id}`)).body;
      expect(data).toMatchObject({ status: 'completed' });
    }
    const { data } = (await stage.call(stage.brand, `GET /campaign/${deal.campaign.id}/performance`)).body;
    expect(data).toMatchObject({ totals: { views: 10, cpm: null, spend: { funded: 0 } } });
  });

  it('is announced to the other party with a link to the piece', async () => {
    const deal = await strikeFundedDeal(stage);
    const { id } = (await deal.submit()).body.data as Deliverable;
    await deal.change(stage.brand, id, { status: 'changes_requested', note: 'Show the pot.' });
    const newestOf = async (who: Player) =>
      (await stage.call(who, `GET /user/get_user_notifications/${who.id}`)).body.data?.[0 as never] as unknown;
    const link = `/campaign-details/${deal.campaign.id}?tab=deliverables&piece=${id}`;
    expect(await newestOf(stage.brand)).toMatchObject({
      title: expect.stringMatching(/^Submitted: reel 1 for /),
      link,
    });
    expect(await newestOf(deal.influencer)).toMatchObject({
      title: expect.stringMatching(/^Changes requested: reel 1 for /),
      description: expect.stringMatching(/“Show the pot.”$/),
      link,
    });
  });
});
