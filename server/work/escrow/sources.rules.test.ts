import fc from 'fast-check';
import { expect, it } from 'vitest';
import { divideAmongSources, type Source } from './sources.rules.ts';

const source = (id: number, amount: number, more: Partial<Source> = {}): Source => ({
  id,
  amount,
  payment_id: `pay_${id}`,
  released: 0,
  refunded: 0,
  card_since: null,
  ...more,
});

it('releases from the earliest payment and refunds to the latest', () => {
  const moves = divideAmongSources([source(1, 100), source(2, 50), source(3, 30)], { released: 120, refunded: 40 });
  expect(moves.map(({ released, refunded }) => [released, refunded])).toEqual([
    [100, 0],
    [20, 10],
    [0, 30],
  ]);
});

it('moves no more than each payment holds, whatever happened before, and refuses more than all', () => {
  const amounts = fc.array(fc.integer({ min: 1, max: 9_999 }), { minLength: 1, maxLength: 4 });
  const part = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(amounts, fc.array(fc.tuple(part, part), { maxLength: 5 }), (all, steps) => {
      let sources = all.map((amount, id) => source(id, amount));
      for (const [one, other] of steps) {
        const left = sources.reduce((sum, { amount, released, refunded }) => sum + amount - released - refunded, 0);
        const released = Math.floor(left * one);
        const refunded = Math.floor((left - released) * other);
        const moves = divideAmongSources(sources, { released, refunded });
        expect(moves.reduce((sum, move) => sum + move.released, 0)).toBe(released);
        expect(moves.reduce((sum, move) => sum + move.refunded, 0)).toBe(refunded);
        sources = moves.map(({ source: before, ...move }) => ({
          ...before,
          released: before.released + move.released,
          refunded: before.refunded + move.refunded,
        }));
        for (const each of sources) expect(each.released + each.refunded).toBeLessThanOrEqual(each.amount);
      }
    }),
  );
  expect(() => divideAmongSources([source(1, 10)], { released: 11, refunded: 0 })).toThrow('More money moves');
});
