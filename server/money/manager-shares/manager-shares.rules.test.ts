import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shareOf } from './manager-shares.rules.ts';

it.each([
  [950_000, 1500, 142_500],
  [999, 1500, 149],
  [6, 1500, 0],
  [1, 5000, 0],
  [0, 1500, 0],
  [-5, 1500, 0],
])('of %i paise by %i basis points is %i', (amount, basisPoints, share) => {
  expect(shareOf(amount, basisPoints)).toBe(share);
});

it('is never more than the percentage, and less by under a paisa', () => {
  fc.assert(
    fc.property(fc.nat(1e11), fc.integer({ min: 1, max: 5000 }), (amount, basisPoints) => {
      const [exact, share] = [BigInt(amount) * BigInt(basisPoints), BigInt(shareOf(amount, basisPoints)) * 10_000n];
      expect(share <= exact && exact - share < 10_000n).toBe(true);
    }),
  );
});
