import { describe, expect, it } from 'vitest';
import { changeDeal, readAgreement, twoReels } from '../../../tests/campaigns/changing.ts';
import { openClockedStage } from '../../../tests/campaigns/clocked-stage.ts';
import { strikeDeal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import type { Stage } from '../../../tests/campaigns/stage.ts';

let stage: Stage;
openClockedStage((opened) => {
  stage = opened;
});

describe('a changed payment plan', () => {
  it('leaves what is paid or earned as it is', async () => {
    const plan = [
      { label: 'First', amount: 8_000, due: 'approved', deliverables: ['reel-1'] },
      { label: 'Second', amount: 10_000, due: 'published', deliverables: ['reel-2'] },
    ];
    const deal = await strikeFundedDeal(stage, twoReels, 18_000, plan);
    const change = changeDeal(stage, deal);
    expect((await deal.escrow()).payments).toMatchObject([{ is_settled: false }, { is_settled: false }]);
    await deal.submit();
    const [piece] = await deal.work();
    await deal.change(stage.brand, piece?.id ?? '', { status: 'approved' });
    expect((await deal.escrow()).payments).toMatchObject([{ is_settled: true }, { is_settled: false }]);
    const first = { label: 'First', amount: 8_000, due: 'approved', date: null, deliverables: ['reel-1'] };
    const rest = [
      { label: 'On approval', amount: 3_000, due: 'approved', deliverables: ['reel-2'] },
      { label: 'On publication', amount: 5_000, due: 'published', deliverables: [] },
    ];
    const tries = [
      [{ ...first, amount: 7_000 }, ...rest],
      [first, { ...rest[0], amount: 2_000 }, rest[1]],
      [first, { ...rest[0], deliverables: ['story-1'] }, rest[1]],
    ];
    for (const payments of tries) {
      const refused = await change.propose(stage.brand, { amount: 16_000, payments });
      expect(refused, JSON.stringify(payments)).toMatchObject({
        status: 400,
        body: { fields: { payments: expect.any(String) } },
      });
    }
    await change.propose(stage.brand, { amount: 16_000, payments: [first, ...rest] });
    expect(await change.latest()).toMatchObject({
      difference: -2_000,
      payments: {
        from: [{ amount: 8_000 }, { amount: 10_000 }],
        to: [{ amount: 8_000 }, { amount: 3_000 }, { amount: 5_000 }],
      },
    });
    await change.answer(deal.influencer, 'accepted');
    expect(await deal.escrow()).toMatchObject({
      refunded: 2_000,
      payments: [
        { amount: 8_000, status: 'released', is_settled: true },
        { amount: 3_000, status: 'held', due: 'approved', deliverables: ['reel-2'] },
        { amount: 5_000, status: 'held', due: 'published', deliverables: [] },
      ],
    });
    const { id: second } = (await deal.work())[1] ?? { id: '' };
    await deal.submit();
    await deal.change(stage.brand, second, { status: 'approved' });
    expect(await deal.escrow()).toMatchObject({
      released: 11_000,
      payments: [{}, { status: 'released' }, { status: 'held' }],
    });
  });

  it('changes the plan alone, before and after the money is held', async () => {
    const halves = [
      { label: 'Advance', amount: 9_000, due: 'advance', deliverables: [] },
      { label: 'On publication', amount: 9_000, due: 'published', deliverables: [] },
    ];
    for (const deal of [await strikeDeal(stage), await strikeFundedDeal(stage)]) {
      const order = await changeDeal(stage, deal).agree({ payments: halves });
      expect(order).toMatchObject({ status: 'accepted', version: 2 });
      expect(order.difference ?? 0).toBe(0);
      expect((await readAgreement(stage, deal)).terms).toMatchObject({ price: 18_000, payments: halves });
      expect((await deal.escrow()).payments).toMatchObject([{ amount: 9_000 }, { amount: 9_000 }]);
    }
  });
});
