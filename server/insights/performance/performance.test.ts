import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Performance } from '../../../contract/insights/performance.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { jointBody } from '../../../tests/campaigns/campaign-body.ts';
import { type Deal, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const today = dateInIndia(new Date());
const performanceOf = async (who: Player, campaignId: string) =>
  (await stage.call(who, `GET /campaign/${campaignId}/performance`)).body.data as Performance;

/** Lines of the brand's CSV of figures. */
async function fileOf(deal: Deal, cookie = ''): Promise<string[]> {
  const reply = await fetch(`${stage.app.url}/api/campaign/${deal.campaign.id}/performance?format=csv`, {
    headers: { authorization: `Bearer ${stage.brand.token}`, cookie },
  });
  expect(reply.headers.get('content-type')).toContain('text/csv');
  return (await reply.text()).split('\r\n');
}

/** Submits, approves and publishes the only piece of a deal. */
async function publish(deal: Deal, figures?: object): Promise<Deliverable> {
  const { id } = (await deal.submit()).body.data as Deliverable;
  await deal.change(stage.brand, id, { status: 'approved' });
  const body = { status: 'published', ...(figures ? { figures } : {}) };
  return (await deal.change(deal.influencer, id, body)).body.data as Deliverable;
}

describe('figures of a published piece', () => {
  it('are entered on publishing or later, one reading a day', async () => {
    const deal = await strikeFundedDeal(stage);
    const { id, figures } = await publish(deal, { views: 12_000, likes: 480 });
    const nothing = { reach: null, comments: null, shares: null, saves: null };
    expect(figures).toMatchObject({ source: 'self_reported', as_of: today, views: 12_000, likes: 480, ...nothing });
    const report = (body: object) => deal.change(deal.influencer, id, body);
    await report({ figures: { views: 15_000, reach: 9_000 } });
    const again = await report({ status: 'published', figures: { views: 15_500, reach: 9_000, saves: 0 } });
    expect((again.body.data as Deliverable).figures).toMatchObject({ views: 15_500, likes: null, saves: 0 });
    expect((await deal.work())[0]?.figures).toMatchObject({ as_of: today, views: 15_500 });
    const { deliverables } = await performanceOf(stage.brand, deal.campaign.id);
    expect(deliverables[0]?.readings).toMatchObject([{ views: 15_500 }]);
    const notices = (await stage.call(stage.brand, `GET /user/get_user_notifications/${stage.brand.id}`)).body.data;
    expect(notices).toContainEqual(
      expect.objectContaining({
        title: expect.stringMatching(/^New results: reel 1 for /),
        link: `/campaign-details/${deal.campaign.id}?tab=deliverables&piece=${id}`,
      }),
    );
  });

  it('are refused before publishing, for a future day, below 0, as fractions, empty, and from the other party', async () => {
    const deal = await strikeFundedDeal(stage);
    const { id } = (await deal.submit()).body.data as Deliverable;
    const figures = { views: 10 };
    const asked = (who: Player, body: object) => deal.change(who, id, body);
    expect((await asked(deal.influencer, { figures })).body.code).toBe('ILLEGAL_MOVE');
    expect((await asked(stage.brand, { status: 'approved', figures })).body.fields).toHaveProperty('figures');
    expect((await asked(stage.brand, { figures })).body.code).toBe('ROLE');
    await asked(stage.brand, { status: 'approved' });
    for (const wrong of [{}, { as_of: today }, { views: -1 }, { views: 1.5 }, { views: null }, { plays: 3 }]) {
      expect(
        (await asked(deal.influencer, { status: 'published', figures: wrong })).status,
        JSON.stringify(wrong),
      ).toBe(400);
    }
    for (const as_of of [addDays(today, 1), addDays(today, -1)]) {
      const early = await asked(deal.influencer, { status: 'published', figures: { ...figures, as_of } });
      expect(early.body.fields).toHaveProperty('as_of');
    }
    expect((await deal.work())[0]).toMatchObject({ status: 'approved', figures: null });
    await asked(deal.influencer, { status: 'published', figures });
    expect((await asked(deal.influencer, { figures, caption: 'Another' })).body.fields).toHaveProperty('caption');
    expect((await asked(stage.brand, { status: 'approved', figures })).status).toBe(409);
    expect((await asked(await stage.newInfluencer(), { figures })).status).toBe(404);
  });
});

describe('the performance of a campaign', () => {
  it('compares results with spending, completely for the creator, and for an influencer their own part', async () => {
    const deal = await strikeFundedDeal(stage);
    const { campaign } = deal;
    const before = await performanceOf(stage.brand, campaign.id);
    expect(before).toMatchObject({
      as_of: null,
      timeline: [],
      totals: { views: null, cpe: null, pieces: { agreed: 1, delivered: 0 }, spend: { funded: 18_000, held: 18_000 } },
    });
    const { id } = await publish(deal, { views: 20_000, reach: 15_000, likes: 700, comments: 200, saves: 100 });
    await deal.change(stage.brand, id, { status: 'published' });
    const other = await stage.newInfluencer();
    const application = await stage.apply(other, campaign, 9_000);
    for (const status of ['shortlisted', 'offered']) await stage.move(stage.brand, application.id, status);
    await stage.move(other, application.id, 'accepted');
    const full = await performanceOf(stage.brand, campaign.id);
    expect(full).toMatchObject({
      source: 'self_reported',
      as_of: today,
      oldest_as_of: today,
      totals: {
        views: 20_000,
        reach: 15_000,
        engagement: 1_000,
        engagement_rate: 5,
        cpe: 18,
        cpm: 900,
        shares: null,
        pieces: { agreed: 2, delivered: 1, published: 1, reported: 1 },
        spend: { funded: 18_000, held: 0, released: 18_000 },
      },
      creators: [
        { user: { id: String(deal.influencer.id) }, status: 'paid', cpe: 18 },
        { user: { id: String(other.id) }, views: null, cpe: null, spend: { funded: 0 } },
      ],
      deliverables: [{ type: 'reel', status: 'published', engagement: 1_000, engagement_rate: 5 }, { readings: [] }],
      timeline: [{ date: today, views: 20_000, reach: 15_000, engagement: 1_000 }],
    });
    const own = await performanceOf(other, campaign.id);
    expect(own.creators.map(({ user }) => user.id)).toEqual([String(other.id)]);
    expect(own.totals).toMatchObject({ views: null, pieces: { agreed: 1 } });
    expect((await performanceOf(deal.influencer, campaign.id)).totals.views).toBe(20_000);
  });

  it('is exported as CSV safe from formula injection', async () => {
    const deal = await strikeFundedDeal(stage);
    await publish(deal, { views: 5 });
    const { db } = stage.app.context;
    const name = { fullname: '=HYPERLINK("https://evil.example")' };
    await db.updateTable('account').set(name).where('id', '=', deal.influencer.id).execute();
    const [head, row] = await fileOf(deal);
    expect(head).toContain('Views,Reach,Likes');
    expect(row).toMatch(/^"'=HYPERLINK/);
    expect(row).toContain(`reel 1,published,https://www.instagram.com/reel/C1,${today},self-reported,5,,,,,,,`);
  });

  it('is exported in the reader’s language', async () => {
    const deal = await strikeFundedDeal(stage);
    await publish(deal, { views: 5 });
    const [head, row] = await fileOf(deal, 'language=hi');
    expect(head).toMatch(/^क्रिएटर,पीस,स्थिति,लिंक,.*,व्यू,रीच,लाइक,/);
    expect(row).toMatch(/,रील 1,पब्लिश हुआ,https:.*,ख़ुद बताया गया,5,/);
  });

  it('counts the pool of a joint campaign as its money', async () => {
    const joint = await openJoint(stage);
    const partner = await stage.newBrand('partner');
    const pledge = await joint.promise(partner, 60_000);
    await joint.fund(partner, pledge);
    await joint.act(partner, pledge, 'pay');
    const { totals } = await performanceOf(partner, joint.campaign.id);
    expect(totals.spend).toEqual({ funded: 60_000, held: 60_000, released: 0 });
  });

  it('is visible to the accepted participants of a joint campaign, and not found by anybody else', async () => {
    const joint = await stage.post(stage.brand, jointBody());
    const [side, waiting, stranger] = [await stage.newBrand('partner'), await stage.newBrand(), await stage.newBrand()];
    const pledge = await stage.pledge(side, joint, { need: 0, value: 20_000 });
    await stage.pledge(waiting, joint, { need: 1, value: 10_000 });
    await stage.move(stage.brand, pledge.id, 'accepted');
    for (const path of ['performance', 'deliverables']) {
      const status = async (who: Player) => (await stage.call(who, `GET /campaign/${joint.id}/${path}`)).status;
      expect(await Promise.all([stage.brand, side, waiting, stranger].map(status)), path).toEqual([200, 200, 404, 404]);
    }
    expect((await performanceOf(side, joint.id)).totals).toMatchObject({ views: null, pieces: { agreed: 0 } });
    const standard = await strikeDeal(stage);
    for (const who of [stranger, await stage.newInfluencer()]) {
      expect((await stage.call(who, `GET /campaign/${standard.campaign.id}/performance`)).status).toBe(404);
    }
  });
});
