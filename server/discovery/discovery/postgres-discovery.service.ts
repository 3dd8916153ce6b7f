import type { Database } from '../../../database/connection.ts';
import type { Discovery } from '../../../search/discovery.rules.ts';
import { findPeopleIds, findSimilarIds } from './discovery.queries.ts';
import { countMatches, countTotal, findNearbyIds, findPage, findTypos } from './search.queries.ts';

/** Searches by SQL alone: one statement for the page, one for the total and every facet, one for typos. */
export function createPostgresDiscovery(db: Database): Discovery {
  return {
    async search(request) {
      const readAsTypos = await findTypos(db, request.filters.terms ?? []);
      const asked = { ...request, typos: readAsTypos };
      const page = await findPage(db, asked);
      const counted = await (request.withoutFacets ? countTotal : countMatches)(db, asked);
      return { ...page, ...counted, readAsTypos };
    },
    async nearby(request) {
      return findNearbyIds(db, { ...request, typos: await findTypos(db, request.filters.terms ?? []) });
    },
    suggestPeople: (request) => findPeopleIds(db, request),
    similar: (request) => findSimilarIds(db, request),
    forgetNames() {},
    state: () => ({ isWarm: false, profiles: 0, parts: 0, ageMs: null, answers: { index: 0, postgres: 0 } }),
  };
}
