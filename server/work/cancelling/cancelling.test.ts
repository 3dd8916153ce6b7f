import { describe, expect, it } from 'vitest';
import type { Application } from '../../../contract/campaigns/applications.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { openClockedStage, passTime } from '../../../tests/campaigns/clocked-stage.ts';
import {
  balanceOf,
  completeWork,
  type Deal,
  finishDeal,
  strikeDeal,
  strikeFundedDeal,
  trust,
} from '../../../tests/campaigns/paying.ts';
import type { Player, Stage } from '../../../tests/campaigns/stage.ts';
import { notifyDueWork } from '../deliverables/due.service.ts';
import { settleUnanswered } from './silence.service.ts';

let stage: Stage;
let now: () => Date;
openClockedStage((opened) => {
  stage = opened;
  now = opened.app.context.now;
});

const hour = 3_600_000;
const day = 24 * hour;
const pass = (ms: number) => passTime(stage, ms, settleUnanswered);
const move = async (who: Player, deal: Deal, status: string, more: object = {}) =>
  stage.move(who, deal.application.id, status, { note: 'It cannot be.', ...more });
const cancel = (who: Player, deal: Deal, more?: object) => move(who, deal, 'cancelled', more);
const preview = async (who: Player, deal: Deal) =>
  (await stage.call(who, `GET /campaign/applications/${deal.application.id}/cancellation`)).body.data;
const titles = async (who: Player) => {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}`);
  return (reply.body.data as { title: string }[]).map(({ title }) => title);
};
const withAdvance = [
  { label: 'Start', amount: 6_000, due: 'advance' },
  { label: 'Live', amount: 12_000, due: 'published' },
];
async function strikeTrusted(): Promise<Deal> {
  const deal = await strikeDeal(stage, {}, 18_000, withAdvance);
  await trust(stage, deal.influencer);
  await deal.fund();
  await deal.act('pay');
  expect(await deal.escrow()).toMatchObject({ status: 'held', released: 6_000 });
  return deal;
}

describe('cancelling funded work', () => {
  it('proposes a split that the other side agrees to: the money moves at once, and the place is free again', async () => {
    const deal = await strikeFundedDeal(stage, { slots: 1 });
    expect(await preview(stage.brand, deal)).toEqual({
      price: 18_000,
      released: 0,
      default: 4_500,
      answer_hours: 72,
      open: null,
      can: { cancelled: true, in_progress: expect.any(Object), propose: true },
    });
    const asked = await cancel(stage.brand, deal, { keep: 3_000 });
    expect(asked.body.data).toMatchObject({
      status: 'in_progress',
      cancellation: {
        by: 'owner',
        started_by: 'owner',
        keep: 3_000,
        default: 4_500,
        note: 'It cannot be.',
        answer_by: expect.any(String),
      },
      can: { cancelled: expect.any(Object), in_progress: true },
    });
    // The money's reply carries it, so that a page of many agreements need not ask for each.
    expect((await deal.escrow()).cancellation).toEqual((asked.body.data as Application).cancellation);
    expect((await titles(deal.influencer))[0]).toMatch(/ asks to cancel: /);
    expect(await cancel(stage.brand, deal)).toMatchObject({ status: 409 });
    expect(await deal.submit()).toMatchObject({ status: 409 });
    expect(await deal.escrow()).toMatchObject({ status: 'held', released: 0 });
    const agreed = await stage.move(deal.influencer, deal.application.id, 'cancelled');
    expect(agreed.body.data).toMatchObject({ status: 'cancelled', cancellation: null });
    expect(await deal.escrow()).toMatchObject({
      status: 'released',
      released: 3_000,
      refunded: 15_000,
      cancellation: null,
    });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 2_850, arriving: 0 });
    for (const who of [stage.brand, deal.influencer]) expect((await titles(who))[0]).toMatch(/^Agreement cancelled: /);
    const next = await stage.apply(await stage.newInfluencer(), deal.campaign, 9_000);
    expect(next.status).toBe('applied');
  });

  it('is at once where nothing is paid, and impossible after a hand-in', async () => {
    const unpaid = await strikeDeal(stage);
    expect(await cancel(stage.brand, unpaid, { keep: 500 })).toMatchObject({ status: 400 });
    expect((await cancel(stage.brand, unpaid)).body.data).toMatchObject({ status: 'cancelled', cancellation: null });
    const handedIn = await strikeFundedDeal(stage);
    await handedIn.submit();
    for (const who of [stage.brand, handedIn.influencer]) {
      for (const keep of [0, 500]) expect(await cancel(who, handedIn, { keep })).toMatchObject({ status: 409 });
    }
    expect(await move(stage.brand, handedIn, 'in_progress')).toMatchObject({ status: 409 });
  });

  it('needs a reason, and a split within the price', async () => {
    const deal = await strikeFundedDeal(stage);
    expect((await cancel(stage.brand, deal, { note: '' })).body.fields).toHaveProperty('note');
    expect((await cancel(stage.brand, deal, { keep: 18_000.01 })).body.fields).toHaveProperty('keep');
    expect((await cancel(stage.brand, deal, { keep: -1 })).status).toBe(400);
    expect((await cancel(await stage.newInfluencer(), deal)).status).toBe(404);
    expect(await deal.status()).toMatchObject({ cancellation: null, can: { cancelled: true, propose: true } });
  });

  it('by silence ends with the default, not with the proposal; an answer that comes too late finds it ended', async () => {
    const [asked, late] = [await strikeFundedDeal(stage), await strikeFundedDeal(stage)];
    for (const deal of [asked, late]) await cancel(stage.brand, deal, { keep: 100 });
    await pass(71 * hour);
    expect(await asked.status()).toMatchObject({ status: 'in_progress' });
    const at = stage.app.context.now().getTime() + hour;
    stage.app.context.now = () => new Date(at);
    expect(await move(late.influencer, late, 'in_progress')).toMatchObject({ status: 409 });
    await pass(0);
    for (const deal of [asked, late]) {
      expect(await deal.status()).toMatchObject({ status: 'cancelled' });
      expect(await deal.escrow()).toMatchObject({ released: 4_500, refunded: 13_500 });
    }
  });

  it('by the creator refunds all of it by default', async () => {
    const deal = await strikeFundedDeal(stage);
    expect(await preview(deal.influencer, deal)).toMatchObject({ default: 0 });
    await cancel(deal.influencer, deal);
    await pass(72 * hour);
    expect(await deal.escrow()).toMatchObject({ status: 'refunded', refunded: 18_000 });
  });

  it('can be answered by another split, which is answered in turn, or by a dispute', async () => {
    const [agreed, refused] = [await strikeFundedDeal(stage), await strikeFundedDeal(stage)];
    for (const deal of [agreed, refused]) {
      await cancel(stage.brand, deal, { keep: 1_000 });
      const countered = await cancel(deal.influencer, deal, { keep: 5_000 });
      expect(countered.body.data).toMatchObject({
        cancellation: { by: 'applicant', started_by: 'owner', keep: 5_000, default: 4_500 },
      });
      expect(await cancel(stage.brand, deal, { keep: 2_000 })).toMatchObject({ status: 409 });
    }
    await cancel(stage.brand, agreed);
    expect(await agreed.escrow()).toMatchObject({ released: 5_000, refunded: 13_000 });
    expect(await move(stage.brand, refused, 'in_progress', { note: '' })).toMatchObject({ status: 400 });
    const disputed = await move(stage.brand, refused, 'in_progress', { note: 'Too much for nothing.' });
    expect(disputed.body.data).toMatchObject({ status: 'in_progress', cancellation: null });
    expect(await refused.escrow()).toMatchObject({ status: 'disputed' });
    await pass(200 * hour);
    expect(await refused.escrow()).toMatchObject({ status: 'disputed' });
  });

  it('is taken back until it is answered: work goes on, its days later, and each side proposes once', async () => {
    const due = addDays(dateInIndia(now()), 20);
    const deal = await strikeFundedDeal(stage, { content: [{ type: 'reel', quantity: 1, due }] });
    await cancel(stage.brand, deal);
    stage.app.context.now = () => new Date(now().getTime() + 2 * day);
    const kept = await move(stage.brand, deal, 'in_progress');
    expect(kept.body.data).toMatchObject({ status: 'in_progress', cancellation: null });
    const [piece] = await deal.work();
    expect(piece?.due_on).toBe(addDays(dateInIndia(now()), 22));
    expect(await cancel(stage.brand, deal)).toMatchObject({ status: 409 });
    expect((await titles(deal.influencer))[0]).toMatch(/^The agreement goes on: /);
    expect((await deal.submit()).status).toBe(200);
  });

  it('by the owner of work that is more than five days late, after two reminders, refunds all of it', async () => {
    const due = addDays(dateInIndia(now()), 20);
    const deal = await strikeFundedDeal(stage, { content: [{ type: 'reel', quantity: 1, due }] });
    for (const days of [19, 22]) {
      stage.app.context.now = () => new Date(now().getTime() + days * day);
      await notifyDueWork(stage.app.context);
    }
    stage.app.context.now = () => new Date(now().getTime() + 25 * day);
    expect(await preview(stage.brand, deal)).toMatchObject({ default: 4_500 });
    stage.app.context.now = () => new Date(now().getTime() + 26 * day);
    expect(await preview(stage.brand, deal)).toMatchObject({ default: 0 });
    await cancel(stage.brand, deal);
    await pass(72 * hour);
    expect(await deal.escrow()).toMatchObject({ status: 'refunded', refunded: 18_000 });
  });
});

describe('a released advance', () => {
  it('stays with the creator where the owner cancels', async () => {
    const deal = await strikeTrusted();
    expect(await preview(stage.brand, deal)).toMatchObject({ released: 6_000, default: 6_000 });
    await cancel(stage.brand, deal);
    await cancel(deal.influencer, deal);
    expect(await deal.escrow()).toMatchObject({
      status: 'released',
      released: 6_000,
      refunded: 12_000,
      advance_owed: 0,
    });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 5_700, advances_owed: 0 });
  });

  it('is the creator’s debt to that brand where the creator cancels, and comes back from later earnings only', async () => {
    const deal = await strikeTrusted();
    const before = await balanceOf(stage, stage.brand);
    await cancel(deal.influencer, deal);
    await stage.move(stage.brand, deal.application.id, 'cancelled');
    expect(await deal.escrow()).toMatchObject({ released: 6_000, refunded: 12_000, advance_owed: 6_000 });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({
      available: 5_700,
      debt: 0,
      advances_owed: 6_000,
    });
    expect(await balanceOf(stage, stage.brand)).toMatchObject({
      available: before.available,
      advances_coming: 6_000,
    });
    const brand = await stage.newBrand();
    const own = { ...stage, brand };
    for (const [price, owed] of [
      [4_000, 2_200],
      [9_000, 0],
    ] as const) {
      const later = await strikeFundedDeal({ ...own, newInfluencer: async () => deal.influencer }, {}, price);
      await finishDeal(later);
      expect((await balanceOf(stage, deal.influencer)).advances_owed).toBe(owed);
    }
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 5_700 + 3_800 + 8_550 - 6_000 });
    expect((await balanceOf(stage, stage.brand)).available - before.available).toBe(6_000);
    expect((await titles(stage.brand)).filter((title) => / of an advance is back$/.test(title))).toHaveLength(2);
    const debts = await stage.app.context.db.selectFrom('advance_debt').select(['amount', 'repaid']).execute();
    expect(debts).toEqual([{ amount: 6_000_00, repaid: 6_000_00 }]);
  });

  it('is divided with the GST of the price, to the paisa', async () => {
    const influencer = await stage.newInfluencer();
    const billing = { name: 'Aarohi Menon', address: '', state_code: '27', gstin: '27AAPFU0939F1ZV' };
    await stage.call(influencer, 'PUT /user/billing-details', billing);
    const deal = await strikeFundedDeal({ ...stage, newInfluencer: async () => influencer }, {}, 10_000.01);
    expect(await deal.escrow()).toMatchObject({ amount: 11_800.01 });
    await cancel(stage.brand, deal, { keep: 3_333.33 });
    await cancel(influencer, deal);
    const { released, refunded } = await deal.escrow();
    expect([released, refunded]).toEqual([3_933.32, 7_866.69]);
  });
});

it('both sides cancelling at once make one proposal and one answer, and a hand-in beside it one of the two', async () => {
  const deal = await strikeFundedDeal(stage);
  const replies = await Promise.all([
    cancel(stage.brand, deal, { keep: 0 }),
    cancel(deal.influencer, deal, { keep: 0 }),
  ]);
  expect(replies.map(({ status }) => status)).toEqual([200, 200]);
  expect(await deal.escrow()).toMatchObject({ status: 'refunded', refunded: 18_000 });
  const other = await strikeFundedDeal(stage);
  const [asked, handed] = await Promise.all([cancel(stage.brand, other), other.submit()]);
  expect([asked.status, handed.status].toSorted()).toEqual([200, 409]);
  const now = (await other.status()) as Application;
  expect([now.status, now.cancellation !== null]).toEqual(
    asked.status === 200 ? ['in_progress', true] : ['submitted', false],
  );
  const pieces = (await other.work()) as Deliverable[];
  await completeWork(stage, other.influencer, pieces);
});
