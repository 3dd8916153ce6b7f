import { expect, it } from 'vitest';
import { defaultKeep, isTooLate, sumOf } from './cancelling.rules.ts';

const plan = (...amounts: [due: 'advance' | 'published', amount: number][]) =>
  amounts.map(([due, amount]) => ({ due, amount }));

it('leaves the creator the advance, or a quarter rounded up, where the owner cancels', () => {
  const keep = (payments: ReturnType<typeof plan>) => defaultKeep({ by: 'owner', payments, isLate: false });
  expect(keep(plan(['advance', 300_00], ['published', 700_00]))).toBe(300_00);
  expect(keep(plan(['advance', 100_00], ['advance', 200_00], ['published', 700_00]))).toBe(300_00);
  expect(keep(plan(['published', 1_000_01]))).toBe(250_01);
  expect(keep(plan(['published', 1_000_00]))).toBe(250_00);
});

it('leaves the creator nothing where the creator cancels or is too late', () => {
  const payments = plan(['advance', 300_00], ['published', 700_00]);
  expect(defaultKeep({ by: 'applicant', payments, isLate: false })).toBe(0);
  expect(defaultKeep({ by: 'owner', payments, isLate: true })).toBe(0);
  expect(sumOf(payments)).toBe(1_000_00);
});

it.each([
  ['2026-11-10', true, '2026-11-15', false],
  ['2026-11-10', true, '2026-11-16', true],
  ['2026-11-10', false, '2026-11-30', false],
])('counts work due on %s, reminded: %s, as too late on %s: %s', (dueOn, isReminded, today, isLate) => {
  expect(isTooLate({ dueOn, isReminded }, today)).toBe(isLate);
});
