import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRupees, toRupees } from '../../../contract/kit/money.ts';
import { makePayment } from '../../../tests/makers/payment.ts';
import {
  amountsOf,
  isComplete,
  missingIn,
  paymentsOf,
  rowProblems,
  rowsOf,
  shareIn,
  withChange,
  withoutRow,
  withRow,
} from './plan-rows.ts';

const today = '2026-11-27';
const plan = [
  makePayment(7_200, 'advance'),
  makePayment(14_400, 'published'),
  makePayment(2_400, 'date', { date: '2027-01-20' }),
];

describe('a payment plan while it is written', () => {
  it('starts as the live one, and is sent as it was read', () => {
    const named = [
      makePayment(5_000, 'approved', { label: 'First half', deliverables: ['reel-1'] }),
      makePayment(5_000, 'published'),
    ];
    expect(paymentsOf(rowsOf(named), 10_000, ['reel-1', 'reel-2'])).toEqual(named);
    expect(isComplete(rowsOf(plan), 24_000, today)).toBe(true);
  });

  it('follows the price by its shares; the last payment takes the rounding', () => {
    expect(amountsOf(rowsOf(plan), 26_500)).toEqual([7_950, 15_900, 2_650]);
    const thirds = rowsOf([makePayment(100, 'approved'), makePayment(100, 'published'), makePayment(100, 'published')]);
    expect(amountsOf(thirds, 1_000)).toEqual([333.33, 333.33, 333.34]);
  });

  it('says what is missing, or too much', () => {
    const rows = withChange(rowsOf(plan), 1, { share: shareIn(14_000, 24_000) });
    expect(missingIn(rows, 24_000)).toBe(400);
    expect(isComplete(rows, 24_000, today)).toBe(false);
    expect(missingIn(withChange(rows, 2, { share: 50 }), 24_000)).toBe(-9_200);
  });

  it('fills a new payment with what is missing, else with half of the last', () => {
    const short = withChange(rowsOf(plan), 2, { share: 4 });
    expect(amountsOf(withRow(short), 24_000)).toEqual([7_200, 14_400, 960, 1_440]);
    expect(amountsOf(withRow(rowsOf(plan)), 24_000)).toEqual([7_200, 14_400, 1_200, 1_200]);
    const six = [1, 2, 3, 4].reduce((rows) => withRow(rows), rowsOf(plan));
    expect(six).toHaveLength(6);
  });

  it('gives the share of a removed payment to the last', () => {
    expect(amountsOf(withoutRow(rowsOf(plan), 0), 24_000)).toEqual([14_400, 9_600]);
    expect(withoutRow(rowsOf(plan.slice(0, 1)), 0)).toHaveLength(1);
  });

  it('refuses more than half in advance, nothing, and dates that are over', () => {
    expect([...rowProblems(withChange(rowsOf(plan), 0, { share: 50 }), 24_000, today)]).toEqual([]);
    expect([...rowProblems(withChange(rowsOf(plan), 0, { share: 50.01 }), 24_000, today)]).toEqual([[0, 'advance']]);
    expect([...rowProblems(withChange(rowsOf(plan), 1, { share: 0 }), 24_000, today)]).toEqual([[1, 'amount']]);
    expect([...rowProblems(withChange(rowsOf(plan), 2, { date: '' }), 24_000, today)]).toEqual([[2, 'date']]);
    expect([...rowProblems(withChange(rowsOf(plan), 2, { date: '2026-11-26' }), 24_000, today)]).toEqual([[2, 'date']]);
  });

  it('forgets the name of a payment whose moment changes, and pieces that are not offered', () => {
    const rows = rowsOf([
      makePayment(10_000, 'date', { label: 'Later', date: '2027-01-20', deliverables: ['reel-2'] }),
    ]);
    const moved = withChange(rows, 0, { due: 'approved' });
    expect(paymentsOf(moved, 10_000, ['reel-1'])).toEqual([makePayment(10_000, 'approved', { label: 'On approval' })]);
  });

  it('leaves what is settled as it is, and divides the rest of a new price', () => {
    const paid = { ...makePayment(7_200, 'advance'), is_settled: true };
    const rows = rowsOf([paid, ...plan.slice(1)]);
    expect(amountsOf(rows, 24_000)).toEqual([7_200, 14_400, 2_400]);
    expect(amountsOf(rows, 30_000)).toEqual([7_200, 19_542.86, 3_257.14]);
    expect(isComplete(rows, 30_000, today)).toBe(true);
    expect(missingIn(rows, 7_000)).toBe(-200);
    expect([...rowProblems(rows, 14_000, today)]).toEqual([]);
    expect([...rowProblems(withChange(rows, 1, { due: 'advance' }), 24_000, today)]).toEqual([[1, 'advance']]);
    expect(withoutRow(withoutRow(rows, 1), 2)).toHaveLength(2);
    expect(paymentsOf(rows, 30_000, []).map(({ amount }) => amount)).toEqual([7_200, 19_542.86, 3_257.14]);
    const done = rowsOf([paid, { ...makePayment(5_000, 'approved', { deliverables: ['reel-1'] }), is_settled: true }]);
    expect(missingIn(done, 13_000)).toBe(800);
    expect(paymentsOf(withRow(done), 13_000, ['reel-2']).slice(1)).toEqual([
      makePayment(5_000, 'approved', { deliverables: ['reel-1'] }),
      makePayment(800, 'published', { label: 'On publication' }),
    ]);
  });

  it('adds up to the paisa with any price', () => {
    const paise = fc.integer({ min: 1, max: 9_999_999 });
    fc.assert(
      fc.property(fc.array(paise, { minLength: 1, maxLength: 6 }), paise, (amounts, price) => {
        const rows = rowsOf(amounts.map((amount) => makePayment(toRupees(amount), 'published')));
        expect(addRupees(amountsOf(rows, toRupees(price)))).toBe(toRupees(price));
      }),
    );
  });
});
