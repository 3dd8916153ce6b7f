import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { discoveryCalls } from '../../../contract/discovery/discovery.ts';
import type { CallInput } from '../../../contract/kit/calls.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { rememberNames, rememberWords } from './filter-names.ts';
import { type Filters, writeFilters } from './filters.ts';

const pageSize = 24;

/** Parsing keeps only the words that the call takes. */
const toQuery = (filters: Filters) => filters as CallInput<typeof discoveryCalls.browseInfluencers>['query'];

/** Paged search results. Previous results stay visible while a new search loads. */
export function browseQuery(filters: Filters) {
  return infiniteQueryOptions({
    queryKey: [...sharedKeys.discovery, 'browse', writeFilters(filters).toString()],
    queryFn: async ({ pageParam, signal }) => {
      const parts = pageParam === '' ? 'cards,facets' : 'cards';
      const query = { ...toQuery(filters), limit: String(pageSize), cursor: pageParam, parts };
      const page = await request(discoveryCalls.browseInfluencers, { query }, { signal });
      if (page.facets) rememberNames(page.facets);
      return page;
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
    placeholderData: keepPreviousData,
    // Going back restores the loaded pages and the scroll position; a long list is not refetched.
    staleTime: ({ state }) => ((state.data?.pages.length ?? 0) > 3 ? Number.POSITIVE_INFINITY : 5 * 60_000),
    gcTime: 30 * 60_000,
  });
}

/** Names of all categories, languages, states and countries, for filters no facet names and for searching places. */
export function wordsQuery() {
  return queryOptions({
    queryKey: [...sharedKeys.discovery, 'words'],
    queryFn: async ({ signal }) => {
      const { lookupCalls } = await import('../../../contract/core/lookups.ts');
      const [categories, languages, states, countries] = await Promise.all([
        request(lookupCalls.listCategories, {}, { signal }),
        request(lookupCalls.listLanguages, {}, { signal }),
        request(lookupCalls.listStates, {}, { signal }),
        request(lookupCalls.listCountries, {}, { signal }),
      ]);
      rememberWords('category', categories.data);
      rememberWords('language', languages.data);
      rememberWords('state', states.data);
      rememberWords('country', countries.data);
      return { states: states.data, countries: countries.data };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** The options of all creators. */
export function allFacetsQuery() {
  return queryOptions({
    queryKey: [...sharedKeys.discovery, 'facets'],
    queryFn: async ({ signal }) => {
      const query = { limit: '1', parts: 'facets' };
      return (await request(discoveryCalls.browseInfluencers, { query }, { signal })).facets;
    },
    staleTime: Number.POSITIVE_INFINITY,
  });
}

/** Number of results of another search, without its cards. */
export function countQuery(filters: Filters) {
  return queryOptions({
    queryKey: [...sharedKeys.discovery, 'count', writeFilters(filters).toString()],
    queryFn: async ({ signal }) => {
      const reply = await request(
        discoveryCalls.browseInfluencers,
        { query: { ...toQuery(filters), limit: '1', parts: 'cards' } },
        { signal },
      );
      return reply.total;
    },
  });
}

export function suggestQuery(q: string) {
  return queryOptions({
    queryKey: [...sharedKeys.discovery, 'suggest', q],
    queryFn: async ({ signal }) =>
      (await request(discoveryCalls.suggestInfluencers, { query: { q } }, { signal })).data,
    enabled: q.length > 0,
    placeholderData: keepPreviousData,
  });
}
