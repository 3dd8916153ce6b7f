import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import type { Dispute } from '../../../contract/work/disputes.ts';
import { balanceOf, type Deal, onApproval, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { checkLedger } from '../../money/ledger/ledger.service.ts';
import { releaseSilent } from '../approval/approval.service.ts';
import { settleRefunds } from '../escrow/refund.service.ts';

let stage: Stage;
let operator: Player;
beforeAll(async () => {
  stage = await setStage();
  operator = await stage.newBrand('operator');
});
afterAll(async () => {
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
  await stage.app.close();
});

const dataOf = (reply: { body: { data?: unknown } }) => reply.body.data as Dispute;
const decide = (id: string, body: object, who = operator) => stage.call(who, `POST /operator/disputes/${id}`, body);
const queue = async (status = 'open') =>
  (await stage.call(operator, `GET /operator/disputes?status=${status}&limit=100`)).body.data as Dispute[];
const lastNotice = async (who: Player) => {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}`);
  return (reply.body.data as Notification[])[0];
};

describe('a dispute', () => {
  it('is opened by either party while money is held, and stops everything except an operator', async () => {
    const deal = await strikeFundedDeal(stage);
    const { id: workId } = (await deal.submit()).body.data as { id: string };
    const opened = await deal.dispute(deal.influencer);
    expect(dataOf(opened)).toMatchObject({
      status: 'open',
      amount: 18_000,
      opened_by: String(deal.influencer.id),
      campaign: { id: deal.campaign.id },
      influencer: { id: String(deal.influencer.id) },
    });
    expect((await lastNotice(stage.brand))?.title).toMatch(/^Dispute about ₹/);
    expect(await deal.status()).toMatchObject({ status: 'submitted' });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ arriving: 0, on_hold: 18_000, withdrawable: 0 });
    const stopped = [
      await deal.dispute(stage.brand),
      await deal.release(),
      await deal.change(stage.brand, workId, { status: 'approved' }),
      await deal.change(deal.influencer, workId, { caption: '#ad Again' }),
      await deal.cancel(stage.brand),
    ];
    expect(stopped.map(({ status }) => status)).toEqual([409, 409, 409, 409, 409]);
    expect(await deal.escrow()).toMatchObject({ status: 'disputed', auto_release_at: null });
    const { context } = stage.app;
    const { now } = context;
    context.now = () => new Date(Date.now() + 30 * 86_400_000);
    await releaseSilent(context).finally(() => {
      context.now = now;
    });
    expect(await deal.status()).toMatchObject({ status: 'submitted' });
    const mine = await stage.call(stage.brand, `GET /campaign/applications/${deal.application.id}/dispute`);
    expect({ ...dataOf(mine), can: null }).toEqual({ ...dataOf(opened), can: null });
    expect([mine, opened].map((reply) => (dataOf(reply) as Dispute).can.answer)).toEqual([
      true,
      { reason: 'You opened this dispute, so the other side has to respond.' },
    ]);
  });

  it('is announced to operators who can sign in', async () => {
    const { db } = stage.app.context;
    const someone = await stage.newBrand('operator');
    await db.updateTable('account').set({ password_hash: 'set' }).where('id', '=', someone.id).execute();
    const deal = await strikeFundedDeal(stage);
    const { id } = dataOf(await deal.dispute(stage.brand));
    expect(await lastNotice(someone)).toMatchObject({
      title: expect.stringMatching(/^New dispute about ₹/),
      link: `/operator/disputes/${id}`,
    });
    expect(await lastNotice(operator)).toBeUndefined();
  });

  it("includes the other party's statement, until it is decided", async () => {
    const { db } = stage.app.context;
    const reader = await stage.newBrand('operator');
    await db.updateTable('account').set({ password_hash: 'set' }).where('id', '=', reader.id).execute();
    const deal = await strikeFundedDeal(stage);
    expect((await deal.answerDispute(deal.influencer)).status).toBe(404);
    const { id } = dataOf(await deal.dispute(stage.brand));
    expect((await deal.answerDispute(stage.brand)).body.code).toBe('RULE');
    expect((await deal.answerDispute(await stage.newBrand())).status).toBe(404);
    expect((await deal.answerDispute(deal.influencer, 'No.')).status).toBe(400);
    const said = dataOf(await deal.answerDispute(deal.influencer, 'The reel was sent on the day we agreed on.'));
    expect(said).toMatchObject({ answer: 'The reel was sent on the day we agreed on.', status: 'open' });
    const notice = { title: expect.stringMatching(/^The other side has responded/), link: `/operator/disputes/${id}` };
    expect(await lastNotice(reader)).toMatchObject(notice);
    const toOpener = await lastNotice(stage.brand);
    expect(toOpener?.title).toBe(`The other side has responded: ${deal.campaign.title}`);

    await deal.answerDispute(deal.influencer, 'It was sent on the day we agreed on, with the label.');
    expect((await lastNotice(stage.brand))?.id).toBe(toOpener?.id);
    const read = await stage.call(operator, `GET /operator/disputes/${id}`);
    expect(dataOf(read)).toMatchObject({ answer: 'It was sent on the day we agreed on, with the label.' });
    await decide(id, { outcome: 'release' });
    expect((await deal.answerDispute(deal.influencer)).status).toBe(409);
  });

  it('is not opened without held money, or without a reason', async () => {
    const deal = await strikeDeal(stage);
    expect((await deal.dispute(stage.brand)).status).toBe(409);
    const path = `/campaign/applications/${deal.application.id}/dispute`;
    expect((await stage.call(stage.brand, `POST ${path}`, { reason: 'No.' })).status).toBe(400);
    expect((await stage.call(stage.brand, `GET ${path}`)).body).toMatchObject({ result: true, data: null });
  });

  it('has one outcome together with a concurrent approval', async () => {
    const deal = await strikeFundedDeal(stage, {}, 18_000, onApproval());
    const { id } = (await deal.submit()).body.data as { id: string };
    const replies = await Promise.all([
      deal.change(stage.brand, id, { status: 'approved' }),
      deal.dispute(stage.brand),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const { available, on_hold, arriving } = await balanceOf(stage, deal.influencer);
    expect([available, on_hold, arriving]).toEqual(replies[0].status === 200 ? [17_100, 0, 0] : [0, 18_000, 0]);
  });
});

describe('a decision', () => {
  const open = async (work: (deal: Deal) => Promise<unknown> = async () => {}) => {
    const deal = await strikeFundedDeal(stage);
    await work(deal);
    return { deal, id: dataOf(await deal.dispute(stage.brand)).id };
  };

  it('releases: the influencer is paid, whatever the status of the work', async () => {
    const { deal, id } = await open();
    expect((await queue()).map((each) => each.id)).toContain(id);
    const decided = dataOf(await decide(id, { outcome: 'release', note: 'The work was done.' }));
    expect(decided).toMatchObject({ status: 'decided', outcome: 'release', released: 18_000, refunded: 0 });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 17_100, on_hold: 0 });
    const end = await deal.status();
    expect(end.history.at(-1)).toMatchObject({ to: 'paid', by: null, note: 'The work was done.' });
    expect((await lastNotice(deal.influencer))?.description).toContain('₹17,100 is in your wallet');
    expect((await queue()).map((each) => each.id)).not.toContain(id);
    expect((await queue('decided')).map((each) => each.id)).toContain(id);
    expect((await decide(id, { outcome: 'refund' })).status).toBe(409);
  });

  it('refunds: the money is returned, the agreement is cancelled', async () => {
    const { deal, id } = await open((each) => each.submit());
    expect((await decide(id, { outcome: 'refund' })).status).toBe(200);
    expect(await deal.escrow()).toMatchObject({ status: 'refunded', refunded: 18_000 });
    expect(await deal.status()).toMatchObject({ status: 'cancelled' });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 0, on_hold: 0 });
    expect((await lastNotice(stage.brand))?.description).toContain('You get ₹18,000 back');
  });

  it('splits to the paisa between the parties', async () => {
    const { deal, id } = await open((each) => each.submit());
    for (const amount of [undefined, 18_000, 20_000]) {
      expect((await decide(id, { outcome: 'split', amount })).body.fields).toHaveProperty('amount');
    }
    expect((await decide(id, { outcome: 'release', amount: 5 })).body.code).toBe('RULE');
    const split = dataOf(await decide(id, { outcome: 'split', amount: 6_000.5 }));
    expect(split).toMatchObject({ released: 6_000.5, refunded: 11_999.5 });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 5_700.48, on_hold: 0 });
    await settleRefunds(stage.app.context);
    const row = stage.app.context.db.selectFrom('escrow_order').select(['refunded', 'refund_id']);
    expect(await row.where('application_id', '=', Number(deal.application.id)).executeTakeFirstOrThrow()).toMatchObject(
      { refunded: 11_999_50, refund_id: expect.stringMatching(/^rfnd_/) },
    );
    expect(await deal.status()).toMatchObject({ status: 'paid' });
  });

  it('is based on both parties’ history, the work with its label, and the money', async () => {
    const { deal, id } = await open((each) => each.submit({ caption: 'No label here.' }));
    const read = await stage.call(operator, `GET /operator/disputes/${id}`);
    expect(read.body.data).toMatchObject({
      id,
      status: 'open',
      application: {
        id: deal.application.id,
        status: 'submitted',
        terms: { price: 18_000 },
        history: expect.arrayContaining([expect.objectContaining({ to: 'accepted' })]),
      },
      deliverables: [{ status: 'submitted', disclosure: { ok: false } }],
      escrow: { status: 'disputed', amount: 18_000, net: { net: 17_100 } },
    });
    for (const who of [stage.brand, deal.influencer]) {
      expect((await stage.call(who, `GET /operator/disputes/${id}`)).status).toBe(404);
    }
    expect((await stage.call(operator, 'GET /operator/disputes/99999')).status).toBe(404);
  });

  it('is made by an operator, once, and logged', async () => {
    const { id } = await open();
    for (const who of [stage.brand, stage.influencer]) {
      expect((await decide(id, { outcome: 'release' }, who)).status).toBe(404);
    }
    const replies = await Promise.all([decide(id, { outcome: 'release' }), decide(id, { outcome: 'refund' })]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    const acts = stage.app.context.db.selectFrom('audit_log').select(['actor_id', 'action']);
    expect(await acts.where('target', '=', `dispute:${id}`).execute()).toEqual([
      { actor_id: operator.id, action: 'dispute.decided' },
    ]);
    expect((await decide('99999', { outcome: 'release' })).status).toBe(404);
  });
});
