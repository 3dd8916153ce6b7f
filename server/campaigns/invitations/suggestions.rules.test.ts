import fc from 'fast-check';
import { expect, it } from 'vitest';
import { noWishes } from '../../../tests/makers/wishes.ts';
import type { Wishes } from '../matching/match.rules.ts';
import { searchesForWishes } from './suggestions.rules.ts';

const all: Wishes = {
  platforms: ['instagram'],
  categories: ['food', 'travel'],
  languages: ['ml'],
  locations: ['kochi'],
  gender: 'female',
  followersMin: 10_000,
  followersMax: 50_000,
  engagementMin: 2.5,
  budgetPerCreator: 12_000,
  deliverables: [
    { type: 'reel', quantity: 3 },
    { type: 'story', quantity: 1 },
  ],
};

it('looks for all wishes first, and gives up some of them step by step', () => {
  const topic = { category: ['food', 'travel'] };
  const [platform, language, city] = [{ platform: ['instagram'] }, { language: ['ml'] }, { city: ['kochi'] }];
  const size = { followers_min: 10_000, followers_max: 50_000 };
  const price = { price_format: 'reel', price_max: 4_000 };
  expect(searchesForWishes(all)).toEqual([
    { ...topic, ...platform, ...language, ...city, ...size, gender: 'female', engagement_min: 2.5, ...price },
    { ...topic, ...platform, ...language, ...city, ...size },
    { ...topic, ...platform, ...language, ...size, ...price },
    { ...topic, ...platform, ...city },
    { ...topic, ...size },
    topic,
  ]);
});

it('makes each search once', () => {
  expect(searchesForWishes(noWishes)).toEqual([{}]);
  expect(searchesForWishes({ ...noWishes, categories: ['food'] })).toEqual([{ category: ['food'] }]);
  expect(searchesForWishes({ ...noWishes, followersMin: 0 })).toEqual([{ followers_min: 0 }, {}]);
  expect(searchesForWishes({ ...noWishes, followersMax: 9 })).toEqual([{ followers_max: 9 }, {}]);
  expect(searchesForWishes({ ...noWishes, budgetPerCreator: 9 })).toEqual([{}]);
  expect(searchesForWishes({ ...all, budgetPerCreator: null }).some((search) => 'price_max' in search)).toBe(false);
  const keys = fc.constantFrom(...(Object.keys(all) as (keyof Wishes)[]));
  fc.assert(
    fc.property(fc.uniqueArray(keys), (dropped) => {
      const wishes = { ...all, ...Object.fromEntries(dropped.map((key) => [key, noWishes[key]])) };
      const searches = searchesForWishes(wishes);
      expect(new Set(searches.map((search) => JSON.stringify(search))).size).toBe(searches.length);
      expect(searches.length).toBeLessThanOrEqual(6);
    }),
  );
});
