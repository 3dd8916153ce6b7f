import { describe, expect, it } from 'vitest';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { openClockedStage, passTime } from '../../../tests/campaigns/clocked-stage.ts';
import {
  balanceOf,
  type Deal,
  goodCaption,
  strikeDeal,
  strikeFundedDeal,
  trust,
} from '../../../tests/campaigns/paying.ts';
import type { Stage } from '../../../tests/campaigns/stage.ts';
import { releaseSilent } from '../approval/approval.service.ts';
import { settleRefunds } from '../escrow/refund.service.ts';
import { followClocks } from './publication.service.ts';

let stage: Stage;
let now: () => Date;
openClockedStage((opened) => {
  stage = opened;
  now = opened.app.context.now;
});

const hour = 3_600_000;
const day = 24 * hour;
const pass = (ms: number) => passTime(stage, ms, followClocks);

const thirds = [
  { label: 'Start', amount: 5_400, due: 'advance' },
  { label: 'Approval', amount: 3_600, due: 'approved' },
  { label: 'Live', amount: 9_000, due: 'published' },
];
const onPublication = [{ label: 'Live', amount: 18_000, due: 'published' }];
const link = (name: string) => `https://www.instagram.com/reel/${name}`;

async function pieceOf(deal: Deal, at = 0): Promise<Deliverable> {
  const piece = (await deal.work())[at];
  if (!piece) throw new Error('No work');
  return piece;
}
const statuses = async (deal: Deal) => (await deal.escrow()).payments.map(({ status }) => status);
/** Takes away the influencer's connected account, also of the time of the acceptance. */
async function disconnect(deal: Deal): Promise<void> {
  const { db } = stage.app.context;
  await db.deleteFrom('social_account').where('owner_id', '=', deal.influencer.id).execute();
  const work = db.updateTable('deliverable').set({ read_platforms: '[]' });
  await work.where('application_id', '=', Number(deal.application.id)).execute();
}
/** Hands in the next piece with this link, and approves it. */
async function approve(deal: Deal, name: string): Promise<Deliverable> {
  const piece = (await deal.submit({ url: link(name) })).body.data as Deliverable;
  return (await deal.change(stage.brand, piece.id, { status: 'approved' })).body.data as Deliverable;
}

describe('a payment plan', () => {
  it('releases the advance at the first hand-in, a part on approval and the rest on confirmed publication', async () => {
    const deal = await strikeFundedDeal(stage, {}, 18_000, thirds);
    expect(await deal.escrow()).toMatchObject({ status: 'held', released: 0, payments: thirds });
    expect(await statuses(deal)).toEqual(['held', 'held', 'held']);
    await deal.submit({ url: link('plan1') });
    expect(await deal.escrow()).toMatchObject({ status: 'held', amount: 18_000, released: 5_400, refunded: 0 });
    const piece = await pieceOf(deal);
    await deal.change(stage.brand, piece.id, { status: 'approved' });
    expect(await deal.escrow()).toMatchObject({
      status: 'held',
      released: 9_000,
      net: { amount: 18_000, net: 17_100 },
    });
    expect(await deal.status()).toMatchObject({ status: 'approved' });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 8_550, arriving: 9_000 });
    expect(await pieceOf(deal)).toMatchObject({ can: { published: true }, publication: { counted_at: null } });
    await deal.change(deal.influencer, piece.id, { status: 'published' });
    expect(await statuses(deal)).toEqual(['released', 'released', 'held']);
    const confirmed = await deal.change(stage.brand, piece.id, { status: 'published' });
    expect(confirmed.body.data).toMatchObject({ status: 'published', publication: { counted_by: 'owner' } });
    expect(await deal.escrow()).toMatchObject({ status: 'released', released: 18_000, refunded: 0 });
    expect(await deal.status()).toMatchObject({ status: 'paid' });
    expect(await balanceOf(stage, deal.influencer)).toMatchObject({ available: 17_100, arriving: 0 });
    expect((await deal.change(stage.brand, piece.id, { status: 'published' })).status).toBe(409);
  });

  it('pays an advance when work starts to a creator with two agreements that count', async () => {
    const deal = await strikeDeal(stage, {}, 18_000, thirds);
    await trust(stage, deal.influencer);
    await deal.fund();
    await deal.act('pay');
    expect(await deal.escrow()).toMatchObject({ status: 'held', released: 5_400 });
  });

  it('pays piece by piece, and on a date only what is approved', async () => {
    const date = addDays(dateInIndia(now()), 10);
    const deal = await strikeFundedDeal(stage, { content: [{ type: 'reel', quantity: 2 }] }, 18_000, [
      { label: 'First', amount: 6_000, due: 'approved', deliverables: ['reel-1'] },
      { label: 'Later', amount: 12_000, due: 'date', date, deliverables: ['reel-1', 'reel-2'] },
    ]);
    const early = await strikeFundedDeal(stage, {}, 18_000, [
      {
        label: 'Later',
        amount: 18_000,
        due: 'date',
        date: addDays(dateInIndia(now()), 40),
      },
    ]);
    await approve(deal, 'each1');
    expect(await statuses(deal)).toEqual(['released', 'held']);
    await pass(20 * day);
    expect(await statuses(deal)).toEqual(['released', 'held']);
    await approve(deal, 'each2');
    expect(await deal.escrow()).toMatchObject({ status: 'released', released: 18_000 });
    await approve(early, 'early1');
    expect((await early.escrow()).payments).toMatchObject([{ status: 'held', release_on: expect.any(String) }]);
    await pass(25 * day);
    expect(await early.escrow()).toMatchObject({ status: 'released' });
    expect(await early.status()).toMatchObject({ status: 'paid' });
  });

  it('never pays an unpublished piece by silence, and all of it by the owner’s own early release', async () => {
    const deal = await strikeFundedDeal(stage, {}, 18_000, onPublication);
    await deal.submit({ url: link('silent') });
    await pass(8 * day);
    await releaseSilent(stage.app.context);
    expect(await deal.status()).toMatchObject({ status: 'approved' });
    expect(await deal.escrow()).toMatchObject({ status: 'held', released: 0, can: { release: true } });
    expect((await deal.release()).body.data).toMatchObject({ status: 'released', released: 18_000 });
    expect((await deal.release()).status).toBe(409);
  });

  it('pays what is only delivered to the brand on its approval', async () => {
    const content = [{ type: 'reel', quantity: 1, delivery: 'hand_over' } as const];
    const deal = await strikeFundedDeal(stage, { content }, 18_000, onPublication);
    expect(await approve(deal, 'handed')).toMatchObject({ delivery: 'hand_over', publication: null });
    expect(await deal.escrow()).toMatchObject({ status: 'released' });
  });
});

describe('publication', () => {
  it('counts 72 hours after the link where no account is connected, once for one piece', async () => {
    const [first, second] = [
      await strikeFundedDeal(stage, {}, 18_000, onPublication),
      await strikeFundedDeal(stage, {}, 18_000, onPublication),
    ];
    for (const deal of [first, second]) {
      await disconnect(deal);
      const { id } = await approve(deal, 'same');
      const published = await deal.change(deal.influencer, id, { status: 'published' });
      expect(published.body.data).toMatchObject({ publication: { counts_at: expect.any(String), decided_from: null } });
      expect((await deal.escrow()).payments[0]).toMatchObject({ release_on: expect.any(String) });
    }
    await pass(71 * hour);
    expect(await first.escrow()).toMatchObject({ status: 'held' });
    await pass(hour);
    expect([(await first.escrow()).status, (await second.escrow()).status].toSorted()).toEqual(['held', 'released']);
    expect((await pieceOf(first)).publication?.counted_by ?? (await pieceOf(second)).publication?.counted_by).toBe(
      'time',
    );
  });

  it('counts when the post is read from the connected account, and else waits for the owner and then for our team', async () => {
    const { db } = stage.app.context;
    const strike = async () => {
      const deal = await strikeDeal(stage, {}, 18_000, onPublication);
      const account = { influencer_id: deal.influencer.id, platform_id: 'instagram', source: 'provider' } as const;
      const known = { handle: `own${deal.influencer.id}`, provider_user_id: String(deal.influencer.id), as_of: now() };
      const { id } = await db
        .insertInto('social_account')
        .values({ ...account, ...known })
        .returning('id')
        .executeTakeFirstOrThrow();
      await deal.fund();
      await deal.act('pay');
      return { deal, accountId: id };
    };
    const { deal, accountId } = await strike();
    const piece = await approve(deal, 'read1');
    const published = await deal.change(deal.influencer, piece.id, { status: 'published' });
    expect(published.body.data).toMatchObject({ publication: { counts_at: null, decided_from: expect.any(String) } });
    await pass(80 * hour);
    expect(await deal.escrow()).toMatchObject({ status: 'held' });
    const post = { social_account_id: accountId, provider_media_id: 'r1', kind: 'reel', as_of: now() } as const;
    const caption = goodCaption;
    await db
      .insertInto('social_media')
      .values({ ...post, permalink: `${link('read1')}/?igsh=1`, caption, published_at: stage.app.context.now() })
      .execute();
    await pass(hour);
    expect(await deal.escrow()).toMatchObject({ status: 'released' });
    expect(await pieceOf(deal)).toMatchObject({ publication: { counted_by: 'read' } });

    const { deal: unread } = await strike();
    const { id } = await approve(unread, 'unread');
    await unread.change(unread.influencer, id, { status: 'published' });
    await pass(8 * day);
    expect(await unread.escrow()).toMatchObject({ status: 'disputed', payments: [{ status: 'disputed' }] });
  });

  it('of a late piece ends with a refund after the owner’s notice, and of others goes on', async () => {
    const deal = await strikeFundedDeal(stage, { content: [{ type: 'reel', quantity: 2 }] }, 18_000, [
      { label: 'Approval', amount: 8_000, due: 'approved' },
      { label: 'Live', amount: 10_000, due: 'published' },
    ]);
    await disconnect(deal);
    const [late, live] = [await approve(deal, 'late1'), await approve(deal, 'live1')];
    expect((await deal.change(stage.brand, late.id, { status: 'cancelled' })).status).toBe(409);
    await deal.change(deal.influencer, live.id, { status: 'published' });
    await pass(9 * day);
    expect(await deal.escrow()).toMatchObject({ status: 'held', released: 8_000 });
    expect((await deal.change(deal.influencer, late.id, { status: 'cancelled' })).status).toBe(422);
    const announced = await deal.change(stage.brand, late.id, { status: 'cancelled', note: 'It is over.' });
    expect(announced.body.data).toMatchObject({ publication: { cancels_at: expect.any(String) } });
    await pass(71 * hour);
    expect(await deal.escrow()).toMatchObject({ refunded: 0 });
    await pass(2 * hour);
    expect(await deal.escrow()).toMatchObject({ status: 'released', released: 13_000, refunded: 5_000 });
    expect(await deal.status()).toMatchObject({ status: 'paid' });
    expect(await deal.change(deal.influencer, late.id, { status: 'published' })).toMatchObject({ status: 409 });
    await settleRefunds(stage.app.context);
    const order = stage.app.context.db.selectFrom('escrow_order').select(['refund_sent', 'refund_id']);
    expect(await order.where('application_id', '=', Number(deal.application.id)).execute()).toEqual([
      { refund_sent: 5_000_00, refund_id: expect.stringMatching(/^rfnd_/) },
    ]);
  });

  it('of a piece that is never published ends by itself, 30 days after its day', async () => {
    const deal = await strikeFundedDeal(stage, {}, 18_000, onPublication);
    const { publication } = await approve(deal, 'never');
    await pass(new Date(publication?.cancels_at ?? 0).getTime() - stage.app.context.now().getTime() - 1_000);
    expect(await deal.escrow()).toMatchObject({ status: 'held' });
    await pass(2_000);
    expect(await deal.escrow()).toMatchObject({ status: 'refunded', refunded: 18_000 });
    expect(await deal.status()).toMatchObject({ status: 'cancelled' });
  });
});
