import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discoverySorts } from '../../contract/discovery.ts';
import type { OpenDatabase } from '../../database/connection.ts';
import { openTestDatabase, testDatabases } from '../../tests/database.ts';
import { countFacets, sortedMatches } from '../../tests/discovery/oracle.ts';
import { makePeople, storeWorld, words } from '../../tests/discovery/world.ts';
import { type Discovery, readFilters, type WireFilters } from './discovery.rules.ts';
import { createPostgresDiscovery } from './search.queries.ts';
import { wordsOf } from './search-text.rules.ts';

const people = makePeople(900, 7);

const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 1 });
const list = (from: string[]) =>
  maybe(fc.uniqueArray(fc.constantFrom(...from, 'nowhere'), { minLength: 1, maxLength: 3 }));
const one = (from: string[]) => maybe(fc.constantFrom(...from));
const query = fc.constantFrom(
  'kochi',
  'aar',
  'MENON',
  'jose',
  'José',
  'मीरा',
  'ज़ोया',
  'vegan food',
  '100%',
  'h_youtube',
  '@user.10',
  'user10',
  'saree in kochi',
  '***',
  "d'sou",
  'k',
  '_',
);
const wireFilters: fc.Arbitrary<WireFilters> = fc.record({
  q: fc.option(query, { nil: undefined, freq: 2 }),
  platform: list(words.platform),
  category: list(words.category),
  language: list(words.language),
  content: list(words.content),
  country: fc.option(fc.constantFrom('IN', 'US'), { nil: undefined, freq: 1 }),
  state: fc.option(fc.constantFrom('KL', 'RJ'), { nil: undefined, freq: 1 }),
  city: one(words.city),
  gender: one(words.gender),
  followers_min: maybe(fc.constantFrom(0, 999, 1000, 5000, 100_000)),
  followers_max: maybe(fc.constantFrom(0, 4999, 5000, 1_000_000)),
  engagement_min: fc.option(fc.constantFrom(0, 2.5, 6), { nil: undefined, freq: 1 }),
  engagement_max: fc.option(fc.constantFrom(4.99, 9, 12), { nil: undefined, freq: 1 }),
  price_min: fc.option(fc.constantFrom(0, 500, 3000), { nil: undefined, freq: 1 }),
  price_max: fc.option(fc.constantFrom(3000, 20_000.5), { nil: undefined, freq: 1 }),
  verified: fc.option(fc.boolean(), { nil: undefined, freq: 1 }),
  authenticity_min: fc.option(fc.integer({ min: 0, max: 100 }), { nil: undefined, freq: 1 }),
});
const filterNames = ['q', 'platform', 'category', 'language', 'content', 'country', 'state', 'city', 'gender'] as const;
const boundNames = [
  'followers_min',
  'followers_max',
  'engagement_min',
  'engagement_max',
  'price_min',
  'price_max',
] as const;
const otherNames = ['verified', 'authenticity_min'] as const;
/** Few filters at a time, else nearly every search is empty and proves little. */
const fewFilters = fc
  .tuple(wireFilters, fc.subarray([...filterNames, ...boundNames, ...otherNames], { maxLength: 4 }))
  .map(([all, kept]) => Object.fromEntries(kept.map((name) => [name, all[name]])) as WireFilters);

describe.each(testDatabases)('search against counting by hand, on %s', (kind) => {
  let database: OpenDatabase;
  let discovery: Discovery;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await storeWorld(database.db, people);
    discovery = createPostgresDiscovery(database.db);
  });

  afterAll(() => database.close());

  it('has the same total, facets and pages for any filters and sort', async () => {
    const searches = fc.record({
      wire: fewFilters,
      sort: fc.constantFrom(...discoverySorts),
      limit: fc.integer({ min: 1, max: 100 }),
    });
    await fc.assert(
      fc.asyncProperty(searches, async ({ wire, sort, limit }) => {
        const filters = readFilters(wire);
        const expected = sortedMatches(people, filters, sort).map((person) => person.id);
        const request = { filters, sort, limit, exceptIds: [] };
        const first = await discovery.search({ ...request, after: undefined });
        expect(first.total).toBe(expected.length);
        const found = [...first.ids];
        for (let { next } = first, pages = 1; next !== null && pages < 6; pages += 1) {
          const page = await discovery.search({ ...request, after: next });
          expect(page.total).toBe(expected.length);
          found.push(...page.ids);
          next = page.next;
        }
        expect(found).toEqual(expected.slice(0, found.length));
        if (found.length < 6 * limit) expect(found).toEqual(expected);
        for (const [facet, counts] of Object.entries(countFacets(people, filters))) {
          const given = first.facets[facet as keyof typeof first.facets].filter((item) => item.count > 0);
          expect({ facet, counts: Object.fromEntries(given.map((item) => [item.id, item.count])) }).toEqual({
            facet,
            counts,
          });
        }
      }),
      { numRuns: 120 },
    );
  }, 120_000);

  it('finds nothing for a query without a letter, in any sort', async () => {
    for (const sort of discoverySorts) {
      const found = await discovery.search({
        filters: readFilters({ q: '***' }),
        sort,
        after: undefined,
        limit: 5,
        exceptIds: [],
      });
      expect(found).toMatchObject({ ids: [], total: 0, next: null });
    }
  });

  it('walks every page of every sort without a skip or a double', async () => {
    for (const sort of discoverySorts) {
      const filters = readFilters({});
      const found: number[] = [];
      let after: Parameters<Discovery['search']>[0]['after'];
      do {
        const page = await discovery.search({ filters, sort, after, limit: 100, exceptIds: [] });
        found.push(...page.ids);
        after = page.next ?? undefined;
      } while (after);
      expect(found).toEqual(sortedMatches(people, filters, sort).map((person) => person.id));
    }
  });

  it('leaves out those the reader may not find, in page, total and facets', async () => {
    const request = { filters: readFilters({}), sort: 'followers' as const, after: undefined, limit: 3 };
    const before = await discovery.search({ ...request, exceptIds: [] });
    const after = await discovery.search({ ...request, exceptIds: before.ids.slice(0, 1) });
    expect(after.ids.slice(0, 2)).toEqual(before.ids.slice(1));
    expect(after.total).toBe(before.total - 1);
  });

  it('folds words in SQL as in JavaScript', async () => {
    const letters = fc.string({ unit: fc.constantFrom(...'aÉñ Z0-_.%\'"\\*मीराज़ि्‌‍\t\n“।🍛ﬁ'), maxLength: 30 });
    await fc.assert(
      fc.asyncProperty(fc.array(letters, { minLength: 20, maxLength: 20 }), async (texts) => {
        const { rows } = await sql<{
          folded: string;
        }>`select fold_text(given) as folded from unnest(${texts}::text[]) as given`.execute(database.db);
        expect(rows.map((row) => row.folded)).toEqual(texts.map((text) => ` ${wordsOf(text).join(' ')}`));
      }),
      { numRuns: 25 },
    );
  });
});
