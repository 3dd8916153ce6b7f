import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rangeProblems } from './ranges.ts';

it('reports a minimum above its maximum, at any depth, in numbers and in query strings', () => {
  expect(rangeProblems({ price_min: '200', price_max: '100' })).toEqual({
    price_min: 'This is above the maximum.',
    price_max: 'This is below the minimum.',
  });
  expect(rangeProblems({ search: { followers_min: 2, followers_max: 1 } })).toHaveProperty(['search.followers_min']);
  expect(rangeProblems({ price_min: '9', price_max: '10' })).toEqual({});
  expect(rangeProblems({ draft: true, creator_profile: { a_min: 2, a_max: 1 } })).toEqual({});
  expect(rangeProblems({ price_min: null, price_max: 1, a_min: 'x', a_max: 'y', list: [{ b_min: 2 }] })).toEqual({});
});

it('reports days that end before they begin', () => {
  const backwards = { from: '2026-11-20', to: '2026-11-10' };
  expect(rangeProblems(backwards)).toEqual({ to: 'The end date is before the start date.' });
  expect(rangeProblems({ from: '2026-11-10', to: '2026-11-10' })).toEqual({});
  expect(rangeProblems({ from: 'soon', to: '2026-11-10' })).toEqual({});
});

it('reports a problem exactly when the range is empty', () => {
  fc.assert(
    fc.property(fc.integer(), fc.integer(), (a_min, a_max) => {
      expect('a_min' in rangeProblems({ a_min, a_max })).toBe(a_min > a_max);
    }),
  );
});
