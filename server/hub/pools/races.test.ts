import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Pledge } from '../../../contract/campaigns/pledges.ts';
import type { Spending } from '../../../contract/hub/pools.ts';
import { type Joint, openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { executeDueDraws } from './executing.service.ts';
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

/** The statuses of a pledge in its history. */
const wayOf = async (joint: Joint, pledge: Pledge) => (await joint.pledgeNow(pledge)).history.map(({ to }) => to);
const statusesOf = (replies: readonly { status: number }[]) => replies.map(({ status }) => status).toSorted();

describe('concurrent acts have one outcome and one history entry', () => {
  it('two pledges are accepted for the last open amount', async () => {
    const joint = await openJoint(stage);
    const first = await joint.promise(partner, 60_000, { isAccepted: false });
    const second = await joint.promise(stage.influencer, 60_000, { isAccepted: false });
    const both = [first, second];
    expect(statusesOf(await Promise.all(both.map(({ id }) => stage.move(stage.brand, id, 'accepted'))))).toEqual([
      200, 409,
    ]);
    const ways = await Promise.all(both.map((pledge) => wayOf(joint, pledge)));
    expect(ways.flat().filter((to) => to === 'accepted')).toHaveLength(1);
  });

  it('the creator accepts while the pledger withdraws', async () => {
    const joint = await openJoint(stage);
    const pledge = await joint.promise(partner, 60_000, { isAccepted: false });
    const replies = await Promise.all([
      stage.move(stage.brand, pledge.id, 'accepted'),
      stage.move(partner, pledge.id, 'withdrawn'),
    ]);
    const way = await wayOf(joint, pledge);
    // An accepted pledge may still be withdrawn; a withdrawn one cannot be accepted any more.
    expect([
      ['pledged', 'accepted', 'withdrawn'],
      ['pledged', 'withdrawn'],
    ]).toContainEqual(way);
    expect(statusesOf(replies)).toEqual(way.length === 3 ? [200, 200] : [200, 409]);
  });

  it('one pledge is funded twice, and its payment reported three times', async () => {
    const joint = await openJoint(stage);
    const pledge = await joint.promise(partner, 60_000);
    const begun = await Promise.all([1, 2, 3].map(() => joint.fund(partner, pledge)));
    expect(new Set(begun.map(({ body }) => (body.data as { payment_id: string }).payment_id)).size).toBe(1);
    await Promise.all([
      joint.act(partner, pledge, 'pay', { delivery: { twice: true } }),
      joint.payment(partner, pledge),
      joint.payment(stage.brand, pledge),
    ]);
    expect(await wayOf(joint, pledge)).toEqual(['pledged', 'accepted', 'contributed']);
    expect(await joint.pool()).toMatchObject({ funded: 60_000, held: 60_000 });
  });

  it('a pledge is withdrawn while its payment arrives', async () => {
    const joint = await openJoint(stage);
    const pledge = await joint.promise(partner, 60_000);
    await joint.fund(partner, pledge);
    await Promise.all([joint.act(partner, pledge, 'pay'), stage.move(partner, pledge.id, 'withdrawn')]);
    const way = await wayOf(joint, pledge);
    expect(way.at(-1)).toBe('withdrawn');
    expect(way.filter((to) => to === 'withdrawn')).toHaveLength(1);
    expect(await joint.payment(partner, pledge)).toMatchObject({ status: 'refunded' });
    expect(await joint.pool()).toMatchObject({ funded: 60_000, refunded: 60_000, held: 0 });
  });

  it('the creator confirms what is being paid', async () => {
    const joint = await openJoint(stage);
    const pledge = await joint.promise(partner, 60_000);
    await joint.fund(partner, pledge);
    await Promise.all([joint.act(partner, pledge, 'pay'), stage.move(stage.brand, pledge.id, 'contributed')]);
    expect(await wayOf(joint, pledge)).toEqual(['pledged', 'accepted', 'contributed']);
    const { confirmed_by } = await joint.pledgeNow(pledge);
    const held = confirmed_by === 'payment' ? 60_000 : 0;
    expect(await joint.pool()).toMatchObject({ funded: 60_000, held });
  });

  it('one key settles once', async () => {
    const joint = await openJoint(stage);
    await joint.contribute(partner, 60_000);
    await joint.lock();
    const headers = { 'idempotency-key': `settle-${joint.campaign.id}` };
    const replies = await Promise.all([1, 2].map(() => joint.settle(40_000, 'pool', headers)));
    expect(statusesOf(replies)).toEqual([200, 200]);
    expect(replies[0]?.body.data).toEqual(replies[1]?.body.data);
    expect(await joint.pool()).toMatchObject({ settled: 40_000, held: 20_000 });
    expect((await joint.settle(40_001, 'pool', headers)).body).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
    expect((await joint.history(partner)).filter(({ what }) => what === 'settlement')).toHaveLength(1);
  });

  it('the pool is deleted with its campaign while its only participant withdraws', async () => {
    const joint = await openJoint(stage);
    const pledge = await joint.contribute(partner, 60_000);
    await Promise.all([
      stage.call(stage.brand, `DELETE /campaign/delete/${joint.campaign.id}`),
      stage.move(partner, pledge.id, 'withdrawn'),
    ]);
    expect(await joint.payment(partner, pledge)).toMatchObject({ status: 'refunded', amount: 60_000 });
  });

  it('the last of the pool is drawn and settled', async () => {
    const joint = await openJoint(stage);
    await joint.contribute(partner, 60_000);
    await joint.lock();
    const replies = await Promise.all([
      joint.spend(stage.brand, { amount: 60_000, note: 'All of it' }),
      joint.settle(60_000, 'pool'),
      joint.spend(stage.brand, { amount: 60_000, note: 'All of it' }),
    ]);
    expect(statusesOf(replies)).toEqual([200, 409, 409]);
    const { held, proposed } = await joint.pool();
    expect(held - proposed).toBe(0);
  });

  it('two payers agree at once, and a third twice: the draw is paid once', async () => {
    const joint = await openJoint(stage);
    const payers = [partner, stage.influencer, await stage.newBrand()] as const;
    for (const who of payers) await joint.contribute(who, 20_000);
    await joint.lock();
    const { id } = (await joint.spend(stage.brand, { amount: 30_000, note: 'Crew' })).body.data as Spending;
    const replies = await Promise.all([...payers, payers[2]].map((who) => joint.answer(who, id, 'agreed')));
    expect(statusesOf(replies)).toEqual([200, 200, 200, 200]);
    expect(await joint.pool()).toMatchObject({ spent: 30_000, held: 30_000 });
  });

  it('one payer agrees while another objects: it is paid or frozen, never both', async () => {
    const joint = await openJoint(stage);
    await joint.contribute(partner, 60_000);
    await joint.lock();
    const { id } = (await joint.spend(stage.brand, { amount: 30_000, note: 'Crew' })).body.data as Spending;
    const replies = await Promise.all([joint.answer(partner, id, 'agreed'), joint.answer(partner, id, 'objected')]);
    expect(statusesOf(replies)).toEqual([200, 409]);
    const { spent, disputed, held } = await joint.pool();
    expect([spent + disputed, held + spent]).toEqual([30_000, 60_000]);
  });

  it('silence consents at the moment a payer objects: it is paid or frozen, never both', async () => {
    const joint = await openJoint(stage);
    const payee = await stage.newBrand();
    await joint.promise(payee, 10_000, { need: 1 });
    await joint.contribute(partner, 60_000);
    await joint.lock();
    const draw = { amount: 10_000, note: 'Van', payee_id: String(payee.id) };
    const { id, executes_at } = (await joint.spend(stage.brand, draw)).body.data as Spending;
    const then = { ...stage.app.context, now: () => new Date(executes_at ?? 0) };
    const [paid, objected] = await Promise.all([executeDueDraws(then), joint.answer(partner, id, 'objected')]);
    expect([paid, objected.status]).toEqual(paid === 1 ? [1, 409] : [0, 200]);
    const { spent, disputed } = await joint.pool();
    expect([spent, disputed]).toEqual(paid === 1 ? [10_000, 0] : [0, 10_000]);
  });
});
