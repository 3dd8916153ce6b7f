import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { discoveryCalls } from '../../../contract/discovery/discovery.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

/** Creators like these; the previous ones stay while others load. */
export function lookalikesQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: [...sharedKeys.discovery, 'lookalikes', ids],
    queryFn: async ({ signal }) =>
      (await request(discoveryCalls.listLookalikes, { query: { influencer_id: [...ids] } }, { signal })).data,
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}
