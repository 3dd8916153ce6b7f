import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Notification } from '../../../contract/notifications/notifications.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import type { ChangeOrder } from '../../../contract/work/change-orders.ts';
import { type Deal, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { dayFromNow } from '../../../tests/makers/campaign.ts';
import { readPdf } from '../../../tests/pdf.ts';

let stage: Stage;
beforeAll(async () => {
  stage = await setStage();
});
afterAll(() => stage.app.close());

const orders = (deal: Deal) => `/campaign/applications/${deal.application.id}/change-orders`;
const propose = (deal: Deal, who: Player, body: object = { revisions: 3 }) =>
  stage.call(who, `POST ${orders(deal)}`, { note: 'The client saw it late.', ...body });
const proposed = async (...args: Parameters<typeof propose>) => (await propose(...args)).body.data as ChangeOrder;
const answer = (who: Player, { id }: ChangeOrder, status: string) =>
  stage.call(who, `PUT /campaign/change-orders/${id}`, { status });
const list = async (deal: Deal, who: Player = stage.brand) =>
  (await stage.call(who, `GET ${orders(deal)}`)).body.data as ChangeOrder[];
const agreement = async (deal: Deal, query = '') =>
  (await stage.call(stage.brand, `GET /campaign/applications/${deal.application.id}/agreement${query}`)).body
    .data as Agreement;

async function lastNotice(who: Player): Promise<string> {
  const reply = await stage.call(who, `GET /user/get_user_notifications/${who.id}?limit=1`);
  return (reply.body.data as Notification[])[0]?.title ?? '';
}

describe('a change order', () => {
  it('becomes the next version when the other party accepts it; both remain available, also as PDF', async () => {
    const deal = await strikeDeal(stage, { content: [{ type: 'reel', quantity: 1, due: dayFromNow(20) }] });
    const first = await agreement(deal);
    const day = dayFromNow(30);
    const order = await proposed(deal, deal.influencer, { revisions: 3, ready_by: day });
    expect(order).toMatchObject({
      status: 'open',
      proposed_by: { id: String(deal.influencer.id) },
      revisions: { from: 2, to: 3 },
      ready_by: { from: dayFromNow(20), to: day },
      version: null,
    });
    expect(await lastNotice(stage.brand)).toMatch(/^Change order to answer: /);
    expect(await agreement(deal)).toEqual(first);

    expect((await answer(stage.brand, order, 'accepted')).body.data).toMatchObject({ status: 'accepted', version: 2 });
    expect(await lastNotice(deal.influencer)).toMatch(/^Change order accepted: /);
    const second = await agreement(deal);
    expect(second).toMatchObject({
      version: 2,
      terms: { revisions: 3, ready_by: day, price: 18_000, amends: { version: 1, hash: first.hash } },
    });
    expect(second.versions.map(({ version, hash }) => [version, hash])).toEqual([
      [2, second.hash],
      [1, first.hash],
    ]);
    expect(await agreement(deal, '?version=1')).toMatchObject({ canonical: first.canonical, hash: first.hash });
    expect((await deal.work()).map(({ due_on }) => due_on)).toEqual([day]);
    for (const { version, hash } of [first, second]) {
      const path = `${stage.app.url}/api/campaign/applications/${deal.application.id}/agreement?format=pdf`;
      const headers = { authorization: `Bearer ${deal.influencer.token}` };
      const { text } = await readPdf(await (await fetch(`${path}&version=${version}`, { headers })).bytes());
      expect(text).toContain(hash);
      expect(text).toContain(`Version ${version}`);
      expect(text.includes('What changed')).toBe(version === 2);
    }
  });

  it('changes nothing when declined or withdrawn, and then another can be proposed', async () => {
    const deal = await strikeDeal(stage);
    const first = await agreement(deal);
    const declined = await proposed(deal, stage.brand);
    expect((await propose(deal, deal.influencer)).status).toBe(409);
    expect((await answer(deal.influencer, declined, 'declined')).status).toBe(200);
    const withdrawn = await proposed(deal, stage.brand, { revisions: 5 });
    expect((await answer(stage.brand, withdrawn, 'withdrawn')).status).toBe(200);
    expect(await agreement(deal)).toEqual(first);
    expect((await list(deal, deal.influencer)).map(({ status }) => status)).toEqual(['withdrawn', 'declined']);
    expect((await answer(deal.influencer, declined, 'accepted')).status).toBe(409);
  });

  it('is answered by the other party alone, and not found for anybody else', async () => {
    const deal = await strikeDeal(stage);
    const order = await proposed(deal, stage.brand);
    expect((await answer(stage.brand, order, 'accepted')).body.code).toBe('ILLEGAL_MOVE');
    expect((await answer(deal.influencer, order, 'withdrawn')).body.code).toBe('ILLEGAL_MOVE');
    for (const stranger of [await stage.newInfluencer(), await stage.newBrand()]) {
      expect((await answer(stranger, order, 'accepted')).status).toBe(404);
      expect((await propose(deal, stranger)).status).toBe(404);
      expect((await stage.call(stranger, `GET ${orders(deal)}`)).status).toBe(404);
    }
  });

  it('requires a change, a reason, and an agreement in progress', async () => {
    const deal = await strikeDeal(stage);
    for (const body of [{ revisions: null }, { revisions: 2 }, { revisions: 51 }, { ready_by: dayFromNow(-1) }]) {
      expect((await propose(deal, stage.brand, body)).status, JSON.stringify(body)).toBe(400);
    }
    expect((await propose(deal, stage.brand, { revisions: 3, note: ' ' })).body.fields).toHaveProperty('note');
    const order = await proposed(deal, stage.brand);
    await deal.cancel(stage.brand);
    expect((await answer(deal.influencer, order, 'accepted')).status).toBe(409);
    expect((await propose(deal, stage.brand)).status).toBe(409);
    expect(await list(deal)).toMatchObject([{ status: 'lapsed' }]);
    const campaign = await stage.post(stage.brand);
    const application = await stage.apply(deal.influencer, campaign);
    expect((await propose({ ...deal, application }, stage.brand)).status).toBe(409);
  });

  it('waits while the money is disputed', async () => {
    const deal = await strikeFundedDeal(stage);
    const order = await proposed(deal, stage.brand);
    await deal.submit();
    expect((await deal.dispute(stage.brand)).status).toBe(200);
    expect((await answer(deal.influencer, order, 'accepted')).status).toBe(409);
  });
});

describe('rounds of changes', () => {
  it('are refused beyond the agreed number, until a change order adds one', async () => {
    const deal = await strikeFundedDeal(stage);
    await deal.submit();
    const [piece] = await deal.work();
    const askAgain = () =>
      deal.change(stage.brand, piece?.id ?? '', { status: 'changes_requested', note: 'Brighter.' });
    for (const round of [1, 2]) {
      expect((await askAgain()).status, `round ${round}`).toBe(200);
      await deal.change(deal.influencer, piece?.id ?? '', { caption: `#ad Take ${round}` });
    }
    const refused = await askAgain();
    expect(refused).toMatchObject({ status: 409, body: { code: 'CONFLICT' } });
    expect(refused.body.reason).toContain('change order');
    await answer(deal.influencer, await proposed(deal, stage.brand), 'accepted');
    expect((await askAgain()).status).toBe(200);
    expect((await deal.work())[0]).toMatchObject({ status: 'changes_requested' });
  });
});

describe('concurrent acts have one outcome', () => {
  it('two acceptances, or an acceptance and a withdrawal', async () => {
    for (const second of ['accepted', 'withdrawn'] as const) {
      const deal = await strikeDeal(stage);
      const order = await proposed(deal, stage.brand);
      const replies = await Promise.all([
        answer(deal.influencer, order, 'accepted'),
        answer(second === 'accepted' ? deal.influencer : stage.brand, order, second),
      ]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const isAccepted = (await list(deal))[0]?.status === 'accepted';
      expect((await agreement(deal)).versions).toHaveLength(isAccepted ? 2 : 1);
    }
  });

  it('two proposals at once', async () => {
    const deal = await strikeDeal(stage);
    const replies = await Promise.all([propose(deal, stage.brand), propose(deal, deal.influencer)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('no version can be changed by anybody', async () => {
    const { db } = stage.app.context;
    const change = db.updateTable('agreement').set({ hash: 'x' }).where('version', '=', 1).execute();
    await expect(change).rejects.toThrow('frozen');
  });
});
