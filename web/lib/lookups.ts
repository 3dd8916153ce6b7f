import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lookupCalls } from '../../contract/core/lookups.ts';
import { carrier, request } from './api.ts';
import { placeIn } from './i18n/i18n.ts';
import { sharedKeys } from './query-keys.ts';

/** Operators rarely change the lists; same lifetime as the server's cache header. */
const kept = { staleTime: 300_000, gcTime: Number.POSITIVE_INFINITY };

const lists = {
  categories: lookupCalls.listCategories,
  languages: lookupCalls.listLanguages,
  genders: lookupCalls.listGenders,
  platforms: lookupCalls.listPlatforms,
  contentTypes: lookupCalls.listContentTypes,
  countries: lookupCalls.listCountries,
} as const;

/** Lookup list of {id, name}. */
export function lookupQuery(list: keyof typeof lists) {
  return queryOptions({
    queryKey: [...sharedKeys.lookups, list],
    queryFn: async ({ signal }) => (await request(lists[list], {}, { signal })).data.map(inReadersWords),
    ...kept,
  });
}

/** Translated item, still searchable by its English name. */
export function inReadersWords<Item extends { name: string }>(item: Item): Item & { also: string } {
  return { ...item, name: placeIn(carrier.language(), item.name), also: item.name };
}

/** States of a country; empty without one. */
export function statesQuery(countryId: string | undefined) {
  return queryOptions({
    queryKey: [...sharedKeys.lookups, 'states', countryId],
    queryFn: async ({ signal }) =>
      (await request(lookupCalls.listStates, { query: { country_id: countryId } }, { signal })).data.map(
        inReadersWords,
      ),
    enabled: Boolean(countryId),
    ...kept,
  });
}

/** Cities of a state, or whose name begins with `q`. */
export function citiesQuery({ stateId, q }: { stateId?: string | undefined; q?: string | undefined }) {
  return queryOptions({
    queryKey: [...sharedKeys.lookups, 'cities', stateId, q],
    queryFn: async ({ signal }) =>
      (await request(lookupCalls.listCities, { query: { state_id: stateId, q } }, { signal })).data.map(inReadersWords),
    enabled: Boolean(stateId || q),
    placeholderData: keepPreviousData,
    ...kept,
  });
}
