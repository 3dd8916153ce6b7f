import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { changeDeal } from '../../../tests/campaigns/changing.ts';
import { openClockedStage, signInAgain } from '../../../tests/campaigns/clocked-stage.ts';
import { type Deal, strikeFundedDeal } from '../../../tests/campaigns/paying.ts';
import type { Player, Stage } from '../../../tests/campaigns/stage.ts';
import { checkLedger, readBalances } from '../../money/ledger/ledger.service.ts';
import { releaseSilent } from '../approval/approval.service.ts';
import { followClocks } from '../publication/publication.service.ts';
import { settleUnanswered } from './silence.service.ts';

let stage: Stage;
let now: () => Date;
openClockedStage((opened) => {
  stage = opened;
  now = opened.app.context.now;
});

const price = 18_000_00;
const side = fc.constantFrom('owner' as const, 'applicant' as const);
const act = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ act: fc.constant('cancel' as const), by: side, keep: fc.option(fc.nat(price)) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('keep' as const), by: side }) },
  {
    weight: 2,
    arbitrary: fc.record({ act: fc.constant('later' as const), by: side, days: fc.integer({ min: 1, max: 30 }) }),
  },
  { weight: 2, arbitrary: fc.record({ act: fc.constant('wait' as const), hours: fc.integer({ min: 1, max: 300 }) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      act: fc.constantFrom('submit' as const, 'approve' as const, 'publish' as const, 'confirm' as const),
    }),
  },
);
/** A plan in shares of a hundred: an advance of at most half, and what is due on approval; the rest on publication. */
const plan = fc
  .record({ advance: fc.integer({ min: 0, max: 50 }), approved: fc.integer({ min: 0, max: 40 }) })
  .map(({ advance, approved }) =>
    [
      { label: 'Start', amount: advance * 180, due: 'advance' },
      { label: 'Approval', amount: approved * 180, due: 'approved' },
      { label: 'Live', amount: 18_000 - (advance + approved) * 180, due: 'published' },
    ].filter(({ amount }) => amount > 0),
  );

/** Makes one act over HTTP, or lets time pass; clocks run twice at once, as after a restart beside another process. */
async function make(deal: Deal, done: typeof act extends fc.Arbitrary<infer T> ? T : never): Promise<number> {
  const { context } = stage.app;
  const who: Record<string, Player> = { owner: stage.brand, applicant: deal.influencer };
  const id = (await deal.work())[0]?.id ?? '0';
  switch (done.act) {
    case 'cancel': {
      const keep = done.keep === null ? {} : { keep: done.keep / 100 };
      return (await stage.move(who[done.by] as Player, deal.application.id, 'cancelled', { note: 'No.', ...keep }))
        .status;
    }
    case 'keep':
      return (await stage.move(who[done.by] as Player, deal.application.id, 'in_progress', { note: 'No.' })).status;
    case 'later': {
      const change = changeDeal(stage, deal);
      const publish_by = addDays(dateInIndia(context.now()), done.days);
      const proposed = await change.propose(who[done.by] as Player, { publish_by });
      return proposed.status === 200
        ? (await change.answer(who[done.by === 'owner' ? 'applicant' : 'owner'] as Player, 'accepted')).status
        : proposed.status;
    }
    case 'wait': {
      const at = context.now().getTime() + done.hours * 3_600_000;
      context.now = () => new Date(at);
      await signInAgain(stage, [stage.brand, deal.influencer]);
      for (const run of [settleUnanswered, followClocks, releaseSilent])
        await Promise.all([run(context), run(context)]);
      return 200;
    }
    case 'submit':
      return (await deal.submit({ url: `https://www.instagram.com/reel/M${deal.application.id}` })).status;
    case 'approve':
      return (await deal.change(stage.brand, id, { status: 'approved' })).status;
    case 'publish':
      return (await deal.change(deal.influencer, id, { status: 'published' })).status;
    case 'confirm':
      return (await deal.change(stage.brand, id, { status: 'published' })).status;
  }
}

/** Agreement = funded = released + refunded + held, to the paisa; and nothing for an unpublished piece that waits for it. */
async function expectWhole(deal: Deal): Promise<void> {
  const { amount, released, refunded, status: money, payments } = await deal.escrow();
  const paise = (rupees: number) => Math.round(rupees * 100);
  const balances = await readBalances(stage.app.context, deal.influencer.id);
  const held = balances.escrow + balances.disputed;
  expect(paise(amount)).toBe(price);
  expect(paise(released) + paise(refunded) + held).toBe(price);
  expect(payments.reduce((sum, part) => sum + paise(part.released), 0)).toBe(paise(released));
  expect(payments.reduce((sum, part) => sum + paise(part.refunded), 0)).toBe(paise(refunded));
  expect(held > 0).toBe(money === 'held' || money === 'disputed');
  const { status, cancellation } = await deal.status();
  if (cancellation) expect([status, money]).toEqual(['in_progress', 'held']);
  if (status === 'cancelled') expect(held).toBe(0);
  const [piece] = await deal.work();
  const paidUnseen = payments.some(({ due, released: part }) => due === 'published' && part > 0);
  const { counted_at: countedAt = null, counted_by: by } = piece?.publication ?? {};
  if (paidUnseen && !countedAt) expect(status).toBe('cancelled');
  // Only a delay that the owner asked for pays for what is not published.
  if (by !== 'delay') return;
  const asked = (await changeDeal(stage, deal).list()).filter((order) => order.status === 'accepted');
  expect(asked.map(({ proposed_by }) => proposed_by.id)).toContain(String(stage.brand.id));
}

it('keeps every agreement whole over plans, cancellations, silences and pauses, and ends each', async () => {
  const life = fc.tuple(plan, fc.array(fc.oneof(fc.tuple(act), fc.tuple(act, act)), { minLength: 2, maxLength: 7 }));
  await fc.assert(
    fc.asyncProperty(life, async ([payments, steps]) => {
      stage.app.context.now = now;
      const deal = await strikeFundedDeal(stage, {}, price / 100, payments);
      for (const together of steps) {
        const replies = await Promise.all(together.map((each) => make(deal, each)));
        for (const status of replies) expect([200, 400, 404, 409, 422]).toContain(status);
        await expectWhole(deal);
      }
      // Nobody acts any more: what is not in dispute, or still to be handed in, ends by itself.
      for (const days of [8, 16, 16, 16, 16]) await make(deal, { act: 'wait', hours: days * 24 });
      await expectWhole(deal);
      const { status, cancellation } = await deal.status();
      expect(cancellation).toBeNull();
      const { status: money } = await deal.escrow();
      if (money === 'held') expect(status).toBe('in_progress');
    }),
    { numRuns: 6 },
  );
  expect((await checkLedger(stage.app.context)).faults).toEqual([]);
}, 480_000);
