import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { shareOut, takeInTurn } from './shared-payments.rules.ts';

const paise = fc.integer({ min: 1, max: 10_000_000 });
const parts = fc.array(paise, { minLength: 1, maxLength: 50 });
const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

describe('a sum over several agreements', () => {
  it('is shared out in proportion, to the paisa', () => {
    expect(shareOut(100, [1, 1, 1])).toEqual([33, 33, 34]);
    fc.assert(
      fc.property(fc.nat({ max: 1_000_000 }), parts, (sum, weights) => {
        const shares = shareOut(sum, weights);
        expect(sumOf(shares)).toBe(sum);
        expect(shares.every((share) => share >= 0)).toBe(true);
      }),
    );
  });

  it('is taken from one after the other', () => {
    expect(takeInTurn(150, [100, 100])).toEqual([100, 50]);
    expect(takeInTurn(80, [100, 100])).toEqual([80, 0]);
    fc.assert(
      fc.property(paise, parts, (sum, amounts) => {
        const taken = takeInTurn(sum, amounts);
        expect(sumOf(taken)).toBe(sum);
        expect(taken.slice(0, -1).every((part, at) => part >= 0 && part <= (amounts[at] ?? 0))).toBe(true);
      }),
    );
  });
});
