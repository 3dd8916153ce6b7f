/** Lists make the same number of queries for one row and many. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listBookmarks } from '../server/campaigns/bookmarks/bookmarks.service.ts';
import { findVisibleCampaign } from '../server/campaigns/campaign-records/campaign-records.service.ts';
import { listAllPledges, listPledges } from '../server/campaigns/pledges/listing.service.ts';
import { readShares } from '../server/campaigns/pledges/shares.service.ts';
import { listCollaborations } from '../server/discovery/track-record/track-record.service.ts';
import { listJointHistory } from '../server/hub/joint-history/joint-history.service.ts';
import { listSpending } from '../server/hub/pools/spending.service.ts';
import { listSettlements } from '../server/hub/settlements/settlements.service.ts';
import { listProgress } from '../server/insights/dashboard/campaigns.service.ts';
import { readDashboard } from '../server/insights/dashboard/dashboard.service.ts';
import { readFigures } from '../server/insights/dashboard/figures.service.ts';
import { readPerformance } from '../server/insights/performance/performance.service.ts';
import type { Context } from '../server/kit/context/context.ts';
import type { User } from '../server/kit/http/authenticate.ts';
import { listInvoices } from '../server/money/invoices/invoices.service.ts';
import { listWaitingDeliverables } from '../server/work/deliverables/waiting.service.ts';
import { listDisputes } from '../server/work/disputes/disputes.service.ts';
import { listCampaignReviews } from '../server/work/reviews/reviews.service.ts';
import { finishWork } from './campaigns/finished.ts';
import { strikeFundedDeal } from './campaigns/paying.ts';
import { openJoint } from './campaigns/pooling.ts';
import { type Player, type Stage, setStage } from './campaigns/stage.ts';
import { countQueries } from './count-queries.ts';
import { makeInvoice } from './makers/invoice.ts';

const limit = 20;
let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

type Lists = Record<string, (context: Context) => Promise<unknown>>;

async function countEach(lists: Lists): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const [name, list] of Object.entries(lists)) counts[name] = await countQueries(stage.app.context, list);
  return counts;
}

const userOf = ({ id }: Player) =>
  ({ id, locale: 'en', person: { id: Number(id) }, memberRoles: ['owner'], campaignIds: null }) as unknown as User;

describe('constant number of queries', () => {
  it('for money and participants of a joint campaign', async () => {
    const joint = await openJoint(stage);
    const user = userOf(stage.brand);
    const { id } = joint.campaign;
    const asked = { user, id, limit };
    const campaign = await findVisibleCampaign(stage.app.context, asked);
    const lists: Lists = {
      pledges: (context) => listPledges(context, asked),
      all: (context) => listAllPledges(context, { campaign, reader: user, limit }),
      shares: (context) => readShares(context, asked),
      spending: (context) => listSpending(context, asked),
      history: (context) => listJointHistory(context, asked),
      settlements: (context) => listSettlements(context, asked),
    };
    const payer = await stage.newBrand('partner');
    await joint.contribute(payer, 10_000);
    await joint.promise(await stage.newBrand(), 5_000, { isAccepted: false });
    await joint.lock();
    await joint.draw({ amount: 100, note: 'Chairs' }, [payer]);
    await joint.settle(500);
    const one = await countEach(lists);
    for (const need of [0, 1]) await joint.promise(await stage.newBrand(), 5_000, { need, isAccepted: false });
    await joint.draw({ amount: 200, note: 'Lamps' }, [payer]);
    await joint.settle(700, 'pool');
    expect(await countEach(lists)).toEqual(one);
  });

  it('for the work of many agreements', async () => {
    const brand = await stage.newBrand();
    const operator = await stage.newBrand('operator');
    const own = { ...stage, brand };
    const first = await strikeFundedDeal(own);
    const keep = ({ id }: { id: string }) =>
      stage.call(brand, 'POST /user/add/UserBookmarks', { target_type: 'campaign', target_id: id });
    await keep(first.campaign);
    const user = userOf(brand);
    const business: User = { ...user, role: 'brand' };
    const lists: Lists = {
      waiting: (context) => listWaitingDeliverables(context, user),
      performance: (context) => readPerformance(context, { user, id: first.campaign.id }),
      disputes: (context) => listDisputes(context, { user: userOf(operator), status: 'open', limit }),
      bookmarks: (context) => listBookmarks(context, user, { limit }),
      dashboard: (context) => readDashboard(context, business),
      figures: (context) => readFigures(context, business),
      progress: (context) => listProgress(context, business),
    };
    await first.submit();
    await first.dispute(brand);
    const one = await countEach(lists);
    for (let more = 0; more < 2; more += 1) {
      const deal = await strikeFundedDeal({ ...own, post: async () => first.campaign });
      await deal.submit();
      await deal.dispute(brand);
      await keep(await stage.post(brand));
    }
    expect((await stage.call(operator, 'GET /operator/disputes')).body.total).toBe(3);
    expect((await stage.call(brand, 'GET /user/get/userBookmarks')).body.total).toBe(3);
    expect(await countEach(lists)).toEqual(one);
  });

  it('for finished work', async () => {
    const { brand, influencer, campaign } = await finishWork(stage, {
      brand: await stage.newBrand(),
      paidAt: new Date(),
    });
    const user = userOf(brand);
    const lists: Lists = {
      collaborations: (context) => listCollaborations(context, { user, id: `${influencer.id}`, limit }),
      reviews: (context) => listCampaignReviews(context, { user, id: `${campaign.id}` }),
      invoices: (context) => listInvoices(context, { accountId: influencer.id, limit, locale: 'en' }),
    };
    await makeInvoice(stage.app.context, influencer.id);
    const one = await countEach(lists);
    for (let more = 0; more < 2; more += 1) {
      await finishWork(stage, { brand, influencer, paidAt: new Date() });
      await makeInvoice(stage.app.context, influencer.id);
    }
    expect((await stage.call(brand, `GET /user/${influencer.id}/collaborations`)).body.total).toBe(3);
    expect(await countEach(lists)).toEqual(one);
  });
});
