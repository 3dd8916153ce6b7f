import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cannotReachTwoThirds,
  consentFor,
  haveTwoThirds,
  isAgreed,
  mostBySilence,
  percentOf,
  usedBySilence,
} from './consent.rules.ts';

const payers = [
  { accountId: 1, paid: 400 },
  { accountId: 2, paid: 200 },
  { accountId: 3, paid: 300 },
];

describe('a draw', () => {
  it("requires consent by the payee's relation to the owner", () => {
    expect((['owner', 'related', 'side', 'outside'] as const).map(consentFor)).toEqual([
      'every',
      'every',
      'silence',
      'two_thirds',
    ]);
  });

  it.each([
    ['two_thirds', [1, 2], true],
    ['two_thirds', [1], false],
    ['two_thirds', [2, 3], false],
    ['every', [1, 2], false],
    ['every', [1, 2, 3], true],
    ['silence', [1, 3], false],
    ['silence', [1, 2, 3, 9], true],
  ] as const)('%s with %j agreed: %s', (consent, agreed, expected) => {
    expect(isAgreed(consent, payers, new Set(agreed))).toBe(expected);
  });

  it('is never agreed without payers', () => {
    for (const consent of ['silence', 'two_thirds', 'every'] as const) {
      expect(isAgreed(consent, [], new Set([1]))).toBe(false);
    }
  });

  it('cannot reach two thirds exactly when the remaining payers are too few', () => {
    const paid = fc.array(fc.integer({ min: 1, max: 1_000 }), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(paid, fc.integer({ min: 0, max: 63 }), (amounts, mask) => {
        const all = amounts.map((amount, accountId) => ({ accountId, paid: amount }));
        const chosen = all.filter(({ accountId }) => mask & (1 << accountId)).map(({ accountId }) => accountId);
        const others = all.map(({ accountId }) => accountId).filter((id) => !chosen.includes(id));
        expect(cannotReachTwoThirds(all, new Set(chosen))).toBe(!haveTwoThirds(all, new Set(others)));
        expect(haveTwoThirds(all, new Set(chosen)) && haveTwoThirds(all, new Set(others))).toBe(false);
      }),
    );
  });
});

describe('consent by silence', () => {
  const at = new Date('2026-12-09T10:00:00Z');
  const daysBefore = (days: number) => new Date(at.getTime() - days * 86_400_000);

  it('counts payments of the last seven days', () => {
    const draws = [0, 3, 6.9, 7, 20].map((days, index) => ({ amount: 10 ** index, at: daysBefore(days) }));
    expect(usedBySilence(draws, at)).toBe(111);
    expect(usedBySilence([{ amount: 5, at: daysBefore(-1) }], at)).toBe(0);
  });

  it('is limited to its share, rounded down to the paisa', () => {
    expect(mostBySilence(250_000_00, 25)).toBe(62_500_00);
    expect(mostBySilence(3, 25)).toBe(0);
    expect(mostBySilence(100, 0)).toBe(0);
  });
});

it('shows shares in percent with one decimal', () => {
  expect([percentOf(120, 250), percentOf(1, 3), percentOf(0, 0)]).toEqual([48, 33.3, 0]);
});
