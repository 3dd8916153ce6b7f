import fc from 'fast-check';
import { discoverySorts } from '../../contract/discovery/discovery.ts';
import type { WireFilters } from '../../search/discovery.rules.ts';
import { words } from './world.ts';

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
const list = (from: string[]) =>
  maybe(fc.uniqueArray(fc.constantFrom(...from, 'nowhere'), { minLength: 1, maxLength: 3 }));
const one = (from: string[]) => maybe(fc.constantFrom(...from));
const query = fc.oneof(
  fc.constantFrom(
    ...['kochi', 'aar', 'MENON', 'jose', 'José', 'मीरा', 'ज़ोया', 'vegan food', '100%', 'h_youtube', '@user.10'],
    ...['user10', 'saree in kochi', '***', "d'sou", 'k', '_', 'kohci', 'koch1', 'kochhi', 'fillter cofee', 'vegann'],
    ...['मीराा', 'ज़ोोया', 'menin', 'user1o', 'kkochi', 'xochi', 'zzzz', 'a🍛arohi', '12345678', 'jsoe kochi'],
  ),
  fc.string({ unit: fc.constantFrom(...'abehikmnoru1 0._मीरा'), maxLength: 7 }),
);
const wireFilters: fc.Arbitrary<WireFilters> = fc.record({
  q: fc.option(query, { nil: undefined, freq: 2 }),
  platform: list(words.platform),
  category: list(words.category),
  language: list(words.language),
  content: list(words.content),
  country: fc.option(fc.constantFrom('IN', 'US'), { nil: undefined, freq: 1 }),
  state: fc.option(fc.constantFrom('KL', ['KL', 'RJ']), { nil: undefined, freq: 1 }),
  city: fc.oneof(one(words.city), list(words.city)),
  gender: one(words.gender),
  followers_min: maybe(fc.constantFrom(0, 999, 1000, 5000, 100_000)),
  followers_max: maybe(fc.constantFrom(0, 4999, 5000, 1_000_000)),
  engagement_min: fc.option(fc.constantFrom(0, 2.5, 6), { nil: undefined, freq: 1 }),
  engagement_max: fc.option(fc.constantFrom(4.99, 9, 12), { nil: undefined, freq: 1 }),
  price_min: fc.option(fc.constantFrom(0, 500, 3000), { nil: undefined, freq: 1 }),
  price_max: fc.option(fc.constantFrom(3000, 20_000.5), { nil: undefined, freq: 1 }),
  price_format: fc.option(fc.constantFrom(...words.content, 'nowhere'), { nil: undefined, freq: 1 }),
  price_unknown: fc.option(fc.boolean(), { nil: undefined, freq: 1 }),
  audience_gender: fc.option(fc.constantFrom('female', 'other'), { nil: undefined, freq: 1 }),
  audience_age: fc.option(fc.constantFrom('18-24', '65+'), { nil: undefined, freq: 1 }),
  audience_city: one(words.city),
  audience_min: fc.option(fc.constantFrom(1, 20, 33.3, 33.4, 60), { nil: undefined, freq: 1 }),
  verified: fc.option(fc.boolean(), { nil: undefined, freq: 1 }),
  authenticity_min: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined, freq: 1 }),
});
const names = [
  ...(['q', 'platform', 'category', 'language', 'content', 'country', 'state', 'city', 'gender'] as const),
  ...(['followers_min', 'followers_max', 'engagement_min', 'engagement_max', 'price_min', 'price_max'] as const),
  ...(['price_format', 'price_unknown'] as const),
  ...(['audience_gender', 'audience_age', 'audience_city', 'audience_min'] as const),
  ...(['verified', 'authenticity_min'] as const),
];

/** Few filters at a time, so that not nearly all searches are empty. */
const fewFilters = fc
  .tuple(wireFilters, fc.subarray([...names], { maxLength: 4 }))
  .map(([all, kept]) => Object.fromEntries(kept.map((name) => [name, all[name]])) as WireFilters);

/** Random searches in the test world. */
export const wishes = fc.record({
  wire: fewFilters,
  sort: fc.constantFrom(...discoverySorts),
  limit: fc.integer({ min: 1, max: 100 }),
});
