import { queryOptions, useQuery } from '@tanstack/react-query';
import { lookupCalls } from '../../contract/core/lookups.ts';
import { request } from './api.ts';
import { inReadersWords, lookupQuery } from './lookups.ts';
import { sharedKeys } from './query-keys.ts';

/** All cities, largest first. */
export const allCitiesQuery = queryOptions({
  queryKey: [...sharedKeys.lookups, 'all-cities'],
  queryFn: async ({ signal }) => (await request(lookupCalls.listCities, {}, { signal })).data.map(inReadersWords),
  staleTime: Number.POSITIVE_INFINITY,
});

/** Maps ids of a lookup list to names; returns the id until loaded. */
export function useNames(list: 'categories' | 'languages' | 'genders'): (id: string) => string {
  return nameIn(useQuery(lookupQuery(list)).data);
}

/** The same for cities. */
export function useCityNames(): (id: string) => string {
  return nameIn(useQuery(allCitiesQuery).data);
}

function nameIn(list: readonly { id: string; name: string }[] | undefined): (id: string) => string {
  const names = new Map(list?.map(({ id, name }) => [id, name]));
  return (id) => names.get(id) ?? id;
}
