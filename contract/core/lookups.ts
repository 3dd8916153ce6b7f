import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id, named, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

const stateItem = z.object({ id, name: z.string(), country_id: id });
const cityItem = z.object({ id, name: z.string(), state_id: id, latitude: z.number(), longitude: z.number() });

/** Operators rarely change the lists; a change is visible after five minutes at most. */
const cacheSeconds = 300;

/** Declares a public list of {id, name}. */
function wordList<const P extends string>(path: P, summary: string) {
  return {
    method: 'GET',
    path,
    auth: 'public',
    summary,
    reply: { data: z.array(named) },
    cacheSeconds,
  } as const;
}

export const lookupCalls = defineCalls(access.member, {
  listCategories: wordList('/categories', 'What people write about'),
  listLanguages: wordList('/languages', 'Languages of content'),
  listGenders: wordList('/gender', 'Genders'),
  listPlatforms: wordList('/platform', 'Social platforms'),
  listContentTypes: wordList('/content', 'Kinds of content'),
  listCountries: wordList('/location/user/countries', 'Countries, India first'),
  listStates: {
    method: 'GET',
    path: '/location/user/states',
    auth: 'public',
    // The operators' console needs it to add cities.
    duringMaintenance: true,
    summary: 'States and regions by name, of one country or all',
    query: z.strictObject({ country_id: z.optional(id) }),
    reply: { data: z.array(stateItem) },
    cacheSeconds,
  },
  listCities: {
    method: 'GET',
    path: '/location/user/cities',
    auth: 'public',
    summary: 'Cities, the largest first; q finds them by the beginning of their name',
    query: z.strictObject({ state_id: z.optional(id), q: z.optional(text(0, 60)) }),
    reply: { data: z.array(cityItem) },
    cacheSeconds,
  },
});
