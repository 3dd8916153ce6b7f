import { infiniteQueryOptions } from '@tanstack/react-query';
import { jointHistoryCalls } from '../../../contract/hub/joint-history.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

/** History of a joint campaign, newest first. */
export function historyQuery(id: string, limit: number) {
  return infiniteQueryOptions({
    queryKey: [...sharedKeys.campaigns, 'history', id, limit],
    queryFn: ({ signal, pageParam }) =>
      request(
        jointHistoryCalls.listJointHistory,
        { params: { id }, query: { limit: String(limit), ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}
