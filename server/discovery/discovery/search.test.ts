import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { discoverySorts } from '../../../contract/discovery/discovery.ts';
import type { OpenDatabase } from '../../../database/connection.ts';
import { type Discovery, readFilters, unlikeness } from '../../../search/discovery.rules.ts';
import { nearTermsOf, wordsOf } from '../../../search/search-text.rules.ts';
import { openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { countedOf, countFacets, nearbyOf, sortedMatches, typosIn } from '../../../tests/discovery/oracle.ts';
import { wishes } from '../../../tests/discovery/wishes.ts';
import { makePeople, type Person, storeWorld } from '../../../tests/discovery/world.ts';
import { createPostgresDiscovery } from './postgres-discovery.service.ts';

const people = makePeople(900, 7);

describe.each(testDatabases)('search compared with a brute force count, on %s', (kind) => {
  let database: OpenDatabase;
  let discovery: Discovery;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await storeWorld(database.db, people);
    discovery = createPostgresDiscovery(database.db);
  });

  afterAll(() => database.close());

  it('has the same total, facets and pages for any filters and sort', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async ({ wire, sort, limit }) => {
        const filters = readFilters(wire);
        const expected = sortedMatches(people, filters, sort).map((person) => person.id);
        const request = { filters, sort, limit, exceptIds: [] };
        const first = await discovery.search({ ...request, after: undefined });
        expect(first.readAsTypos).toEqual(typosIn(people, filters));
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

  it('finds nearby profiles, without those that match by name', async () => {
    await fc.assert(
      fc.asyncProperty(wishes, async ({ wire, limit }) => {
        const [filters, terms] = [readFilters(wire), nearTermsOf(wire.q)];
        const expected = terms.length === 0 ? [] : nearbyOf(people, filters, terms).map((person) => person.id);
        expect(await discovery.nearby({ filters, terms, limit, exceptIds: [] })).toEqual(expected.slice(0, limit));
      }),
      { numRuns: 60 },
    );
  }, 120_000);

  it('finds nothing for a query without letters, in any sort', async () => {
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

  it('pages through every sort without gaps and duplicates', async () => {
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

  it('leaves out profiles the reader may not find, in page, total and facets', async () => {
    const request = { filters: readFilters({}), sort: 'followers' as const, after: undefined, limit: 3 };
    const before = await discovery.search({ ...request, exceptIds: [] });
    const after = await discovery.search({ ...request, exceptIds: before.ids.slice(0, 1) });
    expect(after.ids.slice(0, 2)).toEqual(before.ids.slice(1));
    expect(after.total).toBe(before.total - 1);
  });

  it('finds similar profiles of comparable reach that share a category', async () => {
    const listed = people.filter((person) => !person.hidden);
    const reach = (person: Person) => countedOf(person).reduce((sum, account) => sum + account.followers, 0);
    for (const one of listed.slice(0, 40)) {
      const { id, categories, city: cityId } = one;
      const far = (person: Person) => unlikeness(reach(one), reach(person), cityId !== null && person.city === cityId);
      const expected = listed
        .filter((person) => person.id !== id && person.categories.some((word) => categories.includes(word)))
        .sort((a, b) => far(a) - far(b) || a.id - b.id)
        .map((person) => person.id);
      const request = { id, categories, cityId, followers: reach(one), exceptIds: expected.slice(2, 4), limit: 6 };
      expect(await discovery.similar(request)).toEqual([...expected.slice(0, 2), ...expected.slice(4, 8)]);
    }
  });

  it('folds words in SQL as in JavaScript', async () => {
    const anyWord = fc.string({
      unit: fc.constantFrom(
        ...'aÉñ Z0-_.%\'"\\*मीराज़ि्‌‍\t\n“।🍛ﬁ´`′’ʼ−–\u00ad\u2011\ufe0f\u034fßẞłŁđÆøþıİςΣÅ\u0d7b\u0d28\u0d4dൻ്റৎऩन\u093cﷺ',
      ),
      maxLength: 30,
    });
    await fc.assert(
      fc.asyncProperty(fc.array(anyWord, { minLength: 20, maxLength: 20 }), async (texts) => {
        const { rows } = await sql<{
          folded: string;
        }>`select fold_text(given) as folded from unnest(${texts}::text[]) as given`.execute(database.db);
        expect(rows.map((row) => row.folded)).toEqual(texts.map((text) => ` ${wordsOf(text).join(' ')}`));
      }),
      { numRuns: 25 },
    );
  });
});
