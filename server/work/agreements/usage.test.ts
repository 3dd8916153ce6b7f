import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { addDays, midnightInIndia } from '../../../contract/kit/calendar.ts';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { type Deal, strikeDeal } from '../../../tests/campaigns/paying.ts';
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

const barter = { compensation: 'product', budget_total: null, budget_per_creator: null, product_value: 900 } as const;

/** Work for a product, submitted and approved. */
async function finish(usage: { days: number | null; territory: string } | null): Promise<Deal> {
  const deal = await strikeDeal(stage, { ...barter, usage_rights: usage });
  await deal.submit();
  const [piece] = await deal.work();
  await deal.change(stage.brand, piece?.id ?? '', { status: 'approved' });
  return deal;
}

async function noticesOf(who: Player): Promise<string[]> {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}?limit=100`);
  return (reply.body.data as Notification[]).flatMap(({ title }) => (title.startsWith('Usage') ? title : []));
}

/** Runs the job at noon this many days after the campaign's last one; twice concurrently, like two servers. */
async function runAfter(deal: Deal, days: number): Promise<void> {
  const noon = new Date(midnightInIndia(addDays(deal.campaign.end_date ?? '', days)).getTime() + 12 * 3_600_000);
  stage.app.context.now = () => noon;
  await Promise.all([notifyUsageEnds(stage.app.context), notifyUsageEnds(stage.app.context)]);
  stage.app.context.now = clock;
}

it('notifies both parties a week before usage rights end, and when they have ended; once each', async () => {
  const deal = await finish({ days: 30, territory: 'India' });
  for (const [days, titles] of [
    [22, []],
    [23, [expect.stringMatching(/^Usage rights end soon: /)]],
    [30, [expect.stringMatching(/^Usage rights end soon: /)]],
    [31, [expect.stringMatching(/^Usage rights have ended: /), expect.stringMatching(/^Usage rights end soon: /)]],
    [40, [expect.stringMatching(/^Usage rights have ended: /), expect.stringMatching(/^Usage rights end soon: /)]],
  ] as const) {
    await runAfter(deal, days);
    expect(await noticesOf(deal.influencer), `day ${days}`).toEqual(titles);
    expect(await noticesOf(stage.brand), `day ${days}`).toEqual(titles);
  }
});

it('sends nothing without an end, without rights, or without delivered work', async () => {
  const endless = await finish({ days: null, territory: 'India' });
  const none = await finish(null);
  const undelivered = await strikeDeal(stage, { ...barter, usage_rights: { days: 1, territory: 'India' } });
  for (const deal of [endless, none, undelivered]) {
    await runAfter(deal, 60);
    expect(await noticesOf(deal.influencer)).toEqual([]);
  }
});
