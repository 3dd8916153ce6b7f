import { queryOptions } from '@tanstack/react-query';
import { discoveryCalls } from '../../../contract/discovery/discovery.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

/** Profile page of a creator. */
export function detailsQuery(id: string) {
  return queryOptions({
    queryKey: [...sharedKeys.discovery, 'details', id],
    queryFn: async ({ signal }) =>
      (await request(discoveryCalls.getInfluencerDetails, { params: { id } }, { signal })).data,
  });
}
