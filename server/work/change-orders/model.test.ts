import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Agreement } from '../../../contract/work/agreements.ts';
import { type Changing, changeDeal, readSources } from '../../../tests/campaigns/changing.ts';
import { type Deal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { checkLedger, readBalances } from '../../money/ledger/ledger.service.ts';
import { endUnpaidChanges } from './funding.service.ts';

let stage: Stage;
let operator: Player;
let now: () => Date;
beforeAll(async () => {
  // One operator decides every dispute of these runs.
  stage = await setStage({}, { OPERATOR_APPROVAL_ABOVE: '9000000' });
  operator = await stage.newBrand('operator');
  now = stage.app.context.now;
});
afterAll(() => stage.app.close());

interface Run {
  deal: Deal;
  change: Changing;
}

const reels = (quantity: number) => ({ deliverables: [{ type: 'reel', quantity }] });

const acts = {
  dearer: ({ change }: Run) => change.propose(stage.brand, { amount: 21_000.5 }),
  dearest: ({ deal, change }: Run) => change.propose(deal.influencer, { amount: 30_000, ...reels(3) }),
  cheaper: ({ change }: Run) => change.propose(stage.brand, { amount: 11_000 }),
  fewer: ({ change }: Run) => change.propose(stage.brand, { amount: 9_500, ...reels(1) }),
  rights: ({ change }: Run) => change.propose(stage.brand, { amount: 33_333.33, days_online: 90 }),
  later: ({ change }: Run) => change.propose(stage.brand, { publish_by: addDays(dateInIndia(now()), 40) }),
  accept: async ({ deal, change }: Run) => {
    const { proposed_by } = (await change.list())[0] ?? { proposed_by: { id: '' } };
    return change.answer(proposed_by.id === String(stage.brand.id) ? deal.influencer : stage.brand, 'accepted');
  },
  withdraw: ({ change }: Run) => change.answer(stage.brand, 'withdrawn'),
  start: ({ change }: Run) => change.fund(),
  pay: ({ change }: Run) => change.pay(),
  expire: async () => {
    const at = now().getTime() + 73 * 3_600_000;
    stage.app.context.now = () => new Date(at);
    await endUnpaidChanges(stage.app.context);
    stage.app.context.now = now;
    return { status: 200 };
  },
  submit: ({ deal }: Run) => deal.submit(),
  complete: async ({ deal }: Run) => {
    await deal.complete();
    return { status: 200 };
  },
  release: ({ deal }: Run) => deal.release(),
  cancel: ({ deal }: Run) => deal.callOff(stage.brand),
  dispute: ({ deal }: Run) => deal.dispute(deal.influencer),
  decide: async ({ deal }: Run) => {
    const path = `GET /campaign/applications/${deal.application.id}/dispute`;
    const { id } = ((await stage.call(stage.brand, path)).body.data ?? { id: '0' }) as { id: string };
    return stage.call(operator, `POST /operator/disputes/${id}`, { outcome: 'split', amount: 4_000.01 });
  },
};

const sum = (rows: readonly number[]) => rows.reduce((all, each) => all + Math.round(each * 100), 0);

/** Invariants after every step, in paise: funded = released + refunded + held, for the agreement, its plan and each payment. */
async function expectWhole({ deal }: Run): Promise<void> {
  const { status: money, amount, released, refunded, payments } = await deal.escrow();
  const balances = await readBalances(stage.app.context, deal.influencer.id);
  const held = sum([amount]) - sum([released]) - sum([refunded]);
  expect(balances.escrow + balances.disputed).toBe(held);
  expect(held === 0).toBe(money === 'released' || money === 'refunded');
  const left = payments.map((each) => each.amount + each.gst - each.released - each.refunded);
  expect(sum(left)).toBe(held);
  const path = `GET /campaign/applications/${deal.application.id}/agreement`;
  const { terms } = (await stage.call(stage.brand, path)).body.data as Agreement;
  expect(sum(payments.map((each) => each.amount))).toBe(sum([terms.price ?? 0]));
  expect(sum([(await deal.status()).quote ?? 0])).toBe(sum([terms.price ?? 0]));
  const sources = await readSources(stage, deal);
  const own = sources.find(({ application_id }) => application_id !== null);
  // A payment that has only been started, or came too late, is no part of the agreement.
  const added = sources.filter(({ status }) => status === 'added');
  const total = (of: 'amount' | 'released' | 'refunded') => added.reduce((all, row) => all + row[of], 0);
  if (own) {
    expect(own.amount - total('amount')).toBe(18_000_00);
    expect(own.added_refunded).toBe(total('refunded'));
    expect(own.released - total('released') + own.refunded - own.added_refunded).toBeLessThanOrEqual(18_000_00);
    expect(own.refund_sent).toBe(own.refunded - own.added_refunded);
    for (const row of added) expect(row.refund_sent).toBe(row.refunded);
  }
}

it('keeps every paisa of an agreement whose price changes, for any acts in any order, also concurrently', async () => {
  const name = fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[]));
  const usual = fc.constantFrom<keyof typeof acts>('dearer', 'cheaper', 'accept', 'accept', 'pay', 'submit');
  const step = fc.oneof(fc.tuple(usual), fc.tuple(usual), fc.tuple(name), fc.tuple(name, name));
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 10 }), async (steps) => {
      const deal = await strikeFundedDeal(stage, { content: [{ type: 'reel', quantity: 2 }] });
      const run = { deal, change: changeDeal(stage, deal) };
      for (const together of steps) {
        const replies = await Promise.all(together.map((each) => acts[each](run)));
        for (const { status } of replies) expect([200, 400, 404, 409, 422]).toContain(status);
        await expectWhole(run);
      }
    }),
    { numRuns: 12 },
  );
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
}, 240_000);
