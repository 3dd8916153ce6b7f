import { describe, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { openClockedStage } from '../../../tests/campaigns/clocked-stage.ts';
import { type Deal, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import type { Player, Stage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import { endUnfunded } from './unfunded.service.ts';

let stage: Stage;
let now: () => Date;
openClockedStage((opened) => {
  stage = opened;
  now = opened.app.context.now;
});

const hour = 3_600_000;
/** Runs the job this many hours before (or after) the agreement's end. */
async function runAt(deal: Deal, hours: number): Promise<number> {
  const { fund_by } = await deal.escrow();
  const at = new Date(new Date(fund_by ?? 0).getTime() + hours * hour);
  stage.app.context.now = () => at;
  return endUnfunded(stage.app.context);
}
const notices = async (who: Player) => {
  stage.app.context.now = now;
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}`);
  return reply.body.data as Notification[];
};
/**
 * Uses a separate brand per test, because the job processes all unfunded agreements and others would add to its
 * notifications.
 */
const withBrand = async () => ({ ...stage, brand: await stage.newBrand() });

describe('an accepted application that nobody funds', () => {
  it('is reminded of once, then ends automatically, announced to both, and frees its slot', async () => {
    const own = await withBrand();
    const deal = await strikeDeal(own, { slots: 1 });
    const { fund_by } = await deal.escrow(deal.influencer);
    expect(fund_by).toBe(new Date(`${dayFromNow(12)}T00:00:00+05:30`).toISOString());
    await runAt(deal, -49);
    expect((await notices(own.brand))[0]?.title).toMatch(/ accepted /);
    for (const hours of [-48, -24]) await runAt(deal, hours);
    expect((await notices(own.brand)).filter(({ title }) => / to fund: /.test(title))).toHaveLength(1);
    expect((await deal.status()).status).toBe('accepted');

    await runAt(deal, 0);
    await runAt(deal, 1).catch(() => 0);
    stage.app.context.now = now;
    const { status, history } = await deal.status();
    expect(status).toBe('cancelled');
    expect(history.filter(({ to }) => to === 'cancelled')).toMatchObject([
      { by: null, note: `It wasn’t funded by ${dayFromNow(12)}.` },
    ]);
    for (const who of [own.brand, deal.influencer]) {
      expect((await notices(who))[0]).toMatchObject({ title: expect.stringMatching(/^Agreement cancelled: /) });
    }
    expect(await deal.escrow()).toMatchObject({ status: 'none', fund_by: null });
    expect((await deal.fund()).status).toBe(409);
    const campaign = (await stage.call(own.brand, `GET /campaign/${deal.campaign.id}`)).body.data;
    expect(campaign).toMatchObject({ counts: { slots_left: 1 } });
  });

  it('continues when paid without a webhook; a later payment is still refunded', async () => {
    const own = await withBrand();
    const [paid, late] = [await strikeDeal(own), await strikeDeal(own)];
    for (const deal of [paid, late]) await deal.fund();
    const open = await late.escrow();
    await paid.act('pay', { late: true });
    const at = new Date(new Date(open.fund_by ?? 0).getTime() + hour);
    stage.app.context.now = () => at;
    await Promise.all([endUnfunded(stage.app.context), endUnfunded(stage.app.context)]);
    stage.app.context.now = now;
    expect((await paid.status()).status).toBe('in_progress');
    const ended = await late.status();
    expect(ended.history.filter(({ to }) => to === 'cancelled')).toHaveLength(1);
    await stage.app.api(`POST /sandbox/gateway/orders/${open.payment_id}`, { body: { outcome: 'pay' } });
    expect(await late.escrow()).toMatchObject({ status: 'refunded', refunded: 18_000 });
  });

  it('does not apply where money is held, or none is paid', async () => {
    const own = await withBrand();
    const funded = await strikeFundedDeal(own);
    const barter = await strikeDeal(own, { compensation: 'product', product_value: 900 });
    expect((await funded.escrow()).fund_by).toBeNull();
    expect((await barter.escrow()).fund_by).toBeNull();
    const later = new Date(Date.now() + 60 * 24 * hour);
    stage.app.context.now = () => later;
    await endUnfunded(stage.app.context);
    stage.app.context.now = now;
    expect((await funded.status()).status).toBe('in_progress');
    expect((await barter.status()).status).toBe('accepted');
  });

  it('has one outcome when funded and ended at once', async () => {
    const own = await withBrand();
    const deal = await strikeDeal(own);
    await deal.fund();
    const { fund_by, payment_id } = await deal.escrow();
    const at = new Date(new Date(fund_by ?? 0).getTime() + hour);
    stage.app.context.now = () => at;
    const pay = stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body: { outcome: 'pay' } });
    await Promise.all([endUnfunded(stage.app.context), pay]);
    stage.app.context.now = now;
    const { status, history } = await deal.status();
    const { status: money } = await deal.escrow();
    expect([`${status} ${money}`]).toEqual([status === 'cancelled' ? 'cancelled refunded' : 'in_progress held']);
    expect(history.filter(({ to }) => to === 'cancelled' || to === 'in_progress')).toHaveLength(1);
  });
});
