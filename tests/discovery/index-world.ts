import fc from 'fast-check';
import { discoverySorts } from '../../contract/discovery/discovery.ts';
import { readFilters, type SearchRequest } from '../../search/discovery.rules.ts';
import { createSegmentBuilder } from '../../search/engine/builder.ts';
import type { ProfileRecord } from '../../search/engine/profile-record.ts';
import { removeProfile, type Segment } from '../../search/engine/segment.ts';
import { wordsOf } from '../../search/search-text.rules.ts';

const vocabulary = {
  platforms: ['instagram', 'youtube', 'facebook'],
  categories: ['food', 'fashion', 'fitness', 'travel', 'beauty'],
  languages: ['en', 'hi', 'ml', 'ta'],
  contents: ['reel', 'story', 'video'],
  countries: ['IN', 'NP'],
  states: ['KL', 'RJ', 'MH'],
  cities: Array.from({ length: 60 }, (_, place) => `city-${place}`),
  genders: ['female', 'male', 'other'],
};
const shares = ['read', 'gender:female', 'age:18-24', 'city:kochi'];
const names = [
  'Aarohi Menon',
  'मीरा जोशी',
  'Kabir Sethi',
  'José Ñandú',
  'ज़ोया',
  "D'Souza",
  'Zoë K.',
  'Lalrinpuii',
  'a',
];
const bios = [
  'Filter coffee in Kochi',
  '100% vegan_food',
  'घर का खाना',
  'Trails & treks',
  'Sarees 🍛 drapes',
  '',
  'kochi kochin',
];

const some = (from: string[]) => fc.subarray(from, { maxLength: 3 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null, freq: 3 });
const folded = (texts: string[]) => fc.constantFrom(...texts).map((text) => ` ${wordsOf(text).join(' ')}`);
export const profile: fc.Arbitrary<Omit<ProfileRecord, 'id'>> = fc.record({
  verified: fc.boolean(),
  followers: fc.oneof(fc.constantFrom(null, 0, 999, 1000, 4999, 5000), fc.integer({ min: 0, max: 20_000_000 })),
  engagement: maybe(fc.oneof(fc.constantFrom(110, 229, 230, 499), fc.integer({ min: 0, max: 1200 }))),
  price: maybe(fc.constantFrom(50_000, 300_000, 300_001, 9_000_000_000)),
  formatPrices: fc.dictionary(
    fc.constantFrom(...vocabulary.contents),
    fc.constantFrom(50_000, 300_000, 300_001, 9_000_000_000),
    { noNullPrototype: true },
  ),
  audience: fc.dictionary(fc.constantFrom(...shares), fc.constantFrom(0.1, 19.9, 20, 33.3, 50, 99.9, 100), {
    noNullPrototype: true,
  }),
  authenticity: maybe(fc.integer({ min: 0, max: 100 })),
  createdAt: fc.integer({ min: 0, max: 40 }).map((hours) => Date.UTC(2026, 0, 1) + hours * 3_600_123),
  platforms: some(vocabulary.platforms),
  categories: some(vocabulary.categories),
  languages: some(vocabulary.languages),
  contents: some(vocabulary.contents),
  country: maybe(fc.constantFrom(...vocabulary.countries)),
  state: maybe(fc.constantFrom(...vocabulary.states)),
  city: maybe(fc.constantFrom(...vocabulary.cities)),
  gender: maybe(fc.constantFrom(...vocabulary.genders)),
  names: fc.tuple(folded(names), fc.nat(400)).map(([name, number]) => `${name} user${number} h${number}x`),
  text: folded(bios),
});

/** Profiles in several segments, some changed or deleted later, with the same as a list. */
export interface World {
  segments: Segment[];
  people: ProfileRecord[];
}

export function makeWorld(profiles: Omit<ProfileRecord, 'id'>[], segmentCount: number): World {
  const alive = new Map<number, ProfileRecord>();
  const segments: Segment[] = [];
  const share = Math.ceil(profiles.length / segmentCount);
  for (let from = 0; from < profiles.length; from += share) {
    const builder = createSegmentBuilder();
    const touched = new Set<number>();
    const remove = (id: number) => alive.delete(id) && segments.some((segment) => removeProfile(segment, id));
    for (const [place, given] of profiles.slice(from, from + share).entries()) {
      const gone = 10 + ((place * 5) % Math.max(from, 1));
      if (place % 11 === 5 && !touched.has(gone)) remove(gone);
      const id = from > 0 && place % 3 === 0 ? 10 + ((place * 7) % from) : 10 + from + place;
      if (touched.has(id)) continue;
      touched.add(id);
      remove(id);
      alive.set(id, { ...given, id });
      builder.add({ ...given, id });
    }
    segments.push(builder.build());
  }
  return { segments, people: [...alive.values()] };
}

export const terms = fc.oneof(
  fc
    .constantFrom(...names, ...bios, 'user1', 'user12', '123', 'k', 'h', 'nobody')
    .map((text) => wordsOf(text).slice(0, 2)),
  fc.constantFrom(
    ['kohci'],
    ['koch1'],
    ['kochhi', 'fiter'],
    ['कखाना'],
    ['मीराा'],
    ['जषोशी'],
    ['kocy', 'zzzzz'],
    ['aaro🍛hi'],
    ['1234567'],
    [],
  ),
  fc.uniqueArray(
    fc
      .string({ maxLength: 9 })
      .map((text) => text.replaceAll(' ', ''))
      .filter((text) => text !== ''),
    { maxLength: 3 },
  ),
);
const given = <T>(value: fc.Arbitrary<T>, freq = 1) => fc.option(value, { nil: undefined, freq });
const list = (from: string[]) => fc.uniqueArray(fc.constantFrom(...from, 'nowhere'), { maxLength: 3 });
const range = (values: number[]) =>
  fc.record({ min: given(fc.constantFrom(...values)), max: given(fc.constantFrom(...values)) });
export const nothingAsked = readFilters({});
const filters: fc.Arbitrary<SearchRequest['filters']> = fc
  .tuple(
    fc.record({
      terms,
      platform: list(vocabulary.platforms),
      category: list(vocabulary.categories),
      language: list(vocabulary.languages),
      content: list(vocabulary.contents),
      country: fc.constantFrom(...vocabulary.countries),
      state: list(vocabulary.states),
      city: list(vocabulary.cities),
      gender: fc.constantFrom(...vocabulary.genders),
      followers: range([0, 999, 1000, 4999, 5000, 1e6, 1e12]),
      engagement: range([0, 1.1, 2.295, 2.3, 4.99, 9, 1e5]),
      price: range([0, 50_000, 300_000.5, 1e12]),
      priceFormat: fc.constantFrom(...vocabulary.contents, 'nowhere'),
      unpricedToo: fc.boolean(),
      audience: fc.uniqueArray(
        fc.record({
          name: fc.constantFrom(...shares, 'city:nowhere'),
          min: fc.constantFrom(1, 19.9, 20, 33.4, 50, 100),
        }),
        { minLength: 1, maxLength: 2, selector: ({ name }) => name },
      ),
      verified: fc.boolean(),
      authenticityMin: fc.constantFrom(0, 33.3, 50, 100),
    }),
    fc.subarray(Object.keys(nothingAsked), { maxLength: 4 }),
  )
  .map(([all, kept]) => ({
    ...nothingAsked,
    ...Object.fromEntries(Object.entries(all).filter(([name]) => kept.includes(name))),
  }));

export const request = fc.record({
  filters,
  sort: fc.constantFrom(...discoverySorts),
  limit: fc.integer({ min: 1, max: 40 }),
  exceptIds: fc.uniqueArray(fc.integer({ min: 5, max: 300 }), { maxLength: 3 }),
});

/** Position that need not belong to a profile. */
export const place = fc.record({
  verified: fc.boolean(),
  followers: fc.constantFrom(0, 998, 999, 5000, 70_000, null),
  engagement: fc.constantFrom(0, 2.3, 2.295, 4.99, null),
  price: fc.constantFrom(50_000, 300_000, 300_002, null),
  created: fc.constantFrom('2026-01-01T05:30:00+05:30', '2026-01-01T20:00:02.460+00:00', '2026-01-02T00:00:00Z'),
  id: fc.integer({ min: 0, max: 180 }),
});
