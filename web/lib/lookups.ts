import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { lookupCalls } from '../../contract/core/lookups.ts';
import { carrier, request } from './api.ts';
import { placeIn } from './i18n/i18n.ts';

/** Operators change the lists now and then; the browser asks again after as long as the server lets it keep them. */
const kept = { staleTime: 300_000, gcTime: Number.POSITIVE_INFINITY };

const lists = {
  categories: lookupCalls.listCategories,
  languages: lookupCalls.listLanguages,
  genders: lookupCalls.listGenders,
  platforms: lookupCalls.listPlatforms,
  contentTypes: lookupCalls.listContentTypes,
  countries: lookupCalls.listCountries,
} as const;

/** A list of {id, name} to choose from. */
export function lookupQuery(list: keyof typeof lists) {
  return queryOptions({
    queryKey: ['lookups', list],
    queryFn: async ({ signal }) => (await request(lists[list], {}, { signal })).data.map(inReadersWords),
    ...kept,
  });
}

/** An item of a list in the reader’s words; it is found by its English too. */
export function inReadersWords<Item extends { name: string }>(item: Item): Item & { also: string } {
  return { ...item, name: placeIn(carrier.language(), item.name), also: item.name };
}

/** The states of a country; none without one. */
export function statesQuery(countryId: string | undefined) {
  return queryOptions({
    queryKey: ['lookups', 'states', countryId],
    queryFn: async ({ signal }) =>
      (await request(lookupCalls.listStates, { query: { country_id: countryId } }, { signal })).data.map(
        inReadersWords,
      ),
    enabled: Boolean(countryId),
    ...kept,
  });
}

/** The cities of a state, or those whose name begins with `q`. */
export function citiesQuery({ stateId, q }: { stateId?: string | undefined; q?: string | undefined }) {
  return queryOptions({
    queryKey: ['lookups', 'cities', stateId, q],
    queryFn: async ({ signal }) =>
      (await request(lookupCalls.listCities, { query: { state_id: stateId, q } }, { signal })).data.map(inReadersWords),
    enabled: Boolean(stateId || q),
    placeholderData: keepPreviousData,
    ...kept,
  });
}
