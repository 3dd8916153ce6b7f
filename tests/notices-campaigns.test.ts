/** Notifications about campaigns. */
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addDays, dateInIndia, midnightInIndia } from '../contract/kit/calendar.ts';
import type { Deliverable } from '../contract/work/deliverables.ts';
import { declineStale, remindCreators } from '../server/campaigns/applications/ending.service.ts';
import { notifyUsageEnds } from '../server/work/agreements/usage.service.ts';
import { releaseSilent } from '../server/work/approval/approval.service.ts';
import { notifyDueWork } from '../server/work/deliverables/due.service.ts';
import { endUnfunded } from '../server/work/escrow/unfunded.service.ts';
import { finishWork } from './campaigns/finished.ts';
import { finishDeal, onApproval, strikeDeal, strikeFundedDeal } from './campaigns/paying.ts';
import { openJoint } from './campaigns/pooling.ts';
import { type Stage, setStage } from './campaigns/stage.ts';
import { expectTold as expectToldIn, noticesOf, type Reader, type Told } from './notices/sent-notices.ts';

let stage: Stage;
const clock = () => new Date();
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => {
  stage.app.context.now = clock;
});
afterAll(() => stage.app.close());

/** Read today, whenever the jobs ran. */
function expectTold(reader: Reader, told: Told): Promise<void> {
  stage.app.context.now = clock;
  return expectToldIn(stage.app, reader, told);
}

const pageOf = ({ id }: { id: string | number }) => `/campaign-details/${id}`;
/** Brand without notifications. */
const ownStage = async (): Promise<Stage> => ({ ...stage, brand: await stage.newBrand() });
const at = (day: string, hours = 12) => {
  const time = new Date(midnightInIndia(day).getTime() + hours * 3_600_000);
  stage.app.context.now = () => time;
};

describe('an application', () => {
  it('notifies the other side of each move', async () => {
    const { brand, ...own } = await ownStage();
    const campaign = await own.post(brand, { title: 'Monsoon brew' });
    const page = pageOf(campaign);
    const one = await own.newInfluencer();
    const application = await own.apply(one, campaign, 21_000);
    const type = 'application';
    await expectTold(brand, { type, title: / applied to Monsoon brew$/, page, from: one });
    await own.move(brand, application.id, 'shortlisted');
    await expectTold(one, { type, title: /^You’re on the shortlist of Monsoon brew$/, page, from: brand });
    await own.move(brand, application.id, 'offered', { quote: 19_500, confirm: true });
    await expectTold(one, { type: 'agreement', title: /^Your offer of ₹19,500: Monsoon brew$/, page, from: brand });
    await own.move(one, application.id, 'accepted');
    await expectTold(brand, { type: 'agreement', title: / accepted ₹19,500: Monsoon brew$/, page, from: one });
    await own.move(one, application.id, 'cancelled', { note: 'I am ill.' });
    await expectTold(brand, { type: 'agreement', title: /^Agreement cancelled: Monsoon brew$/, page, from: one });
    const [other, third] = [await own.newInfluencer(), await own.newInfluencer()];
    const [left, refused] = [await own.apply(other, campaign), await own.apply(third, campaign)];
    await expectTold(brand, { type, title: /^3 new applications: Monsoon brew$/, page, from: third });
    await own.move(other, left.id, 'withdrawn');
    await expectTold(brand, { type, title: / withdrew from Monsoon brew$/, page, from: other });
    await own.move(brand, refused.id, 'declined');
    await expectTold(third, { type, title: /^Application declined: Monsoon brew$/, page, from: brand });
  });

  it('is reminded of while unanswered, and closed in the end', async () => {
    const { brand, ...own } = await ownStage();
    const campaign = await own.post(brand);
    const one = await own.newInfluencer();
    await own.apply(one, campaign);
    const [type, page] = ['application', pageOf(campaign)] as const;
    at(addDays(campaign.application_deadline ?? '', 6));
    await remindCreators(stage.app.context);
    await expectTold(brand, { type, title: /^1 application to answer: /, page });
    at(addDays(campaign.application_deadline ?? '', 8));
    await declineStale(stage.app.context);
    await expectTold(brand, { type, title: /^1 application closed: /, page });
    await expectTold(one, { type, title: /^Application closed: /, page, from: brand });
  });
});

describe('work and its money', () => {
  it('notify from the payment to the review', async () => {
    const own = await ownStage();
    const { brand } = own;
    const deal = await strikeDeal(own, { title: 'Onam sadya' });
    const one = deal.influencer;
    const page = pageOf(deal.campaign);
    const [money, work] = [
      { type: 'money', page },
      { type: 'deliverable', page },
    ] as const;
    await deal.fund();
    await deal.act('pay');
    await expectTold(one, { ...money, title: /^You can start: ₹18,000 is on hold for Onam sadya$/, from: brand });
    await expectTold(brand, { ...money, title: /^₹18,000 is on hold for Onam sadya$/, from: one });
    const { id } = (await deal.submit()).body.data as Deliverable;
    await expectTold(brand, { ...work, title: /^Submitted: reel 1 for Onam sadya$/, from: one });
    await deal.change(brand, id, { status: 'changes_requested', note: 'Show the pot.' });
    await expectTold(one, { ...work, title: /^Changes requested: reel 1 for Onam sadya$/, from: brand });
    await deal.submit({ planned_id: id });
    await deal.change(brand, id, { status: 'approved' });
    await expectTold(one, { ...work, title: /^Work approved: Onam sadya$/, from: brand });
    await deal.change(one, id, { status: 'published' });
    await expectTold(brand, { ...work, title: /^Published: reel 1 for Onam sadya$/, from: one });
    await deal.change(brand, id, { status: 'published' });
    await expectTold(one, { ...money, title: /^₹17,100 is in your wallet: Onam sadya$/, from: brand });
    await expectTold(brand, { ...money, title: /^₹18,000 was released: Onam sadya$/, from: one });
    await expectTold(one, { type: 'review', title: /^Review .*: Onam sadya$/, page, from: brand });
    await expectTold(brand, { type: 'review', title: /^Review .*: Onam sadya$/, page, from: one });
  });

  it('notify of a single approved piece', async () => {
    const own = await ownStage();
    const deal = await strikeFundedDeal(own, { content: [{ type: 'reel', quantity: 2 }] });
    const { id } = (await deal.submit()).body.data as Deliverable;
    await deal.change(own.brand, id, { status: 'approved' });
    const told = { type: 'deliverable', page: pageOf(deal.campaign), from: own.brand } as const;
    await expectTold(deal.influencer, { ...told, title: /^Approved: reel 1 for / });
  });

  it('due work notifies the influencer, overdue work both, once a day', async () => {
    const own = await ownStage();
    const due = addDays(dateInIndia(new Date()), 20);
    const deal = await strikeFundedDeal(own, { content: [{ type: 'reel', quantity: 1, due }] });
    const told = { type: 'deliverable', page: pageOf(deal.campaign) } as const;
    const titles = async () => {
      stage.app.context.now = clock;
      return (await noticesOf(stage.app, deal.influencer)).filter(({ title }) => /^(Due|Overdue)/.test(title));
    };
    for (const day of [-3, -2, -1]) {
      at(addDays(due, day));
      await Promise.all([notifyDueWork(stage.app.context), notifyDueWork(stage.app.context)]);
      expect(await titles(), `day ${day}`).toHaveLength(day === -3 ? 0 : 1);
    }
    await expectTold(deal.influencer, { ...told, title: /^Due .*: reel 1 for /, from: own.brand });
    for (const day of [1, 2]) {
      at(addDays(due, day));
      await notifyDueWork(stage.app.context);
      await expectTold(deal.influencer, { ...told, title: /^Overdue: reel 1 for /, from: own.brand });
      await expectTold(own.brand, { ...told, title: /^Overdue: reel 1 for /, from: deal.influencer });
    }
  });

  it('automatically approved or cancelled work notifies both', async () => {
    const own = await ownStage();
    const silent = await strikeFundedDeal(own, {}, 18_000, onApproval());
    await silent.submit();
    stage.app.context.now = () => new Date(Date.now() + 8 * 86_400_000);
    await releaseSilent(stage.app.context);
    const money = { type: 'money', page: pageOf(silent.campaign) } as const;
    await expectTold(silent.influencer, { ...money, title: /^₹17,100 is in your wallet/, from: own.brand });
    await expectTold(own.brand, { ...money, title: /^₹18,000 was released/, from: silent.influencer });
    const cancelled = await strikeFundedDeal(own);
    await cancelled.callOff(cancelled.influencer);
    const back = { type: 'money', page: pageOf(cancelled.campaign) } as const;
    await expectTold(own.brand, { ...back, title: /^₹18,000 is refunded to you/, from: cancelled.influencer });
    await expectTold(cancelled.influencer, { ...back, title: /^₹18,000 was refunded/, from: own.brand });
    await expectTold(own.brand, { ...back, type: 'agreement', title: /^Agreement cancelled: / });
  });

  it('unfunded agreements are reminded of, and end', async () => {
    const own = await ownStage();
    const deal = await strikeDeal(own);
    const end = new Date((await deal.escrow()).fund_by ?? 0).getTime();
    const page = pageOf(deal.campaign);
    for (const hours of [-24, 1]) {
      stage.app.context.now = () => new Date(end + hours * 3_600_000);
      await endUnfunded(stage.app.context);
    }
    await expectTold(own.brand, { type: 'money', title: /^₹18,000 to fund: /, page, from: deal.influencer });
    for (const who of [own.brand, deal.influencer]) {
      await expectTold(who, { type: 'agreement', title: /^Agreement cancelled: /, page });
    }
  });

  it('disputes notify when opened and decided', async () => {
    const own = await ownStage();
    const deal = await strikeFundedDeal(own);
    await deal.submit();
    const opened = await deal.dispute(deal.influencer);
    const money = { type: 'money', page: pageOf(deal.campaign) } as const;
    await expectTold(own.brand, { ...money, title: /^Dispute about ₹18,000: /, from: deal.influencer });
    const operator = await stage.newBrand('operator');
    const { id } = opened.body.data as { id: string };
    await stage.call(operator, `POST /operator/disputes/${id}`, { outcome: 'release', note: 'It was done.' });
    for (const who of [own.brand, deal.influencer]) await expectTold(who, { ...money, title: /^Dispute decided: / });
  });
});

describe('an agreement', () => {
  it('notifies of a proposed change and its answer', async () => {
    const own = await ownStage();
    const deal = await strikeFundedDeal(own);
    const path = `/campaign/applications/${deal.application.id}/change-orders`;
    const asked = await stage.call(deal.influencer, `POST ${path}`, { revisions: 3, note: 'One more round.' });
    const told = { type: 'agreement', page: pageOf(deal.campaign) } as const;
    await expectTold(own.brand, { ...told, title: /^Change order to answer: /, from: deal.influencer });
    const { id } = asked.body.data as { id: string };
    await stage.call(own.brand, `PUT /campaign/change-orders/${id}`, { status: 'accepted' });
    await expectTold(deal.influencer, { ...told, title: /^Change order accepted: /, from: own.brand });
  });

  it('notifies both sides when its usage rights end', async () => {
    const own = await ownStage();
    const deal = await strikeFundedDeal(own, { usage_rights: { days: 30, territory: 'India' } });
    await finishDeal(deal);
    const told = { type: 'agreement', page: pageOf(deal.campaign) } as const;
    for (const [days, title] of [
      [24, /^Usage rights end soon: /],
      [31, /^Usage rights have ended: /],
    ] as const) {
      at(addDays(dateInIndia(new Date()), days));
      await notifyUsageEnds(stage.app.context);
      await expectTold(own.brand, { ...told, title, from: deal.influencer });
      await expectTold(deal.influencer, { ...told, title, from: own.brand });
    }
  });

  it('that is finished requests reviews, and a review notifies', async () => {
    const own = await ownStage();
    const { brand, influencer, campaign, review } = await finishWork(own, { brand: own.brand });
    const told = { type: 'review', page: pageOf(campaign) } as const;
    const mine = (await review(brand)).body.data as { id: string };
    await expectTold(influencer, { ...told, title: / wrote a review: /, from: brand });
    await review(influencer);
    await expectTold(brand, { ...told, title: /^Both reviews are now visible: /, from: influencer });
    await stage.call(influencer, `POST /campaign/reviews/${mine.id}/reply`, { text: 'Thank you.' });
    await expectTold(brand, { ...told, title: / replied to your review: /, from: influencer });
  });
});

it('a joint campaign notifies of its pledges, pool and shares', async () => {
  const own = await ownStage();
  const { brand } = own;
  const joint = await openJoint(own, { title: 'Handloom trail' });
  const [partner, second] = [await stage.newBrand('partner'), await stage.newBrand('partner')];
  const page = pageOf(joint.campaign);
  const [told, money] = [
    { type: 'pledge', page },
    { type: 'money', page },
  ] as const;
  const pledge = await joint.promise(partner, 60_000, { isAccepted: false });
  await expectTold(brand, { ...told, title: / pledged ₹60,000: Handloom trail$/, from: partner });
  await own.move(brand, pledge.id, 'accepted');
  await expectTold(partner, { ...told, title: /^Your pledge of ₹60,000 is accepted: Handloom trail$/, from: brand });
  await joint.fund(partner, pledge);
  await joint.act(partner, pledge, 'pay');
  await expectTold(partner, { ...money, title: /^Your ₹60,000 arrived: Handloom trail$/, from: brand });
  await expectTold(brand, { ...money, title: /^₹60,000 was paid in: Handloom trail$/, from: partner });
  const venue = await joint.promise(second, 40_000, { need: 1 });
  await own.move(brand, venue.id, 'contributed');
  await expectTold(second, { ...told, title: /^Your contribution of ₹40,000 is confirmed: /, from: brand });
  const third = await stage.newBrand('partner');
  const declined = await joint.promise(third, 5_000, { isAccepted: false });
  await own.move(brand, declined.id, 'declined');
  await expectTold(third, { ...told, title: /^Your pledge of ₹5,000 is declined: /, from: brand });
  const fourth = await stage.newBrand('partner');
  const taken = await joint.promise(fourth, 6_000, { isAccepted: false });
  await own.move(fourth, taken.id, 'withdrawn');
  await expectTold(brand, { ...told, title: / withdrew ₹6,000: Handloom trail$/, from: fourth });
  const fifth = await stage.newBrand('partner');
  const paid = await joint.contribute(fifth, 7_000);
  await own.move(fifth, paid.id, 'withdrawn');
  await expectTold(fifth, { ...money, title: /^₹7,000 is refunded to you: Handloom trail$/, from: brand });
  await joint.lock();
  const pool = { type: 'pool', page } as const;
  const draw = await joint.draw({ amount: 500, note: 'Chairs' }, []);
  await expectTold(partner, { ...pool, title: /^Proposed draw of ₹500 from the pool: Handloom trail$/, from: brand });
  await joint.answer(partner, draw.id, 'agreed');
  await expectTold(partner, { ...pool, title: /^₹500 was drawn from the pool: Handloom trail$/ });
  await expectTold(brand, { ...money, title: /^₹475 is in your wallet: Handloom trail$/ });
  await joint.settle(100, 'recorded');
  await expectTold(partner, { ...money, title: /^₹60 is your share: Handloom trail$/, from: brand });
});
