import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CampaignProgress, DashboardEvent, DashboardMoney, Todo } from '../../../contract/insights/dashboard.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { onApproval, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makePayout } from '../../../tests/makers/payout.ts';

interface Dashboard {
  todos: Todo[];
  todos_total: number;
  money: DashboardMoney | null;
  events: DashboardEvent[];
  profile: { completeness: number; missing: string[] } | null;
}

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const dashboardOf = async (who: Player) => (await stage.call(who, 'GET /dashboard')).body.data as unknown as Dashboard;
const todosOf = async (who: Player) => (await dashboardOf(who)).todos;
const kindsOf = async (who: Player) => (await todosOf(who)).map(({ kind }) => kind);
const today = () => dateInIndia(stage.app.context.now());

/** The same stage with a new brand, so that nothing else is pending for it. */
async function newStage(): Promise<Stage> {
  return { ...stage, brand: await stage.newBrand() };
}

describe('to-dos', () => {
  it('are empty for a new account, whose profile lists what is missing', async () => {
    const brand = await stage.newBrand();
    expect(await dashboardOf(brand)).toMatchObject({
      todos: [],
      todos_total: 0,
      money: { available: 0, on_hold: 0, held: 0, held_for: 0, next: null, days_to_pay: { value: null, n: 0 } },
      events: [],
      profile: { missing: expect.arrayContaining(['profile_image']) },
    });
  });

  it('include applications and offers until answered, and money until funded', async () => {
    const own = await newStage();
    const campaign = await stage.post(own.brand);
    const [one, two] = [await stage.newInfluencer(), await stage.newInfluencer()];
    const first = await stage.apply(one, campaign);
    const second = await stage.apply(two, campaign);
    const due = addDays(campaign.application_deadline ?? '', 7);
    expect(await todosOf(own.brand)).toMatchObject([
      {
        kind: 'answer_applications',
        id: campaign.id,
        count: 2,
        due,
        campaign: { title: campaign.title },
        people: [{ id: String(two.id) }, { id: String(one.id) }],
      },
    ]);
    await stage.move(own.brand, second.id, 'declined');
    expect(await todosOf(own.brand)).toMatchObject([{ count: 1 }]);
    for (const status of ['shortlisted', 'offered']) await stage.move(own.brand, first.id, status);
    expect(await kindsOf(own.brand)).toEqual([]);
    expect(await todosOf(one)).toMatchObject([
      { kind: 'answer_offer', id: first.id, amount: 18_000, people: [{ id: String(own.brand.id) }] },
    ]);
    await stage.move(one, first.id, 'accepted');
    expect(await kindsOf(one)).toEqual([]);
    expect(await todosOf(own.brand)).toMatchObject([{ kind: 'fund', id: first.id, amount: 18_000 }]);
  });

  it('include pieces to submit, review and revise, with their days', async () => {
    const own = await newStage();
    const deal = await strikeFundedDeal(own, {}, 18_000, onApproval());
    expect(await kindsOf(own.brand)).toEqual([]);
    const due = deal.campaign.end_date;
    expect(await todosOf(deal.influencer)).toMatchObject([
      { kind: 'hand_in', due, piece: { type: 'reel', number: 1 } },
    ]);
    const { id } = (await deal.submit()).body.data as Deliverable;
    expect(await kindsOf(deal.influencer)).toEqual([]);
    expect(await todosOf(own.brand)).toMatchObject([{ kind: 'review_work', id, due: addDays(today(), 7) }]);
    const { money, events } = await dashboardOf(own.brand);
    expect(money).toMatchObject({ held: 18_000, held_for: 1, next: { amount: 18_000, date: addDays(today(), 7) } });
    expect(events).toContainEqual(expect.objectContaining({ kind: 'pays', amount: 18_000, date: addDays(today(), 7) }));
    await deal.change(own.brand, id, { status: 'changes_requested', note: 'Louder' });
    expect(await kindsOf(own.brand)).toEqual([]);
    expect(await todosOf(deal.influencer)).toMatchObject([{ kind: 'mend_work', id }]);
    await deal.submit({ planned_id: id });
    await deal.complete();
    expect([await kindsOf(own.brand), await kindsOf(deal.influencer)]).toEqual([[], []]);
    expect((await dashboardOf(deal.influencer)).money).toMatchObject({ available: 17_100, held: 0, next: null });
  });

  it('leave pieces due far ahead to the calendar', async () => {
    const own = await newStage();
    const far = await strikeFundedDeal(own, {
      start_date: addDays(today(), 1),
      end_date: addDays(today(), 40),
      content: [{ type: 'reel', quantity: 1, due: addDays(today(), 12) }],
    });
    const { todos, events } = await dashboardOf(far.influencer);
    expect(todos).toEqual([]);
    expect(events).toContainEqual(
      expect.objectContaining({ kind: 'due', date: addDays(today(), 12), work: { type: 'reel', count: 1 } }),
    );
    const from = async (day: string) =>
      (await stage.call(far.influencer, `GET /dashboard/events?from=${day}`)).body.data;
    expect(await from(addDays(today(), 12))).toContainEqual(expect.objectContaining({ kind: 'due' }));
    expect(await from(addDays(today(), 13))).not.toContainEqual(expect.objectContaining({ kind: 'due' }));
  });

  it('include a dispute for both parties and the operators, until it is decided', async () => {
    const own = await newStage();
    const operator = await stage.newBrand('operator');
    const deal = await strikeFundedDeal(own);
    await deal.dispute(own.brand);
    const about = { id: deal.application.id, amount: 18_000 };
    const disputesOf = async (who: Player) => (await todosOf(who)).filter(({ kind }) => kind.endsWith('dispute'));
    const both = async () => [await disputesOf(own.brand), await disputesOf(deal.influencer)];
    expect(await both()).toMatchObject([[{ kind: 'dispute', ...about }], [{ kind: 'answer_dispute', ...about }]]);
    await deal.answerDispute(deal.influencer);
    expect(await both()).toMatchObject([[{ kind: 'dispute', ...about }], [{ kind: 'dispute', ...about }]]);
    const queue = await dashboardOf(operator);
    expect(queue).toMatchObject({ todos: [{ kind: 'decide_disputes', count: 1 }], money: null, profile: null });
    const { data } = (await stage.call(operator, 'GET /operator/disputes')).body;
    const [open] = data as unknown as { id: string }[];
    await stage.call(operator, `POST /operator/disputes/${open?.id}`, { outcome: 'refund' });
    expect([await kindsOf(own.brand), await kindsOf(deal.influencer), await kindsOf(operator)]).toEqual([[], [], []]);
  });

  it('include pledges to answer and fund, and the upcoming lock of a joint campaign', async () => {
    const own = await newStage();
    const joint = await openJoint(own, {
      application_deadline: addDays(today(), 2),
      start_date: addDays(today(), 5),
      end_date: addDays(today(), 30),
    });
    const pledger = await stage.newBrand('partner');
    expect(await kindsOf(own.brand)).toEqual(['lock']);
    const pledge = await joint.promise(pledger, 10_000, { isAccepted: false });
    expect(await kindsOf(own.brand)).toEqual(expect.arrayContaining(['answer_pledges', 'lock']));
    await stage.move(own.brand, pledge.id, 'accepted');
    expect(await kindsOf(own.brand)).toEqual(['lock']);
    expect(await kindsOf(pledger)).toEqual(expect.arrayContaining(['fund_pledge', 'lock']));
    await joint.fund(pledger, pledge);
    await joint.act(pledger, pledge, 'pay');
    expect(await kindsOf(pledger)).toEqual(['lock']);
    // Money counts as spent when drawn from the pool, as in Performance, and as planned for the days of its campaign.
    const read = async () =>
      (await stage.call(pledger, 'GET /dashboard/figures')).body.data as unknown as {
        figures: { id: string; value: number | null }[];
        months: { value: number; planned: number | null }[];
      };
    const dashboard = await read();
    expect(dashboard.figures[0]).toMatchObject({ id: 'spent', value: 10_000 });
    expect(dashboard.months.at(-1)?.value).toBe(10_000);
    await joint.lock();
    expect((await read()).months.at(-1)?.planned).toBeGreaterThan(0);
    expect(await kindsOf(pledger)).toEqual([]);
  });

  it('include a change of the agreement proposed by the other party', async () => {
    const own = await newStage();
    const deal = await strikeFundedDeal(own);
    const order = { revisions: 3, note: 'One more round.' };
    const path = `/campaign/applications/${deal.application.id}/change-orders`;
    const { status } = await stage.call(own.brand, `POST ${path}`, order);
    expect(status).toBeLessThan(300);
    expect(await todosOf(deal.influencer)).toContainEqual(
      expect.objectContaining({ kind: 'answer_change', id: deal.application.id, reason: 'One more round.' }),
    );
    expect(await kindsOf(own.brand)).toEqual([]);
  });

  it('include a failed payout until the next one is requested', async () => {
    const { db } = stage.app.context;
    const who = await stage.newInfluencer();
    const failed = { status: 'failed' as const, failure_reason: 'The account is closed.', failed_at: new Date() };
    await makePayout(db, { account_id: who.id, payment_method_id: null, ...failed });
    expect(await todosOf(who)).toMatchObject([
      { kind: 'payout_failed', amount: 600, reason: 'The account is closed.', campaign: null },
    ]);
    const at = new Date();
    const paid = { status: 'paid' as const, provider_id: 'pout_1', processing_at: at, paid_at: at };
    await makePayout(db, { account_id: who.id, payment_method_id: null, ...paid });
    expect(await kindsOf(who)).toEqual([]);
  });

  it('include a social account that must be reconnected', async () => {
    const { db } = stage.app.context;
    const who = await stage.newInfluencer();
    const account = await db
      .insertInto('social_account')
      .values({ influencer_id: who.id, platform_id: 'youtube', handle: `broken-${who.id}`, source: 'provider' })
      .returning('id')
      .executeTakeFirstOrThrow();
    const connection = { social_account_id: account.id, account_type: 'channel' as const };
    const broken = { state: 'broken' as const, last_error: 'revoked' as const, last_error_at: new Date() };
    await db
      .insertInto('social_connection')
      .values({ ...connection, ...broken })
      .execute();
    expect(await todosOf(who)).toMatchObject([
      { kind: 'reconnect', id: String(account.id), platform: 'youtube', reason: 'revoked' },
    ]);
    await db
      .updateTable('social_connection')
      .set({ state: 'connected', access_token: 'sealed', last_error: null })
      .where('social_account_id', '=', account.id)
      .execute();
    expect(await kindsOf(who)).toEqual([]);
  });
});

describe('other parts of the dashboard', () => {
  it("show the month's spending and earnings, and no data where nothing was reported", async () => {
    const own = await newStage();
    const deal = await strikeFundedDeal(own);
    const { id } = (await deal.submit()).body.data as Deliverable;
    const figuresOf = async (who: Player) =>
      (await stage.call(who, 'GET /dashboard/figures')).body.data as unknown as {
        figures: { id: string; value: number | null; before: number | null; weeks: (number | null)[] }[];
        months: { month: string; value: number; planned: number | null }[];
      };
    const nothing = { value: null, before: null };
    expect((await figuresOf(own.brand)).figures).toMatchObject([
      { id: 'spent', ...nothing },
      { id: 'reach', ...nothing },
      { id: 'engagement_rate', ...nothing },
      { id: 'cpe', ...nothing },
    ]);
    await deal.complete();
    await deal.change(deal.influencer, id, { figures: { views: 1_000, reach: 900, likes: 40, comments: 10 } });
    const spent = await figuresOf(own.brand);
    expect(spent.figures.map(({ value }) => value)).toEqual([18_000, 900, 5, 360]);
    expect(spent.figures.every(({ weeks }) => weeks.length === 12)).toBe(true);
    expect(spent.figures[1]?.weeks.at(-1)).toBe(900);
    expect(spent.months.at(-1)).toMatchObject({ month: today().slice(0, 7), value: 18_000 });
    const earned = await figuresOf(deal.influencer);
    expect(earned.figures.map((figure) => [figure.id, figure.value])).toEqual([
      ['earned', 17_100],
      ['reach', 900],
      ['engagement_rate', 5],
      ['offers', 1],
    ]);
    expect(earned.months.at(-1)).toMatchObject({ value: 17_100, planned: null });
    const { data } = (await stage.call(deal.influencer, 'GET /wallet?kind=earning')).body;
    expect(data).toMatchObject([{ amount: 17_100 }]);
  });

  it('show the progress of campaigns, to each party what it may know', async () => {
    const own = await newStage();
    const deal = await strikeFundedDeal(own);
    const campaignsOf = async (who: Player) =>
      (await stage.call(who, 'GET /dashboard/campaigns')).body as unknown as {
        data: CampaignProgress[];
        total: number;
      };
    const { slots, budget_total: of, id } = deal.campaign;
    expect(await campaignsOf(own.brand)).toMatchObject({
      data: [{ id, done: { what: 'slots', count: 1, of: slots }, money: { count: 18_000, of } }],
      total: 1,
    });
    expect(await campaignsOf(deal.influencer)).toMatchObject({
      data: [{ id, done: { what: 'pieces', count: 0, of: 1 }, money: null }],
    });
  });

  it('suggest creators similar to the last ones, matched to the newest open campaign', async () => {
    const own = await newStage();
    const creatorsOf = async (who: Player) => (await stage.call(who, 'GET /dashboard/creators')).body;
    expect(await creatorsOf(own.brand)).toMatchObject({ data: [], like: null, campaign: null });
    const deal = await strikeDeal(own);
    const alike = await stage.newInfluencer();
    for (const { id } of [deal.influencer, alike]) {
      const change = { categories: ['gaming', 'books'] };
      const profile = stage.app.context.db.updateTable('influencer_profile').set(change);
      await profile.where('id', '=', id).execute();
    }
    const reply = await creatorsOf(own.brand);
    expect(reply).toMatchObject({ like: 'worked_with', campaign: { id: deal.campaign.id } });
    const found = reply.data as unknown as { creator: { id: string }; match: { score: number } | null }[];
    expect(found.map(({ creator }) => creator.id)).toContain(String(alike.id));
    expect(found.map(({ creator }) => creator.id)).not.toContain(String(deal.influencer.id));
    expect(found[0]?.match?.score).toBeGreaterThanOrEqual(0);
    expect(await creatorsOf(deal.influencer)).toMatchObject({ data: [], like: null });
  });
});
