import fc from 'fast-check';
import { expect, it } from 'vitest';
import { spendingStatuses } from '../../../contract/hub/pools.ts';
import { codeOf } from '../../../tests/answers.ts';
import { type Answer, no } from '../../kit/http/policy.ts';
import {
  isFilled,
  mayDisputePool,
  mayPropose,
  mayRecord,
  maySplit,
  poolDisputePolicy,
  proposalPolicy,
  spendingPolicy,
} from './pools.policy.ts';

const isAllowed = (answer: Answer) => codeOf(answer) === true;
const now = new Date('2026-11-21T12:00:00Z');

it('lets payers answer an open draw once, its maker withdraw it, and who is concerned dispute it', () => {
  const reader = fc.record({
    userId: fc.constantFrom(1, 2),
    isPayer: fc.boolean(),
    isDisputant: fc.boolean(),
    hasAgreed: fc.boolean(),
  });
  fc.assert(
    fc.property(fc.constantFrom(...spendingStatuses), reader, (status, by) => {
      const may = spendingPolicy({ status, by_id: 1 }, by);
      const isOpen = status === 'proposed';
      expect(isAllowed(may.agree)).toBe(isOpen && by.isPayer && !by.hasAgreed);
      expect(may.object).toEqual(may.agree);
      expect(isAllowed(may.withdraw)).toBe(isOpen && by.userId === 1);
      expect(isAllowed(may.dispute)).toBe(isOpen && by.isDisputant && !by.hasAgreed);
    }),
  );
});

it('names why a draw is over', () => {
  const payer = { userId: 2, isPayer: true, isDisputant: true, hasAgreed: false };
  const why = (status: (typeof spendingStatuses)[number]) => spendingPolicy({ status, by_id: 1 }, payer).agree;
  expect(why('executed')).toMatchObject({ code: 'CONFLICT', reason: 'This draw has already been paid.' });
  expect(why('withdrawn')).toMatchObject({ code: 'CONFLICT', reason: 'This draw was withdrawn.' });
  expect(why('disputed')).toMatchObject({ reason: 'This draw is in dispute. Our team will decide.' });
  expect(codeOf(spendingPolicy({ status: 'proposed', by_id: 1 }, { ...payer, isPayer: false }).agree)).toBe('RULE');
});

it('lets payers answer new terms once, while they are open or may still be refused', () => {
  const statuses = ['open', 'applied', 'refused', 'withdrawn'] as const;
  const reader = fc.record({ userId: fc.constantFrom(1, 2), isPayer: fc.boolean(), hasAnswered: fc.boolean() });
  fc.assert(
    fc.property(fc.constantFrom(...statuses), fc.constantFrom(-1, 0, 1), reader, (status, ms, by) => {
      const may = proposalPolicy({ status, by_id: 1, answer_by: new Date(now.getTime() + ms) }, by, now);
      const isTaken = status === 'open' || (status === 'applied' && ms > 0);
      expect(isAllowed(may.agree)).toBe(by.isPayer && !by.hasAnswered && isTaken);
      expect(may.refuse).toEqual(may.agree);
      expect(isAllowed(may.withdraw)).toBe(by.userId === 1 && status === 'open');
    }),
  );
});

it('allows the pool to be used once it started and reached its minimum, by its owner, without draws or disputes', () => {
  const facts = fc.record({
    isStarted: fc.boolean(),
    lock: fc.constantFrom('reached' as const, 'refunded' as const, undefined),
    minimum: fc.nat(2),
    paid: fc.nat(2),
    hasOpenDraw: fc.boolean(),
    isPoolDisputed: fc.boolean(),
  });
  fc.assert(
    fc.property(facts, fc.boolean(), fc.boolean(), (pool, isOwner, isChanging) => {
      const hasReached = pool.lock === 'reached' || (pool.lock === undefined && pool.paid >= pool.minimum);
      const isFree = pool.isStarted && hasReached && !pool.hasOpenDraw && !pool.isPoolDisputed;
      const changing = isChanging ? no('CONFLICT', 'The payers decide.') : true;
      expect(isAllowed(isFilled(pool))).toBe(pool.isStarted && hasReached);
      expect(isAllowed(mayPropose({ isOwner }, pool, changing))).toBe(isOwner && isFree && !isChanging);
      expect(isAllowed(maySplit({ isOwner }, pool))).toBe(isOwner && isFree && pool.paid > 0);
      expect(isAllowed(mayRecord({ isOwner }, { hasContributions: pool.paid > 0 }))).toBe(isOwner && pool.paid > 0);
    }),
  );
});

it('lets who is concerned dispute the pool once, and an operator decide it once', () => {
  expect(mayDisputePool({ isDisputant: true }, { isPoolDisputed: false })).toBe(true);
  expect(codeOf(mayDisputePool({ isDisputant: true }, { isPoolDisputed: true }))).toBe('CONFLICT');
  expect(codeOf(mayDisputePool({ isDisputant: false }, { isPoolDisputed: false }))).toBe('RULE');
  const decide = (role: 'operator' | 'brand', decided_at: Date | null) =>
    codeOf(poolDisputePolicy({ role }, { decided_at }).decide);
  expect(decide('operator', null)).toBe(true);
  expect(decide('operator', now)).toBe('CONFLICT');
  expect(decide('brand', null)).toBe('NOT_FOUND');
});
