import { lookupCalls } from '../../../contract/core/lookups.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Mount } from '../../kit/http/mount.ts';
import { listCategories, listCities, listStates, listWords } from './lookups.queries.ts';

export function mountLookups(mount: Mount, { db }: Context): void {
  mount(lookupCalls, {
    listCategories: async () => ({ data: await listCategories(db) }),
    listLanguages: async () => ({ data: await listWords(db, 'language') }),
    listGenders: async () => ({ data: await listWords(db, 'gender') }),
    listPlatforms: async () => ({ data: await listWords(db, 'platform') }),
    listContentTypes: async () => ({ data: await listWords(db, 'content_type') }),
    listCountries: async () => ({ data: await listWords(db, 'country') }),
    listStates: async ({ query }) => ({ data: await listStates(db, query.country_id) }),
    listCities: async ({ query }) => ({
      data: await listCities(db, { stateId: query.state_id, prefix: query.q ?? '' }),
    }),
  });
}
