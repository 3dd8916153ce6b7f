import { infiniteQueryOptions, mutationOptions, type QueryClient } from '@tanstack/react-query';
import { safetyCalls } from '../../../contract/accounts/safety.ts';
import { request } from '../../lib/api.ts';

export function reportMutation(targetId: string) {
  return mutationOptions({
    mutationFn: (reason: string) => request(safetyCalls.report, { body: { target_id: targetId, reason } }),
  });
}

export function blockMutation(targetId: string) {
  return mutationOptions({
    mutationFn: () => request(safetyCalls.block, { body: { target_id: targetId } }),
  });
}

/** Blocked people, latest first. */
export const blockedQuery = infiniteQueryOptions({
  queryKey: ['blocked'],
  queryFn: ({ pageParam, signal }) =>
    request(safetyCalls.listBlocked, { query: { cursor: pageParam || undefined } }, { signal }),
  initialPageParam: '',
  getNextPageParam: (page) => page.next_cursor,
});

export function unblockMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: (id: string) => request(safetyCalls.unblock, { params: { id } }),
    onSettled: () => client.invalidateQueries({ queryKey: blockedQuery.queryKey }),
  });
}
