import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Approval } from '../../../contract/accounts/approvals.ts';
import { dayMs, hourMs } from '../../../contract/kit/calendar.ts';
import type { OperatorLevel } from '../../../contract/kit/permissions.ts';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import type { ApiReply } from '../../../tests/app.ts';
import { balanceOf, type Deal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makePayee } from '../../../tests/payouts/payee.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { endRunOut } from '../../accounts/approvals/approvals.service.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { sendDueMails } from '../../notifications/notifications/mails.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(async () => {
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
  await stage.app.close();
});

const ago = (hours: number) => new Date(Date.now() - hours * hourMs);
const setLevel = (who: Player, level: OperatorLevel, since = ago(1_000)) =>
  stage.app.context.db
    .updateTable('account')
    .set({ operator_level: level, operator_level_at: since })
    .where('id', '=', who.id)
    .execute();

async function makeOperator(level: OperatorLevel, since?: Date): Promise<Player> {
  const operator = await stage.newBrand('operator');
  await setLevel(operator, level, since);
  await stepUp(stage.app, operator.token);
  return operator;
}

/** Only the operators of the test decide in it. */
beforeEach(async () => {
  await stage.app.context.db
    .updateTable('account')
    .set({ operator_level: 'support', operator_level_at: ago(1_000) })
    .where('role', '=', 'operator')
    .execute();
});

async function dispute(quote = 60_000): Promise<{ deal: Deal; id: string }> {
  const deal = await strikeFundedDeal(stage, {}, quote);
  return { deal, id: ((await deal.dispute(stage.brand)).body.data as unknown as { id: string }).id };
}

const decide = (who: Player, id: string, body: object = { outcome: 'release' }) =>
  stage.call(who, `POST /operator/disputes/${id}`, body);
const answer = (who: Player, id: string, status: string, note?: string) =>
  stage.call(who, `PUT /operator/approvals/${id}`, { status, ...(note ? { note } : {}) });
const list = async (who: Player, query = '') =>
  (await stage.call(who, `GET /operator/approvals?${query}`)).body.data as unknown as Approval[];
const paid = async ({ deal }: { deal: Deal }) =>
  ((await balanceOf(stage, deal.influencer)) as { available: number }).available > 0;

function waitingId(reply: ApiReply): string {
  expect(reply).toMatchObject({ status: 202, body: { result: true, code: 'APPROVAL_NEEDED' } });
  return (reply.body.data as unknown as { approval_id: string }).approval_id;
}

const age = (id: string, ms: number) =>
  stage.app.context.db
    .updateTable('approval')
    .set({ created_at: new Date(Date.now() - ms), expires_at: new Date(Date.now() - ms + 3 * dayMs) })
    .where('id', '=', Number(id))
    .execute();

describe('above the sum', () => {
  it('a decision waits for a second operator, who carries it out once; it is told, listed and audited', async () => {
    const [asker, second, moderator] = [
      await makeOperator('admin'),
      await makeOperator('finance'),
      await makeOperator('moderator'),
    ];
    const one = await dispute();
    const id = waitingId(await decide(asker, one.id));
    expect(waitingId(await decide(asker, one.id))).toBe(id);
    expect(await paid(one)).toBe(false);
    const [told] = (await stage.call(second, `GET /user/get_user_notifications/${second.id}`)).body
      .data as unknown as Notification[];
    expect(told).toMatchObject({ title: expect.stringContaining('asks for a second operator: ₹60,000') });
    const { context } = stage.app;
    await sendDueMails({ ...context, now: () => new Date(Date.now() + hourMs) });
    const mail = stage.app.mails.find(({ subject }) => subject.includes('second operator'));
    expect(mail?.subject).toContain('₹60,000');
    expect((await list(second))[0]).toMatchObject({
      id,
      status: 'waiting',
      amount: 60_000,
      call: 'POST /operator/disputes/{id}',
      can: { approve: true },
    });
    expect((await list(moderator))[0]?.can.approve).not.toBe(true);
    expect((await list(asker))[0]).toMatchObject({ asked_by_me: true, can: { withdraw: true } });
    for (const who of [asker, moderator]) expect((await answer(who, id, 'approved')).status).toBe(422);
    const replies = await Promise.all([answer(second, id, 'approved'), answer(second, id, 'approved')]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await paid(one)).toBe(true);
    const acts = stage.app.context.db.selectFrom('audit_log').select(['actor_id', 'action', 'target']);
    expect(await acts.where('action', 'in', ['dispute.decided', 'approval.approved']).execute()).toEqual(
      expect.arrayContaining([
        { actor_id: asker.id, action: 'dispute.decided', target: `dispute:${one.id}` },
        { actor_id: second.id, action: 'approval.approved', target: `approval:${id}` },
      ]),
    );
    expect((await decide(asker, one.id)).status).toBe(409);
  });

  it('at the sum, and for users, nothing waits', async () => {
    const asker = await makeOperator('admin');
    await makeOperator('finance');
    expect((await decide(asker, (await dispute(50_000)).id)).status).toBe(200);
    expect((await stage.call(stage.brand, 'GET /operator/approvals')).status).toBe(404);
  });

  it('of two operators who approve at once, and one who takes it back, one wins', async () => {
    const [asker, ...others] = [
      await makeOperator('admin'),
      await makeOperator('finance'),
      await makeOperator('admin'),
    ] as const;
    const one = await dispute();
    const id = waitingId(await decide(asker, one.id, { outcome: 'refund' }));
    const replies = await Promise.all([
      ...others.map((who) => answer(who, id, 'approved')),
      answer(asker, id, 'withdrawn'),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
    const orders = stage.app.context.db.selectFrom('dispute').select('outcome').where('id', '=', Number(one.id));
    const { outcome } = await orders.executeTakeFirstOrThrow();
    expect(outcome).toBe(replies[2]?.status === 200 ? null : 'refund');
  });

  it('is refused with a reason, taken back, or runs out, and nothing is paid', async () => {
    const [asker, second] = [await makeOperator('admin'), await makeOperator('finance')];
    const one = await dispute();
    const ask = async () => waitingId(await decide(asker, one.id));
    const first = await ask();
    expect((await answer(second, first, 'refused')).body.code).toBe('BAD_INPUT');
    expect((await answer(second, first, 'refused', 'Ask for the drafts first')).status).toBe(200);
    const taken = await ask();
    expect((await answer(asker, taken, 'withdrawn')).status).toBe(200);
    const old = await ask();
    await age(old, 3 * dayMs + 1_000);
    expect((await answer(second, old, 'approved')).status).toBe(409);
    await endRunOut(stage.app.context);
    expect((await list(asker)).slice(0, 3).map(({ status }) => status)).toEqual(['expired', 'withdrawn', 'refused']);
    expect(await paid(one)).toBe(false);
  });

  it('payouts are handed on by two', async () => {
    const [asker, second] = [await makeOperator('finance'), await makeOperator('admin')];
    const payee = await makePayee(stage.app, { earnings: 90_000 });
    const { id } = (await payee.ask(60_000)).body.data as unknown as { id: string };
    const waits = waitingId(await stage.call(asker, `POST /operator/payouts/${id}/retry`));
    expect((await answer(second, waits, 'approved')).status).toBe(200);
  });
});

describe('against one operator who wants to pay alone', () => {
  it('parts below the sum count together for one payee, over seven days and all operators', async () => {
    const [asker, other] = [await makeOperator('admin'), await makeOperator('moderator')];
    const one = await dispute(30_000);
    expect((await decide(asker, one.id)).status).toBe(200);
    const { db } = stage.app.context;
    const two = await dispute(30_000);
    await db
      .updateTable('escrow_order')
      .set({ payee_id: one.deal.influencer.id })
      .where('application_id', '=', Number(two.deal.application.id))
      .execute();
    waitingId(await decide(other, two.id));
    await db
      .updateTable('member_payment')
      .set({ created_at: ago(7 * 24 + 1) })
      .where('payee_id', '=', one.deal.influencer.id)
      .execute();
    await db
      .updateTable('escrow_order')
      .set({ payee_id: two.deal.influencer.id })
      .where('application_id', '=', Number(two.deal.application.id))
      .execute();
    expect((await decide(other, two.id)).status).toBe(200);
  });

  it('a split counts as a whole', async () => {
    const asker = await makeOperator('admin');
    await makeOperator('admin');
    waitingId(await decide(asker, (await dispute()).id, { outcome: 'split', amount: 30_000 }));
  });

  it('an own second account raised to finance approves nothing for 72 hours', async () => {
    const [asker, puppet] = [await makeOperator('admin'), await makeOperator('support')];
    const one = await dispute();
    const raise = { level: 'finance', reason: 'Help with payouts' };
    expect((await stage.call(asker, `PUT /operator/users/${puppet.id}/level`, raise)).status).toBe(200);
    const id = waitingId(await decide(asker, one.id));
    expect(await answer(puppet, id, 'approved')).toMatchObject({ status: 422, body: { code: 'RULE' } });
    await setLevel(puppet, 'finance', ago(71));
    expect((await answer(puppet, id, 'approved')).status).toBe(422);
    await setLevel(puppet, 'finance', ago(73));
    expect((await answer(puppet, id, 'approved')).status).toBe(200);
  });

  it('whoever lowers or suspends the others is not alone for 72 hours', async () => {
    const [asker, other] = [await makeOperator('admin'), await makeOperator('finance')];
    const lower = { level: 'support', reason: 'Left the team' };
    expect((await stage.call(asker, `PUT /operator/users/${other.id}/level`, lower)).status).toBe(200);
    const one = await dispute();
    const id = waitingId(await decide(asker, one.id));
    await age(id, 25 * hourMs);
    expect((await answer(asker, id, 'approved')).status).toBe(422);
    await setLevel(other, 'support', ago(73));
    expect((await answer(asker, id, 'approved')).status).toBe(200);
    expect(await paid(one)).toBe(true);
  });

  it('a lone one waits a day and proves it is them', async () => {
    const asker = await makeOperator('admin');
    const one = await dispute();
    const id = waitingId(await decide(asker, one.id));
    expect((await answer(asker, id, 'approved')).status).toBe(422);
    await age(id, 24 * hourMs + 1_000);
    const { db } = stage.app.context;
    await db.updateTable('session').set({ proven_at: null }).where('account_id', '=', asker.id).execute();
    expect((await answer(asker, id, 'approved')).body.code).toBe('STEP_UP');
    await stepUp(stage.app, asker.token);
    expect((await answer(asker, id, 'approved')).status).toBe(200);
    expect(await paid(one)).toBe(true);
  });

  it('an approval is for one exact decision, and for whoever may still make it', async () => {
    const [asker, second, moderator] = [
      await makeOperator('admin'),
      await makeOperator('finance'),
      await makeOperator('moderator'),
    ];
    const one = await dispute();
    const id = waitingId(await decide(moderator, one.id, { outcome: 'refund' }));
    await setLevel(moderator, 'support');
    expect((await answer(second, id, 'approved')).status).toBe(409);
    await setLevel(moderator, 'moderator');
    expect((await answer(second, id, 'approved')).status).toBe(200);
    const two = await dispute();
    const refund = waitingId(await decide(asker, two.id, { outcome: 'refund' }));
    expect(waitingId(await decide(asker, two.id))).not.toBe(refund);
  });

  it('does not let an approver who has just been lowered decide', async () => {
    const [asker, second] = [await makeOperator('admin'), await makeOperator('finance')];
    const one = await dispute();
    const id = waitingId(await decide(asker, one.id));
    const lower = { level: 'support', reason: 'Left the team' };
    const [approved, lowered] = await Promise.all([
      answer(second, id, 'approved'),
      stage.call(asker, `PUT /operator/users/${second.id}/level`, lower),
    ]);
    expect(lowered.status).toBe(200);
    expect(await paid(one)).toBe(approved.status === 200);
  });
});
