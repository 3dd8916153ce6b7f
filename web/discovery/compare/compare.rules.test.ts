import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ageBands, bestOf, costOf, formatsOf, pricesOf } from './compare.rules.ts';

const rate = (id: string, price: number, platform = 'instagram') => ({ platform, content: { id, name: id }, price });

describe('prices', () => {
  it('are the lowest of each format', () => {
    expect([...pricesOf({ rates: [rate('reel', 900), rate('story', 200), rate('reel', 700, 'facebook')] })]).toEqual([
      ['reel', 700],
      ['story', 200],
    ]);
  });

  it('are listed by the formats that most have', () => {
    expect(formatsOf([{ rates: [rate('story', 1)] }, { rates: [rate('reel', 1), rate('story', 2)] }])).toEqual([
      'story',
      'reel',
    ]);
  });

  it('add up to what the work of a campaign costs, or name what is missing', () => {
    const prices = new Map([
      ['reel', 6500],
      ['story', 2400],
    ]);
    const reel = { type: 'reel', quantity: 2 };
    expect(costOf(prices, [reel, { type: 'story', quantity: 1 }])).toEqual({ total: 15_400, missing: [] });
    expect(costOf(prices, [reel, { type: 'video', quantity: 1 }])).toEqual({ total: null, missing: ['video'] });
    expect(costOf(prices, [])).toEqual({ total: null, missing: [] });
  });
});

describe('the best of a row', () => {
  it.each([
    [[3, 1, null, 1], 'lowest', [false, true, false, true]],
    [[3, 1, null, 2], 'most', [true, false, false, false]],
    [[3, null], 'most', [false, false]],
    [[null, null], 'lowest', [false, false]],
  ] as const)('of %j is the %s', (values, wins, best) => {
    expect(bestOf(values, wins)).toEqual(best);
  });

  it('is never beaten', () => {
    fc.assert(
      fc.property(fc.array(fc.option(fc.integer(), { nil: null }), { maxLength: 4 }), (values) => {
        const best = bestOf(values, 'most');
        for (const [place, value] of values.entries()) {
          if (best[place]) expect(values.every((other) => other === null || other <= (value ?? 0))).toBe(true);
        }
      }),
    );
  });
});

it('ages are joined in three bands', () => {
  const shares = [
    { name: '13-17', percent: 4 },
    { name: '18-24', percent: 25 },
    { name: '25-34', percent: 41.4 },
    { name: '65+', percent: 3 },
  ];
  expect(ageBands(shares)).toEqual({ young: 29, middle: 41, older: 3 });
  expect(ageBands([])).toBeNull();
  expect(ageBands(null)).toBeNull();
});
