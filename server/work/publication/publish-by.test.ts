import { describe, expect, it } from 'vitest';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import { changeDeal } from '../../../tests/campaigns/changing.ts';
import { openClockedStage, passTime } from '../../../tests/campaigns/clocked-stage.ts';
import { type Deal, strikeDeal } from '../../../tests/campaigns/paying.ts';
import type { Stage } from '../../../tests/campaigns/stage.ts';
import { followClocks } from './publication.service.ts';

let stage: Stage;
openClockedStage((opened) => {
  stage = opened;
});

const day = 86_400_000;
const pass = (days: number) => passTime(stage, days * day, followClocks);
const inDays = (days: number) => addDays(dateInIndia(stage.app.context.now()), days);
const onPublication = [{ label: 'Live', amount: 18_000, due: 'published' }];

/** A funded agreement on one reel, to be published by this day. */
async function strike(publish_by?: string): Promise<Deal> {
  const named = { deliverables: [{ type: 'reel', quantity: 1, publish_by }] };
  const deal = await strikeDeal(stage, {}, 18_000, onPublication, named);
  await deal.fund();
  await deal.act('pay');
  return deal;
}
async function pieceOf(deal: Deal): Promise<Deliverable> {
  const [piece] = await deal.work();
  if (!piece) throw new Error('No work');
  return piece;
}
async function approve(deal: Deal): Promise<Deliverable> {
  const { id } = (await deal.submit({ url: `https://www.instagram.com/reel/B${deal.application.id}` })).body
    .data as Deliverable;
  return (await deal.change(stage.brand, id, { status: 'approved' })).body.data as Deliverable;
}
const postpone = (deal: Deal, publish_by: string) => changeDeal(stage, deal).agree({ publish_by });

describe('the last day for the publication', () => {
  it('is the agreed one, and seven days after the approval where that has passed or none was named', async () => {
    const [named, late, open] = [await strike(inDays(10)), await strike(inDays(10)), await strike()];
    const path = `GET /campaign/applications/${named.application.id}/agreement`;
    const { terms } = (await stage.call(stage.brand, path)).body.data as Agreement;
    expect(terms.deliverables).toEqual([{ type: 'reel', quantity: 1, publish_by: inDays(10) }]);
    expect(await approve(named)).toMatchObject({ publication: { publish_by: inDays(10), pays_at: null } });
    expect(await approve(open)).toMatchObject({ publication: { publish_by: inDays(7) } });
    await pass(11);
    expect(await approve(late)).toMatchObject({ publication: { publish_by: inDays(7) } });
  });

  it('is named for published work only, not before the work is due and not in the past', async () => {
    const { application } = await strikeDeal(stage).then(async () => {
      const campaign = await stage.post(stage.brand, { content: [{ type: 'reel', quantity: 1 }] });
      return { application: await stage.apply(await stage.newInfluencer(), campaign, 18_000) };
    });
    const offer = (line: object) =>
      stage.call(stage.brand, `POST /campaign/applications/${application.id}/offers`, {
        amount: 18_000,
        confirm: true,
        deliverables: [{ type: 'reel', quantity: 1, ...line }],
      });
    for (const line of [
      { publish_by: inDays(-1) },
      { publish_by: inDays(3), due: inDays(4) },
      { publish_by: inDays(3), delivery: 'hand_over' },
    ]) {
      expect(await offer(line)).toMatchObject({ status: 400, body: { fields: { deliverables: expect.any(String) } } });
    }
    expect((await offer({ publish_by: inDays(4), due: inDays(4) })).status).toBe(201);
  });
});

describe('an owner who asks by change order to publish later', () => {
  it('pays 15 days after the first day, and both sides see when', async () => {
    const deal = await strike(inDays(10));
    const first = inDays(10);
    await approve(deal);
    const order = await postpone(deal, inDays(60));
    expect(order).toMatchObject({ status: 'accepted', publish_by: { from: first, to: inDays(60) } });
    for (const who of [stage.brand, deal.influencer]) {
      const [piece] = await deal.work(who);
      expect(piece?.publication).toMatchObject({
        publish_by: inDays(60),
        first_publish_by: first,
        pays_at: new Date(`${addDays(first, 15)}T00:00:00+05:30`).toISOString(),
        cancels_at: null,
      });
      expect((await deal.escrow(who)).payments).toMatchObject([{ release_on: addDays(first, 15) }]);
    }
    await pass(24);
    expect(await deal.escrow()).toMatchObject({ status: 'held', released: 0 });
    await pass(1);
    expect(await deal.escrow()).toMatchObject({ status: 'released', released: 18_000 });
    expect(await pieceOf(deal)).toMatchObject({ status: 'approved', publication: { counted_by: 'delay' } });
    // It is still to be published.
    expect(await pieceOf(deal)).toMatchObject({ publication: { cancelled_at: null } });
  });

  it('counts from the first day through further delays, before and after the approval', async () => {
    const deal = await strike(inDays(10));
    const first = inDays(10);
    await postpone(deal, inDays(20));
    await approve(deal);
    await pass(15);
    await postpone(deal, inDays(90));
    expect((await pieceOf(deal)).publication).toMatchObject({ first_publish_by: first, pays_at: expect.any(String) });
    await pass(9);
    expect(await deal.escrow()).toMatchObject({ status: 'held' });
    await pass(1);
    expect(await deal.escrow()).toMatchObject({ status: 'released' });
  });

  it('counts from seven days after the approval where no day was named', async () => {
    const deal = await strike();
    await postpone(deal, inDays(80));
    expect(await approve(deal)).toMatchObject({
      publication: { publish_by: inDays(80), first_publish_by: inDays(7), pays_at: expect.any(String) },
    });
    await pass(22);
    expect(await deal.escrow()).toMatchObject({ status: 'released' });
  });

  it('pays nothing where the influencer misses the later day first, or asked for it', async () => {
    const missed = await strike(inDays(10));
    await approve(missed);
    await postpone(missed, inDays(14));
    const asked = await strike(inDays(10));
    await approve(asked);
    const change = changeDeal(stage, asked);
    await change.propose(asked.influencer, { publish_by: inDays(26) });
    await change.answer(stage.brand, 'accepted');
    expect((await pieceOf(asked)).publication).toMatchObject({
      publish_by: inDays(26),
      first_publish_by: null,
      pays_at: null,
    });
    await pass(26);
    for (const deal of [missed, asked]) expect(await deal.escrow()).toMatchObject({ status: 'held', released: 0 });
    await pass(16);
    for (const deal of [missed, asked]) expect((await deal.escrow()).released).toBe(0);
    await pass(16);
    for (const deal of [missed, asked]) {
      expect(await deal.escrow()).toMatchObject({ status: 'refunded', refunded: 18_000, released: 0 });
    }
  });

  it('takes back a notice to cancel, and nothing moves once the work is paid for or published', async () => {
    const [deal, published] = [await strike(inDays(10)), await strike(inDays(10))];
    const { id } = await approve(deal);
    const { id: piece } = await approve(published);
    await published.change(published.influencer, piece, { status: 'published' });
    expect((await changeDeal(stage, published).propose(stage.brand, { publish_by: inDays(60) })).status).toBe(400);
    await pass(11);
    await deal.change(stage.brand, id, { status: 'cancelled' });
    await postpone(deal, inDays(30));
    expect((await pieceOf(deal)).publication).toMatchObject({ cancel_notice_at: null, cancels_at: null });
    await pass(5);
    expect(await deal.escrow()).toMatchObject({ status: 'held' });
    await deal.release();
    const change = changeDeal(stage, deal);
    expect((await change.propose(stage.brand, { publish_by: inDays(60) })).status).toBe(409);
  });
});
