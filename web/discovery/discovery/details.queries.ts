import { queryOptions } from '@tanstack/react-query';
import { discoveryCalls } from '../../../contract/discovery/discovery.ts';
import { request } from '../../lib/api.ts';

/** Profile page of a creator. */
export function detailsQuery(id: string) {
  return queryOptions({
    queryKey: ['discovery', 'details', id],
    queryFn: async ({ signal }) =>
      (await request(discoveryCalls.getInfluencerDetails, { params: { id } }, { signal })).data,
  });
}
