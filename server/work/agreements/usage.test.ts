import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addDays, dateInIndia, midnightInIndia } from '../../../contract/kit/calendar.ts';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { type Deal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { notifyUsageEnds } from './usage.service.ts';

let stage: Stage;
const clock = () => new Date();
beforeAll(async () => {
  stage = await setStage();
});
afterEach(() => {
  stage.app.context.now = clock;
});
afterAll(() => stage.app.close());

/** Paid work with these rights. */
async function finish(usage: { days: number | null; territory: string } | null): Promise<Deal> {
  const deal = await strikeFundedDeal(stage, { usage_rights: usage });
  await deal.submit();
  await deal.complete();
  return deal;
}

async function noticesOf(who: Player): Promise<string[]> {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}?limit=100`);
  return (reply.body.data as Notification[]).flatMap(({ title }) => (title.startsWith('Usage') ? title : []));
}

/** Runs the job at noon this many days after today; twice concurrently, like two servers. */
async function runAfter(days: number): Promise<void> {
  const noon = new Date(midnightInIndia(addDays(dateInIndia(clock()), days)).getTime() + 12 * 3_600_000);
  stage.app.context.now = () => noon;
  await Promise.all([notifyUsageEnds(stage.app.context), notifyUsageEnds(stage.app.context)]);
  stage.app.context.now = clock;
}

const soon = expect.stringMatching(/^Usage rights end soon: /);
const ended = expect.stringMatching(/^Usage rights have ended: /);

it('tells both parties a month and a week before usage rights end, and when they have ended; once each', async () => {
  const deal = await finish({ days: 60, territory: 'India' });
  for (const [days, titles] of [
    [29, []],
    [30, [soon]],
    [52, [soon]],
    [53, [soon, soon]],
    [60, [soon, soon]],
    [61, [ended, soon, soon]],
    [70, [ended, soon, soon]],
  ] as const) {
    await runAfter(days);
    expect(await noticesOf(deal.influencer), `day ${days}`).toEqual(titles);
    expect(await noticesOf(stage.brand), `day ${days}`).toEqual(titles);
  }
});

it('mails a warning to who does not read it in the app', async () => {
  const deal = await finish({ days: 7, territory: 'India' });
  await runAfter(0);
  const mails = stage.app.context.db
    .selectFrom('notification_mail as m')
    .innerJoin('notification as n', 'n.id', 'm.notification_id')
    .select('n.account_id')
    .where('n.title', 'like', 'Usage rights end soon%');
  const to = (await mails.execute()).map(({ account_id }) => String(account_id));
  expect(to).toEqual(expect.arrayContaining([deal.influencer.id, stage.brand.id].map(String)));
});

it('counts a month’s rights from their payment, and announces them a week before the end only', async () => {
  const deal = await finish({ days: 30, territory: 'India' });
  await runAfter(1);
  expect(await noticesOf(deal.influencer)).toEqual([]);
  await runAfter(23);
  expect(await noticesOf(deal.influencer)).toEqual([soon]);
});

it('sends nothing without an end, without rights, or without paid work', async () => {
  const endless = await finish({ days: null, territory: 'India' });
  const none = await finish(null);
  const unpaid = await strikeFundedDeal(stage, { usage_rights: { days: 1, territory: 'India' } });
  await unpaid.submit();
  for (const deal of [endless, none, unpaid]) {
    await runAfter(60);
    expect(await noticesOf(deal.influencer)).toEqual([]);
  }
});
