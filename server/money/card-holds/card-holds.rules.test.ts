import fc from 'fast-check';
import { expect, it } from 'vitest';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { partsOf } from './card-holds.rules.ts';

const now = new Date('2026-11-25T12:00:00Z');
const daysAgo = (days: number) => new Date(now.getTime() - days * dayMs);
const at = { now, days: 7 };

it("splits income by the age of each payment's card", () => {
  const sources = [
    { paid: 100, cardSince: daysAgo(1) },
    { paid: 100, cardSince: daysAgo(6) },
    { paid: 100, cardSince: daysAgo(7) },
    { paid: 100, cardSince: null },
  ];
  expect(partsOf(200, sources, at)).toEqual({
    free: 100,
    held: [
      { amount: 50, freeAt: daysAgo(-6) },
      { amount: 50, freeAt: daysAgo(-1) },
    ],
  });
  expect(partsOf(200, [], at)).toEqual({ free: 200, held: [] });
  expect(partsOf(200, sources, { now, days: 0 }).held).toEqual([]);
});

it('splits exactly to the paisa, and holds nothing of a zero amount', () => {
  const source = fc.record({
    paid: fc.integer({ min: 1, max: 1e9 }),
    cardSince: fc.option(fc.integer({ min: 0, max: 20 }).map(daysAgo)),
  });
  fc.assert(
    fc.property(fc.nat(1e9), fc.array(source, { maxLength: 6 }), (amount, sources) => {
      const { free, held } = partsOf(amount, sources, at);
      expect(held.reduce((sum, part) => sum + part.amount, free)).toBe(amount);
      expect(free).toBeGreaterThanOrEqual(0);
      for (const part of held) {
        expect(part.amount).toBeGreaterThan(0);
        expect(part.freeAt.getTime()).toBeGreaterThan(now.getTime());
      }
      const isHeld = sources.some(({ cardSince }) => cardSince && cardSince > daysAgo(7));
      if (!isHeld) expect(free).toBe(amount);
    }),
  );
});
