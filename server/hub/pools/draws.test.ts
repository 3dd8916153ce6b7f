import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { PoolCase } from '../../../contract/hub/pool-disputes.ts';
import type { PoolDispute, Spending } from '../../../contract/hub/pools.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { afterWorkingDays } from '../../../contract/kit/working-days.ts';
import { balanceOf } from '../../../tests/campaigns/paying.ts';
import { type Joint, openJoint } from '../../../tests/campaigns/pooling.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import type { Context } from '../../kit/context/context.ts';
import { executeDueDraws } from './executing.service.ts';
import { findPoolFaults } from './pools.service.ts';

let stage: Stage;
let partner: Player;
let second: Player;
let side: Player;
let operator: Player;
let joint: Joint;

beforeAll(async () => {
  stage = await setStage();
  partner = await stage.newBrand('partner');
  second = await stage.newBrand();
  side = await stage.newBrand('partner');
  operator = await stage.newBrand('operator');
});
/** Two payers, ₹60,000 and ₹30,000, and a participant with a venue accepted before they paid; started. */
beforeEach(async () => {
  joint = await openJoint(stage);
  await joint.promise(side, 10_000, { need: 1 });
  await joint.contribute(partner, 60_000);
  await joint.contribute(second, 30_000);
  await joint.lock();
});
afterAll(async () => {
  expect(await findPoolFaults(stage.app.context)).toEqual([]);
  await stage.app.close();
});

const at = (time: Date): Context => ({ ...stage.app.context, now: () => time });
const propose = async (amount: number, more: object = {}) => {
  const reply = await joint.spend(stage.brand, { amount, note: 'Film crew', payee_id: String(side.id), ...more });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.body));
  return reply.body.data as Spending;
};
const drawNow = async ({ id }: Spending, who = partner) => {
  const { body } = await stage.call(who, `GET /campaign/${joint.campaign.id}/spending`);
  return (body.data as Spending[]).find((each) => each.id === id) as Spending;
};
const dispute = (who: Player, body: object) => stage.call(who, `POST /campaign/${joint.campaign.id}/dispute`, body);

describe('consent by silence', () => {
  it('pays an accepted participant after exactly three working days, less the fee like released work', async () => {
    const draw = await propose(20_000);
    expect(draw).toMatchObject({ tie: 'side', consent: 'silence', status: 'proposed', fee: 1_000, net: 19_000 });
    const due = afterWorkingDays(new Date(draw.createdAt), 3);
    expect(draw.executes_at).toBe(due.toISOString());
    await executeDueDraws(at(new Date(due.getTime() - 1)));
    expect(await drawNow(draw)).toMatchObject({ status: 'proposed' });
    const before = await balanceOf(stage, side);
    await executeDueDraws(at(due));
    expect(await drawNow(draw)).toMatchObject({ status: 'executed', by_silence: true, paid: 20_000 });
    expect((await balanceOf(stage, side)).available).toBeCloseTo(before.available + 19_000, 2);
    await executeDueDraws(at(due));
    expect(await joint.pool()).toMatchObject({ spent: 20_000, held: 70_000 });
    const { body } = await stage.call(side, 'GET /user/invoices');
    expect((body.data as { total: number }[])[0]).toMatchObject({ total: 1_000 });
  });

  it('covers a quarter of all money paid in within seven days, including earlier draws by silence', async () => {
    const first = await propose(20_000);
    await executeDueDraws(at(new Date(first.executes_at ?? 0)));
    // It is dated in the future, so the windows of both overlap.
    const { count } = await withEnd(first, new Date());
    expect(count).toBe(1);
    expect(await propose(2_500.01)).toMatchObject({ consent: 'silence', executes_at: null });
    await withdrawOpen();
    expect((await propose(2_500)).executes_at).not.toBeNull();
    await withdrawOpen();
    await withEnd(first, new Date(Date.now() - 7 * dayMs));
    expect((await propose(22_500)).executes_at).not.toBeNull();
  });

  it('never pays the owner, who needs every payer', async () => {
    const draw = await propose(1_000, { payee_id: null });
    expect(draw).toMatchObject({ tie: 'owner', consent: 'every', executes_at: null });
    expect((await joint.answer(partner, draw.id, 'agreed')).body.data).toMatchObject({ status: 'proposed' });
    expect((await joint.answer(second, draw.id, 'agreed')).body.data).toMatchObject({ status: 'executed' });
  });

  it('never pays somebody who shares a device with the owner', async () => {
    const near = await stage.newBrand();
    await stage.app.context.db
      .updateTable('account')
      .set({ device_id: 'one-device' })
      .where('id', 'in', [stage.brand.id, near.id])
      .execute();
    expect(await propose(1_000, { payee_id: String(near.id) })).toMatchObject({ tie: 'related', consent: 'every' });
    await stage.app.context.db
      .updateTable('account')
      .set({ device_id: null })
      .where('device_id', '=', 'one-device')
      .execute();
  });

  it('never pays somebody who joined after the first payment: two thirds of the money must agree', async () => {
    const late = await stage.newBrand();
    await joint.promise(late, 5_000, { need: 1 });
    const draw = await propose(1_000, { payee_id: String(late.id) });
    expect(draw).toMatchObject({ tie: 'outside', consent: 'two_thirds', executes_at: null });
    expect((await joint.answer(second, draw.id, 'agreed')).body.data).toMatchObject({ status: 'proposed' });
    expect((await joint.answer(partner, draw.id, 'agreed')).body.data).toMatchObject({ status: 'executed' });
  });
});

/** Changes the time a draw was paid. */
async function withEnd({ id }: Spending, ended_at: Date) {
  const done = await stage.app.context.db
    .updateTable('pool_spending')
    .set({ ended_at })
    .where('id', '=', Number(id))
    .executeTakeFirst();
  return { count: Number(done.numUpdatedRows) };
}

async function withdrawOpen() {
  const { body } = await stage.call(stage.brand, `GET /campaign/${joint.campaign.id}/spending`);
  const open = (body.data as Spending[]).find(({ status }) => status === 'proposed');
  expect((await joint.answer(stage.brand, open?.id ?? '', 'withdrawn')).status).toBe(200);
}

describe('a draw', () => {
  it('is one at a time, and can be withdrawn by its proposer only', async () => {
    const draw = await propose(1_000);
    expect((await joint.spend(stage.brand, { amount: 1, note: 'Tea' })).body).toMatchObject({ code: 'CONFLICT' });
    expect((await joint.answer(partner, draw.id, 'withdrawn')).body).toMatchObject({ code: 'RULE' });
    expect((await joint.answer(stage.brand, draw.id, 'withdrawn')).body.data).toMatchObject({ status: 'withdrawn' });
    expect((await joint.answer(partner, draw.id, 'agreed')).body).toMatchObject({ code: 'CONFLICT' });
    expect(await propose(1_000)).toMatchObject({ number: 2 });
    const insert = stage.app.context.db.insertInto('pool_spending').values({
      campaign_id: Number(joint.campaign.id),
      number: 9,
      amount: 1,
      note: 'x',
      by_id: side.id,
      payee_id: side.id,
    });
    await expect(insert.execute()).rejects.toThrow(/pool_spending_open/);
  });

  it('is answered by payers only, and an agreement is final', async () => {
    const draw = await propose(1_000);
    for (const who of [side, stage.brand]) {
      expect((await joint.answer(who, draw.id, 'agreed')).body).toMatchObject({ code: 'RULE' });
    }
    expect((await joint.answer(await stage.newBrand(), draw.id, 'agreed')).status).toBe(404);
    expect((await joint.answer(partner, draw.id, 'agreed')).status).toBe(200);
    expect((await joint.answer(partner, draw.id, 'agreed')).status).toBe(200);
    expect((await joint.answer(partner, draw.id, 'objected')).body).toMatchObject({ code: 'CONFLICT' });
    expect((await dispute(partner, { spending_id: draw.id, reason: 'Changed my mind' })).body).toMatchObject({
      code: 'CONFLICT',
    });
    expect(await drawNow(draw, second)).toMatchObject({
      my_part: 333.33,
      can: { agree: true, object: true, withdraw: { reason: expect.any(String) } },
      answers: [
        { percent: 66.7, answer: 'agreed' },
        { percent: 33.3, answer: null },
      ],
    });
  });

  it('is announced to every payer in the product and by e-mail, whatever they switched off', async () => {
    await stage.call(partner, 'PUT /user/notification-preferences', {
      preferences: [{ type: 'money', channel: 'email', enabled: false }],
    });
    await propose(1_234);
    const { body } = await stage.call(partner, `GET /user/get_user_notifications/${partner.id}`);
    expect(JSON.stringify(body.data)).toMatch(/Proposed draw of ₹1,234 from the pool.*approved on/);
    const mails = await stage.app.context.db
      .selectFrom('notification_mail')
      .select('title')
      .where('account_id', '=', partner.id)
      .where('type', '=', 'pool')
      .execute();
    expect(JSON.stringify(mails)).toContain('₹1,234');
  });

  it('has a quotation as a file or a name, which nobody else’s draw can reference', async () => {
    expect(await propose(1_000, { proof: 'Quotation SK-118' })).toMatchObject({ proof_note: 'Quotation SK-118' });
    await withdrawOpen();
    const reply = await joint.spend(stage.brand, { amount: 1, note: 'x', proof: '999999' });
    expect(reply.status).toBe(404);
  });

  it('is frozen alone by an objection; its amount is reserved, and another one can be proposed', async () => {
    const draw = await propose(20_000);
    expect((await joint.answer(second, draw.id, 'objected', { note: 'Too dear' })).body.data).toMatchObject({
      status: 'disputed',
      executes_at: null,
      dispute: { reason: 'Too dear', status: 'open' },
    });
    expect(await joint.pool()).toMatchObject({ held: 90_000, disputed: 20_000, free: 70_000 });
    expect((await joint.settle(70_000.01, 'pool')).body).toMatchObject({ code: 'CONFLICT' });
    expect((await joint.settle(10_000, 'pool')).status).toBe(200);
    await executeDueDraws(at(new Date(Date.now() + 30 * dayMs)));
    expect(await drawNow(draw)).toMatchObject({ status: 'disputed', paid: 0 });
    expect(await propose(1_000)).toMatchObject({ status: 'proposed' });
    const gone = await stage.call(stage.brand, `DELETE /campaign/delete/${joint.campaign.id}`);
    expect(gone.body).toMatchObject({ code: 'CONFLICT' });
  });
});

describe('an operator', () => {
  const object = async (amount = 20_000) => {
    const draw = await propose(amount);
    await joint.answer(second, draw.id, 'objected', { note: 'Too dear' });
    const { dispute: opened } = await drawNow(draw);
    return { draw, id: opened?.id ?? '' };
  };
  const decide = (id: string, body: object) => stage.call(operator, `POST /operator/pool-disputes/${id}`, body);

  it.each([
    ['release', undefined, { status: 'executed', paid: 20_000 }],
    ['split', 5_000, { status: 'executed', paid: 5_000, net: 4_750 }],
    ['refund', undefined, { status: 'withdrawn', paid: 0 }],
  ])('reads the papers and decides a draw by %s', async (outcome, amount, expected) => {
    const { draw, id } = await object();
    const { body } = await stage.call(operator, `GET /operator/pool-disputes/${id}`);
    expect(body.data as PoolCase).toMatchObject({
      reason: 'Too dear',
      spending: { note: 'Film crew', amount: 20_000 },
      pool: { held: 90_000, disputed: 20_000 },
    });
    expect((await decide(id, { outcome, ...(amount ? { amount } : {}) })).body.data).toMatchObject({
      status: 'decided',
    });
    expect(await drawNow(draw)).toMatchObject(expected);
    expect(await joint.pool()).toMatchObject({ held: 90_000 - expected.paid, disputed: 0 });
    expect((await decide(id, { outcome: 'release' })).body).toMatchObject({ code: 'CONFLICT' });
  });

  it('decides on a whole pool, which is frozen until then', async () => {
    const draw = await propose(20_000);
    const accepted = await stage.newBrand();
    await joint.promise(accepted, 5_000, { need: 1 });
    // Accepted is not confirmed: such a participant can only report, like the owner.
    for (const who of [accepted, stage.brand]) {
      expect((await dispute(who, { reason: 'Nothing happens' })).body).toMatchObject({ code: 'RULE' });
    }
    const opened = (await dispute(partner, { reason: 'Nothing happens' })).body.data as PoolDispute;
    expect(opened).toMatchObject({ spending_id: null, status: 'open' });
    expect((await dispute(second, { reason: 'Me too' })).body).toMatchObject({ code: 'CONFLICT' });
    await executeDueDraws(at(new Date(Date.now() + 30 * dayMs)));
    expect(await drawNow(draw)).toMatchObject({ status: 'proposed', paid: 0 });
    expect((await decide(opened.id, { outcome: 'split', amount: 1 })).body).toMatchObject({ code: 'RULE' });
    const asked = await decide(opened.id, { outcome: 'refund' });
    expect(asked.body.code).toBe('APPROVAL_NEEDED');
    expect(await joint.pool(stage.brand)).toMatchObject({ held: 90_000 });
    const { approval_id: waits } = asked.body.data as unknown as { approval_id: string };
    const colleague = await stage.newBrand('operator');
    await stage.app.context.db
      .updateTable('account')
      .set({ operator_level: 'finance', operator_level_at: new Date(Date.now() - 4 * dayMs) })
      .where('id', '=', colleague.id)
      .execute();
    const approved = await stage.call(colleague, `PUT /operator/approvals/${waits}`, { status: 'approved' });
    expect(approved.status).toBe(200);
    expect(await joint.pool(stage.brand)).toMatchObject({ held: 0, refunded: 90_000, proposed: 0 });
  });

  it('is the only one to see the queue', async () => {
    const { id } = await object();
    expect((await stage.call(partner, 'GET /operator/pool-disputes')).status).toBe(404);
    const { body } = await stage.call(operator, 'GET /operator/pool-disputes?limit=100');
    expect((body.data as PoolCase[]).map((each) => each.id)).toContain(id);
  });
});
