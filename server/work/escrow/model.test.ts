import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Deal, goodCaption, strikeDeal } from '../../../tests/campaigns/paying.ts';
import { type Player, type Stage, setStage } from '../../../tests/campaigns/stage.ts';
import { checkLedger, readBalances } from '../../money/ledger/ledger.service.ts';
import { statusOfWork } from '../work-clock/work-clock.rules.ts';

let stage: Stage;
let operator: Player;
beforeAll(async () => {
  // One operator decides every dispute of these runs.
  stage = await setStage({}, { OPERATOR_APPROVAL_ABOVE: '9000000' });
  operator = await stage.newBrand('operator');
});
afterAll(() => stage.app.close());

const acts = {
  fund: (deal: Deal) => deal.fund(),
  pay: (deal: Deal) => deal.act('pay'),
  submit: (deal: Deal) => deal.submit(),
  submitUnlabelled: (deal: Deal) => deal.submit({ caption: 'My brew.' }),
  mend: (deal: Deal) => onPiece(deal, (id) => deal.change(deal.influencer, id, { caption: goodCaption })),
  approve: (deal: Deal) => onPiece(deal, (id) => deal.change(stage.brand, id, { status: 'approved' })),
  askForChanges: (deal: Deal) => onPiece(deal, (id) => deal.change(stage.brand, id, { status: 'changes_requested' })),
  publish: (deal: Deal) => onApproved(deal, (id) => deal.change(deal.influencer, id, { status: 'published' })),
  confirm: (deal: Deal) => onApproved(deal, (id) => deal.change(stage.brand, id, { status: 'published' })),
  release: (deal: Deal) => deal.release(),
  cancel: (deal: Deal) => deal.callOff(deal.influencer),
  dispute: (deal: Deal) => deal.dispute(stage.brand),
  decide: async (deal: Deal) => {
    const path = `GET /campaign/applications/${deal.application.id}/dispute`;
    const { id } = ((await stage.call(stage.brand, path)).body.data ?? { id: '0' }) as { id: string };
    const body = { outcome: 'split', amount: 6_000.01 };
    return stage.call(operator, `POST /operator/disputes/${id}`, body);
  },
};

/** Acts on the first submitted piece, otherwise on the first. */
async function onPiece(deal: Deal, act: (id: string) => ReturnType<Deal['fund']>) {
  const work = await deal.work();
  return act((work.find(({ status }) => status !== 'planned' && status !== 'approved') ?? work[0])?.id ?? '0');
}

/** Acts on the last approved or published piece, otherwise on the first. */
async function onApproved(deal: Deal, act: (id: string) => ReturnType<Deal['fund']>) {
  const work = await deal.work();
  return act((work.findLast(({ status }) => status === 'approved' || status === 'published') ?? work[0])?.id ?? '0');
}

/** Invariants after every act. */
async function expectWhole(deal: Deal): Promise<void> {
  const { status, history } = await deal.status();
  const { status: money, amount, released, refunded } = await deal.escrow();
  const balances = await readBalances(stage.app.context, deal.influencer.id);
  expect(balances.escrow).toBe(money === 'held' ? amount * 100 : 0);
  expect(balances.disputed).toBe(money === 'disputed' ? amount * 100 : 0);
  expect(released + refunded).toBeCloseTo(money === 'released' || money === 'refunded' ? amount : 0, 2);
  expect(history.at(-1)?.to).toBe(status);
  // Approved work waits for its publication.
  const isWorking = ['in_progress', 'submitted', 'changes_requested', 'approved'].includes(status);
  expect(isWorking).toBe(money === 'held' || money === 'disputed');
  expect(status === 'paid').toBe(money === 'released');
  if (isWorking) expect(statusOfWork((await deal.work()).map((piece) => piece.status))).toBe(status);
  if (money === 'refunded') expect(status).toBe('cancelled');
}

it('keeps work, agreement and money consistent, for any acts in any order, also concurrently', async () => {
  const name = fc.constantFrom(...(Object.keys(acts) as (keyof typeof acts)[]));
  const activeActs = fc.constantFrom<keyof typeof acts>('submit', 'approve', 'askForChanges', 'mend', 'confirm');
  const step = fc.oneof(fc.tuple(activeActs), fc.tuple(name), fc.tuple(name, name));
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(step, { minLength: 2, maxLength: 9 }), async (isFunded, steps) => {
      const deal = await strikeDeal(stage, { content: [{ type: 'reel', quantity: 2 }], slots: 1 });
      if (isFunded) for (const act of ['fund', 'pay'] as const) await acts[act](deal);
      for (const together of steps) {
        const replies = await Promise.all(together.map((each) => acts[each](deal)));
        for (const { status } of replies) expect([200, 400, 404, 409, 422]).toContain(status);
        await expectWhole(deal);
      }
    }),
    { numRuns: 12 },
  );
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
}, 120_000);
