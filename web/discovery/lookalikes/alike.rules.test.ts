import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type AlikeFact, alikeFacts, type Lookalike } from '../../../contract/discovery/discovery.ts';
import { byFacts, marksOf, sizeBeside } from './alike.rules.ts';

type Shares = Partial<Record<AlikeFact, number>>;
const card = (id: string, shares: Shares) => {
  const facts = alikeFacts.map((fact) => ({ fact, share: shares[fact] ?? null, shared: (shares[fact] ?? 0) >= 0.5 }));
  return { id, alike: { score: 0, facts } } as Lookalike;
};

describe('likeness', () => {
  const far = card('far', { topic: 1, audience: 0.2, size: 0.1, price: 0.1 });
  const near = card('near', { topic: 0.5, audience: 0.9, size: 0.6 });

  it('counts the facts that are switched on and known', () => {
    const [first, second] = byFacts([far, near], alikeFacts);
    expect([first?.card.id, first?.score, first?.shared]).toEqual(['near', 67, 3]);
    expect([second?.card.id, second?.score, second?.shared]).toEqual(['far', 35, 1]);
    expect(byFacts([far, near], ['topic']).map(({ score }) => score)).toEqual([100, 50]);
    expect(byFacts([far, near], []).map(({ score }) => score)).toEqual([0, 0]);
  });

  it('says when little is known', () => {
    expect(byFacts([card('one', { topic: 1 })], alikeFacts)[0]?.isFewFacts).toBe(true);
    expect(byFacts([card('one', { topic: 1, size: 1 })], alikeFacts)[0]?.isFewFacts).toBe(false);
  });

  it('is shown by three marks, none only where nothing is alike', () => {
    fc.assert(
      fc.property(fc.double({ min: 0, max: 1, noNaN: true }), (share) => {
        expect(marksOf(share)).toBeLessThanOrEqual(3);
        expect(marksOf(share) > 0).toBe(share > 0);
      }),
    );
  });
});

describe('a size', () => {
  it.each([
    [30_000, [20_000, 50_000], 'between'],
    [20_000, [20_000], 'like'],
    [17_000, [20_000], 'like'],
    [10_000, [20_000, 50_000], 'smaller'],
    [2_000, [20_000], 'muchSmaller'],
    [60_000, [20_000, 50_000], 'like'],
    [100_000, [50_000], 'larger'],
    [500_000, [50_000], 'muchLarger'],
  ] as const)('of %i beside %j is %s', (count, picked, word) => {
    expect(sizeBeside(count, picked)).toBe(word);
  });
});
