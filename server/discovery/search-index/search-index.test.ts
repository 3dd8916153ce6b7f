import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OpenDatabase } from '../../../database/connection.ts';
import { type Discovery, type Position, readFilters } from '../../../search/discovery.rules.ts';
import { makeTestFolder, openTestDatabase, testDatabases } from '../../../tests/database.ts';
import { changes, firstId, happen, rounds } from '../../../tests/discovery/changes.ts';
import { wishes } from '../../../tests/discovery/wishes.ts';
import { makePeople, storeWorld } from '../../../tests/discovery/world.ts';
import { createLog } from '../../kit/context/log.ts';
import { createPostgresDiscovery } from '../discovery/postgres-discovery.service.ts';
import { createSearchIndex, type SearchIndex } from './search-index.service.ts';

const searches = 25;
const size = 400;

describe.each(testDatabases)('the index compared with PostgreSQL, on %s', (kind) => {
  let database: OpenDatabase;
  let index: SearchIndex;
  let postgres: Discovery;

  beforeAll(async () => {
    database = await openTestDatabase(kind);
    await storeWorld(database.db, makePeople(size, 7));
    postgres = createPostgresDiscovery(database.db);
    index = createSearchIndex({ ...database, dataDir: makeTestFolder('index'), log: createLog('warn') });
    index.start();
    await index.caughtUp();
  });
  afterAll(async () => {
    await index.close();
    await database.close();
  });

  /** Returns the index's own answer; retries when PostgreSQL answered instead. */
  async function byIndex<T>(ask: (discovery: Discovery) => Promise<T>): Promise<T> {
    for (;;) {
      const before = index.state().answers.index;
      const answer = await ask(index);
      if (index.state().answers.index > before) return answer;
      await index.caughtUp();
    }
  }

  it('finds the same while profiles are added, changed, hidden and deleted; cursors are interchangeable', async () => {
    await fc.assert(
      fc.asyncProperty(
        changes(size),
        fc.array(fc.tuple(wishes, fc.array(fc.integer({ min: firstId, max: firstId + size }), { maxLength: 4 })), {
          minLength: searches,
          maxLength: searches,
        }),
        async (happened, asked) => {
          for (const one of happened) await happen(database.db, one);
          await index.caughtUp();
          for (const [{ wire, sort, limit }, exceptIds] of asked) {
            const filters = readFilters(wire);
            let after: Position | undefined;
            for (let page = 0; page < 3; page += 1) {
              const request = { filters, sort, limit, after, exceptIds };
              const found = await byIndex((discovery) => discovery.search(request));
              expect(found).toEqual(await postgres.search(request));
              if (found.next === null) break;
              after = found.next;
            }
          }
        },
      ),
      // No shrinking, because the changes to the database cannot be undone.
      { numRuns: rounds, endOnFailure: true },
    );
  }, 3_600_000);

  it('suggests and compares the same', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(['aar'], ['मी'], ['jose'], ['user'], ['h'], ['men', 'k'], ['nobody'], []),
        fc.integer({ min: firstId, max: firstId + size }),
        async (terms, id) => {
          const people = { terms, exceptIds: [id], limit: 5 };
          expect(await byIndex((by) => by.suggestPeople(people))).toEqual(await postgres.suggestPeople(people));
          const alike = {
            id,
            categories: ['food', 'travel'],
            cityId: 'kochi',
            followers: id * 7,
            exceptIds: [],
            limit: 6,
          };
          expect(await byIndex((by) => by.similar(alike))).toEqual(await postgres.similar(alike));
        },
      ),
      { numRuns: 30 },
    );
  });
});
