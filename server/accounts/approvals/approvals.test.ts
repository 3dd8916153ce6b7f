import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayMs } from '../../../contract/kit/calendar.ts';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import { playTeams } from '../../../tests/campaigns/approving.ts';
import { balanceOf, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { makePayee } from '../../../tests/payouts/payee.ts';
import { stepUp } from '../../../tests/step-up.ts';
import { endRunOut } from './approvals.service.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const { makeMember, makeTeam, setPolicy, fund, answer, list, waitingId, countOrders, age, longAgo } = playTeams(
  () => stage,
);

describe('a payment above the sum', () => {
  it('waits, is asked for once, and is carried out by whoever approves', async () => {
    const { owner, asker, approver, scene } = await makeTeam();
    const deal = await strikeDeal(scene);
    const id = waitingId(await fund(asker, deal));
    expect(waitingId(await fund(asker, deal))).toBe(id);
    expect(await countOrders(deal)).toBe(0);
    const [seen] = await list(approver);
    expect(seen).toMatchObject({
      id,
      status: 'waiting',
      amount: 18_000,
      asked_by_me: false,
      campaign: deal.campaign.title,
      ...{
        parts: [{ payee: { id: String(deal.influencer.id) }, amount: 18_000 }],
        can: { approve: true, refuse: true },
      },
    });
    const todos = (await stage.app.api('GET /dashboard', { token: approver.token })).body.data as unknown as {
      todos: { kind: string; amount: number }[];
    };
    expect(todos.todos).toContainEqual(expect.objectContaining({ kind: 'approve_payment', id, amount: 18_000 }));
    const news = (
      await stage.app.api(`GET /user/get_user_notifications/${approver.homeId}`, { token: approver.homeToken })
    ).body.data as unknown as Notification[];
    expect(news[0]?.title).toMatch(/asks to pay ₹18,000/);
    expect((await answer(approver, id, 'approved')).body.data).toMatchObject({ status: 'approved' });
    expect(await countOrders(deal)).toBe(1);
    expect(await fund(asker, deal)).toMatchObject({
      status: 200,
      body: { data: { amount: 18_000, status: 'created' } },
    });
    expect(await countOrders(deal)).toBe(1);
    expect(await answer(owner, id, 'approved')).toMatchObject({ status: 409 });
  });

  it('carries the words of whoever asks and what was agreed, which nobody else changes', async () => {
    const { asker, approver, scene } = await makeTeam();
    const deal = await strikeDeal(scene, {
      content: [
        { type: 'reel', quantity: 2 },
        { type: 'story', quantity: 1 },
      ],
    });
    const id = waitingId(await fund(asker, deal));
    const explain = ({ token }: { token: string }, message: string | null) =>
      stage.app.api(`PUT /approvals/${id}/message`, { token, body: { message } });
    expect((await list(approver))[0]?.message).toBeNull();
    expect(await explain(approver, 'Pay it all.')).toMatchObject({ status: 422, body: { code: 'RULE' } });
    expect((await explain(await stage.newBrand(), 'Pay it all.')).status).toBe(404);
    const words = 'She needs it held by Saturday to book the studio.';
    expect((await explain(asker, words)).body.data).toMatchObject({ id, message: words });
    expect((await list(approver))[0]).toMatchObject({
      message: words,
      parts: [
        {
          pieces: [
            { type: 'reel', quantity: 2 },
            { type: 'story', quantity: 1 },
          ],
        },
      ],
    });
    await answer(approver, id, 'refused', 'Not this month.');
    expect((await explain(asker, null)).status).toBe(409);
    expect((await list(asker))[0]).toMatchObject({ message: words, note: 'Not this month.' });
  });

  it('is refused with a word, and taken back by whoever asked', async () => {
    const { asker, approver, scene } = await makeTeam();
    const deal = await strikeDeal(scene);
    const id = waitingId(await fund(asker, deal));
    expect(await answer(approver, id, 'refused')).toMatchObject({
      status: 400,
      body: { fields: { note: expect.anything() } },
    });
    expect((await answer(approver, id, 'refused', 'Not this month.')).body.data).toMatchObject({
      note: 'Not this month.',
    });
    const again = waitingId(await fund(asker, deal));
    expect(again).not.toBe(id);
    expect(await answer(approver, again, 'withdrawn')).toMatchObject({ status: 422 });
    expect((await answer(asker, again, 'withdrawn')).body.data).toMatchObject({ status: 'withdrawn' });
    expect((await answer(approver, again, 'approved')).status).toBe(409);
    expect(await countOrders(deal)).toBe(0);
  });

  it('is a split of cancelled work too, and whoever may not pay proposes none that pays', async () => {
    const { owner, approver, scene } = await makeTeam(null);
    const deal = await strikeFundedDeal(scene);
    expect((await setPolicy(owner.token, 1_000)).status).toBe(200);
    const asker = await makeMember(scene.brand, { roles: ['manager', 'finance'] });
    const manager = await makeMember(scene.brand, { roles: ['manager'] });
    const propose = ({ token }: { token: string }, keep: number) =>
      stage.app.api(`PUT /campaign/update_user_applied_status/${deal.application.id}`, {
        token,
        body: { status: 'cancelled', note: 'The festival is put off.', keep },
      });
    for (const keep of [3_000, 0]) {
      // Without an answer the influencer gets the usual part of a proposal of nothing.
      expect(await propose(manager, keep)).toMatchObject({ status: 422, body: { code: 'ROLE' } });
    }
    const { can } = await deal.status(manager);
    expect(can).toMatchObject({ cancelled: { reason: expect.any(String) }, propose: { reason: expect.any(String) } });
    waitingId(await propose(asker, 0));
    const id = waitingId(await propose(asker, 3_000));
    expect((await deal.status()).cancellation).toBeNull();
    expect((await answer(approver, id, 'approved')).body.data).toMatchObject({ status: 'approved' });
    expect((await deal.status()).cancellation).toMatchObject({ by: 'owner', keep: 3_000 });
  });

  it('is carried out once by two who approve at once', async () => {
    const { owner, asker, approver, scene } = await makeTeam();
    const deal = await strikeDeal(scene);
    const id = waitingId(await fund(asker, deal));
    const replies = await Promise.all([answer(owner, id, 'approved'), answer(approver, id, 'approved')]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect(await countOrders(deal)).toBe(1);
    const counted = await stage.app.context.db
      .selectFrom('member_payment')
      .select('id')
      .where('account_id', '=', owner.id)
      .execute();
    expect(counted).toHaveLength(1);
  });

  it('for several agreements is approved as one, paid once, and holds the money of each once', async () => {
    const { asker, approver, scene } = await makeTeam();
    const deals = [await strikeDeal(scene, {}, 6_000), await strikeDeal(scene, {}, 7_000)];
    const body = { application_ids: deals.map(({ application }) => application.id) };
    const fundMany = ({ token }: { token: string }) => stage.app.api('POST /campaign/fund-many', { token, body });
    const id = waitingId(await fundMany(asker));
    expect((await list(approver))[0]).toMatchObject({
      id,
      amount: 13_000,
      parts: [{ amount: 6_000 }, { amount: 7_000 }],
    });
    await answer(approver, id, 'approved');
    const orders = await Promise.all([fundMany(asker), fundMany(asker)]);
    const ids = orders.map((reply) => (reply.body.data as unknown as { payment_id: string }).payment_id);
    expect(new Set(ids).size).toBe(1);
    const pay = { outcome: 'pay', delivery: { twice: true } };
    await stage.app.api(`POST /sandbox/gateway/orders/${ids[0]}`, { body: pay });
    for (const [at, deal] of deals.entries()) {
      expect(await deal.escrow()).toMatchObject({ status: 'held', amount: [6_000, 7_000][at] });
      expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: [6_000, 7_000][at] });
    }
    // A funded agreement cannot be funded again.
    expect((await fundMany(asker)).status).toBe(409);
    expect(await list(approver)).not.toContainEqual(expect.objectContaining({ status: 'waiting' }));
  });

  it('waits at exactly more than the sum, together with what one payee got in seven days', async () => {
    const { asker, scene } = await makeTeam(18_000);
    const [first, other] = [await strikeDeal(scene), await strikeDeal(scene)];
    expect((await fund(asker, first)).status).toBe(200);
    expect((await fund(asker, other)).status).toBe(200);
    const { db } = stage.app.context;
    await db
      .insertInto('member_payment')
      .values({
        account_id: scene.brand.id,
        person_id: asker.personId,
        reference: 'application:0',
        amount: 1,
        payee_id: other.influencer.id,
        created_at: new Date(Date.now() - 6 * dayMs),
      })
      .execute();
    waitingId(await fund(asker, other));
    await db
      .updateTable('member_payment')
      .set({ created_at: new Date(Date.now() - 8 * dayMs) })
      .where('reference', '=', 'application:0')
      .execute();
    expect((await fund(asker, other)).status).toBe(200);
  });

  it('runs out after three days', async () => {
    const { asker, approver, scene } = await makeTeam();
    const id = waitingId(await fund(asker, await strikeDeal(scene)));
    await age(id, 3 * dayMs + 1_000);
    expect((await answer(approver, id, 'approved')).status).toBe(409);
    expect((await list(approver))[0]).toMatchObject({ status: 'expired' });
    await endRunOut(stage.app.context);
    const news = (await stage.app.api(`GET /user/get_user_notifications/${asker.homeId}`, { token: asker.homeToken }))
      .body.data as unknown as Notification[];
    expect(news[0]?.title).toMatch(/ran out/);
  });

  it('is for exactly one request, one account, and members who may pay', async () => {
    const { asker, approver, owner, scene } = await makeTeam();
    const [deal, other] = [await strikeDeal(scene), await strikeDeal(scene)];
    const id = waitingId(await fund(asker, deal));
    expect((await answer(approver, id, 'approved')).status).toBe(200);
    expect(waitingId(await fund(asker, other))).not.toBe(id);
    expect(waitingId(await fund(approver, deal))).not.toBe(id);
    const stranger = await makeTeam();
    expect((await answer(stranger.approver, id, 'approved')).status).toBe(404);
    const manager = await makeMember(owner, { roles: ['admin'] });
    expect(await answer(manager, id, 'approved')).toMatchObject({ body: { code: 'ROLE' } });
  });

  it('holds for payouts, each with its own key', async () => {
    const payee = await makePayee(stage.app, { earnings: 50_000 });
    const { db } = stage.app.context;
    await db.updateTable('membership').set({ created_at: longAgo() }).where('account_id', '=', payee.id).execute();
    const finance = await makeMember({ id: payee.id });
    expect((await setPolicy(payee.token, 1_000)).status).toBe(200);
    const first = await payee.ask(2_000, { key: 'one' });
    const id = waitingId(first);
    expect(await answer(finance, id, 'approved')).toMatchObject({ body: { code: 'STEP_UP' } });
    await stepUp(stage.app, finance.homeToken);
    expect((await answer(finance, id, 'approved')).status).toBe(200);
    expect(await payee.list()).toHaveLength(1);
    waitingId(await payee.ask(2_000, { key: 'two' }));
    expect(await payee.list()).toHaveLength(1);
  });
});
