import fc from 'fast-check';
import { expect } from 'vitest';
import type { Database } from '../../database/connection.ts';
import { type Discovery, type Position, readFilters } from '../../search/discovery.rules.ts';
import { nearTermsOf } from '../../search/search-text.rules.ts';
import type { FollowedIndex } from '../../server/discovery/search-index/following.service.ts';
import { changes, firstId, happen, rounds } from './changes.ts';
import { wishes } from './wishes.ts';

interface Compared {
  db: Database;
  index: FollowedIndex;
  postgres: Discovery;
  /** Number of profiles of the world (see `makePeople`). */
  size: number;
}

const searches = 25;

/** Returns the index's own answer; retries when PostgreSQL answered instead. */
export async function byIndex<T>(index: FollowedIndex, ask: (discovery: Discovery) => Promise<T>): Promise<T> {
  for (;;) {
    const before = index.state().answers.index;
    const answer = await ask(index);
    if (index.state().answers.index > before) return answer;
    await index.caughtUp();
  }
}

/** Three pages of random searches are alike while profiles are added, changed, hidden and deleted. */
export async function compareSearches({ db, index, postgres, size }: Compared): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      changes(size),
      fc.array(fc.tuple(wishes, fc.array(fc.integer({ min: firstId, max: firstId + size }), { maxLength: 4 })), {
        minLength: searches,
        maxLength: searches,
      }),
      async (happened, asked) => {
        for (const one of happened) await happen(db, one);
        await index.caughtUp();
        for (const [{ wire, sort, limit }, exceptIds] of asked) {
          const filters = readFilters(wire);
          let after: Position | undefined;
          for (let page = 0; page < 3; page += 1) {
            const request = { filters, sort, limit, after, exceptIds };
            const found = await byIndex(index, (discovery) => discovery.search(request));
            expect(found).toEqual(await postgres.search(request));
            if (found.next === null) break;
            after = found.next;
          }
          const near = { filters, terms: nearTermsOf(wire.q), exceptIds, limit };
          expect(await byIndex(index, (by) => by.nearby(near))).toEqual(await postgres.nearby(near));
        }
      },
    ),
    // No shrinking, because the changes to the database cannot be undone.
    { numRuns: rounds, endOnFailure: true },
  );
}

/** Suggested and similar people are alike. */
export async function comparePeople({ index, postgres, size }: Omit<Compared, 'db'>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(['aar'], ['मी'], ['jose'], ['user'], ['h'], ['men', 'k'], ['nobody'], []),
      fc.integer({ min: firstId, max: firstId + size }),
      fc.constantFrom('kochi', null),
      fc.constantFrom(0, 1, 7, 900),
      async (terms, id, cityId, times) => {
        const people = { terms, exceptIds: [id], limit: 5 };
        expect(await byIndex(index, (by) => by.suggestPeople(people))).toEqual(await postgres.suggestPeople(people));
        const alike = { id, categories: ['food', 'travel'], cityId, followers: id * times, exceptIds: [], limit: 6 };
        expect(await byIndex(index, (by) => by.similar(alike))).toEqual(await postgres.similar(alike));
      },
    ),
    { numRuns: 30 },
  );
}
