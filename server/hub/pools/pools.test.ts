import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Shares } from '../../../contract/campaigns/pledges.ts';
import { balanceOf } from '../../../tests/campaigns/paying.ts';
import { openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { settleRefunds } from '../../work/escrow/refund.service.ts';
import { findPoolFaults } from './pools.service.ts';

let stage: Stage;
let partner: Player;

beforeAll(async () => {
  stage = await setStage();
  partner = await stage.newBrand('partner');
});
afterAll(async () => {
  expect(await findPoolFaults(stage.app.context)).toEqual([]);
  await stage.app.close();
});

describe('a pledge of budget', () => {
  it('is paid by its pledger through the gateway, which confirms it and fills the pool', async () => {
    const joint = await openJoint(stage);
    const pledge = await joint.promise(partner, 60_000);
    const begun = await joint.fund(partner, pledge);
    expect(begun).toMatchObject({
      status: 200,
      body: { data: { application_id: pledge.id, status: 'created', amount: 60_000 } },
    });
    expect((await joint.fund(partner, pledge)).body.data).toEqual(begun.body.data);
    expect(await joint.payment(stage.brand, pledge)).toMatchObject({ status: 'created', payment_id: null });
    await joint.act(partner, pledge, 'pay', { delivery: { twice: true } });

    const now = await joint.pledgeNow(pledge);
    expect(now).toMatchObject({ status: 'contributed', confirmed_by: 'payment' });
    expect(now.history.map(({ to, account_id: by }) => [to, by])).toEqual([
      ['pledged', String(partner.id)],
      ['accepted', String(stage.brand.id)],
      ['contributed', null],
    ]);
    expect(await joint.payment(partner, pledge)).toMatchObject({ status: 'held', amount: 60_000, refunded_at: null });
    expect(await joint.pool(partner)).toMatchObject({
      funded: 60_000,
      refunded: 0,
      spent: 0,
      settled: 0,
      held: 60_000,
    });
    for (const who of [partner, stage.brand]) {
      const notices = await stage.call(who, `GET /user/get_user_notifications/${who.id}`);
      expect(JSON.stringify(notices.body.data)).toMatch(/₹60,000 (arrived|was paid in): Handloom trail/);
    }
    expect((await joint.fund(partner, pledge)).body).toMatchObject({ code: 'CONFLICT' });
  });

  it('is paid by nobody else, only after acceptance, and only for budget', async () => {
    const joint = await openJoint(stage);
    const waiting = await joint.promise(partner, 10_000, { isAccepted: false });
    expect((await joint.fund(partner, waiting)).body).toMatchObject({ code: 'CONFLICT' });
    expect((await joint.fund(stage.brand, waiting)).status).toBe(404);
    expect((await joint.fund(await stage.newBrand(), waiting)).status).toBe(404);
    const venue = await joint.promise(partner, 10_000, { need: 1 });
    expect((await joint.fund(partner, venue)).body).toMatchObject({ code: 'RULE' });
    await stage.move(stage.brand, venue.id, 'contributed');
    expect(await joint.pledgeNow(venue)).toMatchObject({ confirmed_by: 'word' });
  });
});

describe('withdrawal', () => {
  it('before the lock refunds that participant alone, through the gateway', async () => {
    const joint = await openJoint(stage);
    const pledge = await joint.contribute(partner, 60_000);
    await joint.contribute(stage.influencer, 40_000);
    expect((await stage.move(partner, pledge.id, 'withdrawn', { note: 'Cut' })).body.data).toMatchObject({
      status: 'withdrawn',
      confirmed_by: null,
    });
    expect(await joint.pool()).toMatchObject({ funded: 100_000, refunded: 60_000, spent: 0, settled: 0, held: 40_000 });
    await settleRefunds(stage.app.context);
    expect(await joint.payment(partner, pledge)).toMatchObject({
      status: 'refunded',
      refunded_at: expect.any(String),
    });
    const order = stage.app.context.db.selectFrom('escrow_order').select('refund_id');
    expect(await order.where('pledge_id', '=', Number(pledge.id)).execute()).toEqual([
      { refund_id: expect.stringMatching(/^rfnd_/) },
    ]);
    const [line] = await joint.history(stage.brand);
    expect(line).toMatchObject({ what: 'pledge', amount: 60_000, note: 'Cut', pledge: { refunded: true } });
    const again = await joint.contribute(partner, 60_000);
    expect(await joint.pledgeNow(again)).toMatchObject({ status: 'contributed' });
  });

  it('after the lock is refused', async () => {
    const joint = await openJoint(stage);
    const pledge = await joint.contribute(partner, 60_000);
    await joint.lock();
    expect((await stage.move(partner, pledge.id, 'withdrawn')).body).toMatchObject({ code: 'ILLEGAL_MOVE' });
    expect(await joint.pool()).toMatchObject({ held: 60_000 });
  });

  it('refunds a payment that arrives after it, or after the creator’s confirmation', async () => {
    const joint = await openJoint(stage);
    const gone = await joint.promise(partner, 60_000);
    const said = await joint.promise(stage.influencer, 40_000);
    for (const [who, pledge] of [
      [partner, gone],
      [stage.influencer, said],
    ] as const)
      await joint.fund(who, pledge);
    await stage.move(partner, gone.id, 'withdrawn');
    await stage.move(stage.brand, said.id, 'contributed');
    await joint.act(partner, gone, 'pay');
    await joint.act(stage.influencer, said, 'pay');
    expect(await joint.payment(partner, gone)).toMatchObject({ status: 'refunded' });
    expect(await joint.pledgeNow(gone)).toMatchObject({ status: 'withdrawn' });
    expect(await joint.pledgeNow(said)).toMatchObject({ status: 'contributed', confirmed_by: 'word' });
    expect(await joint.pool()).toMatchObject({ funded: 100_000, refunded: 100_000, held: 0 });
  });
});

describe('the pool', () => {
  it('pays draws once the campaign has started and the payers agree, never beyond its balance', async () => {
    const joint = await openJoint(stage);
    await joint.contribute(partner, 60_000);
    const [budget] = joint.campaign.needs;
    const spending = { amount: 45_000.5, note: 'Film crew, first day', need_id: budget?.id };
    expect((await joint.spend(stage.brand, spending)).body).toMatchObject({ code: 'CONFLICT' });
    await joint.lock();
    expect((await joint.spend(partner, spending)).status).toBe(404);
    expect((await joint.spend(stage.brand, { ...spending, need_id: '999999' })).status).toBe(404);
    const before = await balanceOf(stage, stage.brand);
    const spent = await joint.draw(spending, [partner]);
    expect(spent).toMatchObject({
      number: 1,
      amount: 45_000.5,
      paid: 45_000.5,
      need_id: budget?.id,
      by: { id: String(stage.brand.id) },
      ...{
        payee: { id: String(stage.brand.id) },
        tie: 'owner',
        consent: 'every',
        status: 'executed',
        by_silence: false,
      },
      fee: 2_250.02,
      net: 42_750.48,
    });
    expect((await balanceOf(stage, stage.brand)).available).toBeCloseTo(before.available + 42_750.48, 2);
    expect((await joint.spend(stage.brand, { amount: 14_999.51, note: 'More' })).body).toMatchObject({
      code: 'CONFLICT',
      reason: 'The pool has only ₹14,999.50.',
    });
    expect((await stage.call(partner, `GET /campaign/${joint.campaign.id}/spending`)).body).toMatchObject({
      data: [spent],
      total: 1,
    });
    const notices = await stage.call(partner, `GET /user/get_user_notifications/${partner.id}`);
    expect(JSON.stringify(notices.body.data)).toContain('₹45,000.50 was drawn from the pool');
    const stranger = await stage.newBrand();
    for (const what of ['pool', 'spending', 'statement', 'settlements', 'proposals']) {
      expect((await stage.call(stranger, `GET /campaign/${joint.campaign.id}/${what}`)).status).toBe(404);
    }
  });

  it('is returned to its payers when its campaign is deleted', async () => {
    const joint = await openJoint(stage);
    const pledge = await joint.contribute(partner, 60_000);
    expect((await stage.call(stage.brand, `DELETE /campaign/delete/${joint.campaign.id}`)).status).toBe(200);
    expect(await joint.payment(partner, pledge)).toMatchObject({ status: 'refunded' });
  });

  it('shows strangers the shares, and nothing pending', async () => {
    const joint = await openJoint(stage);
    await joint.contribute(partner, 60_000);
    await joint.promise(stage.influencer, 10_000, { isAccepted: false });
    const stranger = await stage.newBrand();
    const at = (what: string) => stage.call(stranger, `GET /campaign/${joint.campaign.id}/${what}`);
    expect((await at('shares')).body.data as Shares).toMatchObject({
      needed: 140_000,
      confirmed: 60_000,
      pledged: 10_000,
      is_locked: false,
      is_party: false,
      parties: [{ confirmed: 60_000, fraction: { numerator: 1, denominator: 1 } }],
    });
    expect((await at('pledges')).body).toMatchObject({ total: 1, data: [{ status: 'contributed' }] });
    expect((await joint.history(stranger)).map(({ what, pledge }) => pledge?.to ?? what)).toEqual([
      'contributed',
      'accepted',
      'opened',
    ]);
    expect((await joint.history(partner)).map(({ what, pledge }) => pledge?.to ?? what)).toEqual([
      'pledged',
      'contributed',
      'accepted',
      'pledged',
      'opened',
    ]);
  });
});
