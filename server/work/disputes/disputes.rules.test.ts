import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { divide } from './disputes.rules.ts';

describe('a decision', () => {
  it('gives everything to one party, or something to each', () => {
    expect(divide(100, { outcome: 'release', amount: undefined })).toEqual({ released: 100, refunded: 0 });
    expect(divide(100, { outcome: 'refund', amount: undefined })).toEqual({ released: 0, refunded: 100 });
    expect(divide(100, { outcome: 'split', amount: 1 })).toEqual({ released: 1, refunded: 99 });
  });

  it('is refused with a reason', () => {
    for (const amount of [undefined, 0, -1, 100, 101]) {
      expect(divide(100, { outcome: 'split', amount })).toMatchObject({ reason: expect.stringMatching(/\.$/) });
    }
    for (const outcome of ['release', 'refund'] as const) {
      expect(divide(100, { outcome, amount: 50 })).toEqual({ reason: 'Only a split has an amount.' });
    }
  });

  it('divides the whole amount', () => {
    const outcome = fc.constantFrom('release' as const, 'refund' as const, 'split' as const);
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1e12 }),
        outcome,
        fc.option(fc.integer(), { nil: undefined }),
        (held, by, amount) => {
          const parts = divide(held, { outcome: by, amount });
          if ('reason' in parts) return;
          expect(parts.released + parts.refunded).toBe(held);
          expect(Math.min(parts.released, parts.refunded)).toBeGreaterThanOrEqual(0);
        },
      ),
    );
  });
});
