import fc from 'fast-check';
import { expect, test } from 'vitest';
import { alikeTo, byLikeness, type Compared, searchesFor } from './alike.rules.ts';

const word = fc.constantFrom('food', 'travel', 'fashion').map((id) => ({ id, name: id }));
const creator: fc.Arbitrary<Compared> = fc.record({
  id: fc.nat(99).map(String),
  categories: fc.uniqueArray(word, { maxLength: 3, selector: ({ id }) => id }),
  followers: fc.option(fc.nat(1e7)),
  rates: fc.uniqueArray(
    fc.record({ platform: fc.constant('instagram'), content: word, price: fc.integer({ min: 1, max: 1e6 }) }),
    { maxLength: 3, selector: ({ content }) => content.id },
  ),
  audience: fc.option(fc.dictionary(fc.constantFrom('city:kochi', 'city:pune', 'read'), fc.nat(100))),
});
const sharedOf = (one: Compared[], other: Compared) =>
  alikeTo(one, other).facts.flatMap(({ fact, isShared }) => (isShared ? [fact] : []));

test('nobody is more like a creator than the creator, in whatever is known', () => {
  fc.assert(
    fc.property(creator, creator, (one, other) => {
      const own = alikeTo([one], one);
      for (const { share } of own.facts) expect([null, 1]).toContain(share);
      const { score, facts } = alikeTo([one], other);
      expect(score).toBeGreaterThanOrEqual(0);
      expect(score).toBeLessThanOrEqual(100);
      for (const { share, isShared } of facts) if (share === null) expect(isShared).toBe(false);
    }),
  );
});

test('what is not known on either side counts neither way', () => {
  fc.assert(
    fc.property(creator, (one) => {
      const unknown = { ...one, followers: null, rates: [], audience: null };
      const facts = alikeTo([one], unknown).facts.filter(({ share }) => share !== null);
      expect(facts.map(({ fact }) => fact)).toEqual(one.categories.length === 0 ? [] : ['topic']);
    }),
  );
});

const someone: Compared = {
  id: '1',
  categories: [{ id: 'food', name: 'Food' }],
  followers: 40_000,
  rates: [{ platform: 'instagram', content: { id: 'reel', name: 'Reel' }, price: 6_000 }],
  audience: { 'city:kochi': 40, 'city:pune': 10 },
};
test.each<[string, Partial<Compared>, string[]]>([
  ['twice the size', { followers: 80_001 }, ['topic', 'audience', 'size', 'price']],
  ['three times the size', { followers: 120_000 }, ['topic', 'audience', 'price']],
  [
    'half as dear again',
    { rates: [{ ...(someone.rates[0] as Compared['rates'][0]), price: 9_000 }] },
    ['topic', 'audience', 'size', 'price'],
  ],
  [
    'twice as dear',
    { rates: [{ ...(someone.rates[0] as Compared['rates'][0]), price: 12_000 }] },
    ['topic', 'audience', 'size'],
  ],
  [
    'another city, where Kochi is a fifth',
    { audience: { 'city:pune': 50, 'city:kochi': 20 } },
    ['topic', 'audience', 'size', 'price'],
  ],
  ['another city', { audience: { 'city:pune': 50, 'city:kochi': 19 } }, ['topic', 'size', 'price']],
  ['another topic', { categories: [{ id: 'travel', name: 'Travel' }] }, ['audience', 'size', 'price']],
])('%s', (_, other, shared) => {
  expect(sharedOf([someone], { ...someone, ...other })).toEqual(shared);
});

test('of several, more than half have to share it; more shared facts come first, then more alike ones', () => {
  const large = { ...someone, followers: 9_000_000 };
  expect(sharedOf([someone, large], someone)).not.toContain('size');
  expect(sharedOf([someone, someone, large], someone)).toContain('size');
  const order = [alikeTo([someone], large), alikeTo([someone], someone)].toSorted(byLikeness);
  expect(order[0]?.score).toBe(100);
});

test('the searches for who shares two facts ask for those that are known, and one’s own facts are found by each', () => {
  const searches = searchesFor(someone);
  expect(searches).toHaveLength(6);
  expect(searches[0]).toEqual({ category: ['food'], followers_min: 20_000, followers_max: 80_000 });
  expect(searches[5]).toEqual({
    price_format: 'reel',
    price_min: 4_000,
    price_max: 9_000,
    audience_city: 'kochi',
    audience_min: 20,
  });
  expect(searchesFor({ ...someone, followers: null, rates: [], audience: null })).toEqual([]);
});
