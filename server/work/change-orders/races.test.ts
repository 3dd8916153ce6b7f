import { describe, expect, it } from 'vitest';
import { changeDeal, readSources } from '../../../tests/campaigns/changing.ts';
import { openClockedStage } from '../../../tests/campaigns/clocked-stage.ts';
import { onApproval, strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import type { Stage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
openClockedStage((opened) => {
  stage = opened;
});

describe('a payer’s bank', () => {
  it('freezes the agreement for one of its payments, and takes that one first', async () => {
    const deal = await strikeFundedDeal(stage);
    const change = changeDeal(stage, deal);
    await change.propose(stage.brand, { amount: 20_000 });
    await change.answer(deal.influencer, 'accepted');
    const { payment_id } = (await change.fund()).body.data as { payment_id: string };
    const act = (outcome: string) => stage.app.api(`POST /sandbox/gateway/orders/${payment_id}`, { body: { outcome } });
    await act('pay');
    await act('dispute');
    await deal.act('dispute');
    expect(await deal.escrow()).toMatchObject({ status: 'disputed' });
    await deal.act('dispute_won');
    expect(await deal.escrow()).toMatchObject({ status: 'disputed' });
    await act('dispute_lost');
    expect(await deal.status()).toMatchObject({ status: 'cancelled' });
    expect(await readSources(stage, deal.application.id)).toMatchObject([
      { status: 'refunded', refunded: 20_000_00, refund_sent: 18_000_00 },
      { status: 'added', refunded: 2_000_00, refund_sent: 0 },
    ]);
  });
});

describe('concurrent acts have one outcome', () => {
  it('an acceptance and a cancellation', async () => {
    for (const isFirst of [true, false]) {
      const deal = await strikeDeal(stage);
      const change = changeDeal(stage, deal);
      await change.propose(stage.brand, { amount: 15_000 });
      const acts = [() => change.answer(deal.influencer, 'accepted'), () => deal.cancel(stage.brand)];
      await Promise.all((isFirst ? acts : acts.toReversed()).map((act) => act()));
      expect((await deal.status()).status).toBe('cancelled');
      expect(['accepted', 'lapsed']).toContain((await change.latest()).status);
    }
  });

  it('two payments started at once, and a release while one is open', async () => {
    const deal = await strikeFundedDeal(stage, {}, 18_000, onApproval());
    const change = changeDeal(stage, deal);
    await change.propose(stage.brand, { amount: 20_000 });
    await change.answer(deal.influencer, 'accepted');
    const [one, other] = await Promise.all([change.fund(), change.fund()]);
    expect(one.body.data).toEqual(other.body.data);
    await deal.submit();
    const [piece] = await deal.work();
    await Promise.all([change.pay(), deal.change(stage.brand, piece?.id ?? '', { status: 'approved' })]);
    const { amount, released, refunded } = await deal.escrow();
    const { status } = await change.latest();
    expect(released + refunded).toBe(amount);
    // Approved first, the change cannot take effect any more and its payment goes back.
    expect([amount, status]).toEqual(status === 'accepted' ? [20_000, status] : [18_000, 'expired']);
  });

  it('two acceptances of an increase, or one and its withdrawal', async () => {
    for (const other of ['accepted', 'withdrawn'] as const) {
      const deal = await strikeFundedDeal(stage);
      const change = changeDeal(stage, deal);
      await change.propose(stage.brand, { amount: 16_000 });
      const by = other === 'accepted' ? deal.influencer : stage.brand;
      const replies = await Promise.all([change.answer(deal.influencer, 'accepted'), change.answer(by, other)]);
      expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const isAccepted = (await change.latest()).status === 'accepted';
      expect(await deal.escrow()).toMatchObject({ refunded: isAccepted ? 2_000 : 0 });
    }
  });
});
