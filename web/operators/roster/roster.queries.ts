import { infiniteQueryOptions, keepPreviousData, useMutation, useQueryClient } from '@tanstack/react-query';
import { removalRequestCalls } from '../../../contract/operators/removal-requests.ts';
import type { RosterFilter } from '../../../contract/operators/roster.ts';
import { rosterCalls } from '../../../contract/operators/roster.ts';
import { suppressionCalls } from '../../../contract/operators/suppressions.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

const rosterKey = [...sharedKeys.operator, 'roster'] as const;

export const rosterQuery = (filter: RosterFilter, q: string) =>
  infiniteQueryOptions({
    queryKey: [...rosterKey, 'profiles', filter, q],
    queryFn: ({ signal, pageParam }) =>
      request(
        rosterCalls.listRoster,
        { query: { filter, q, limit: '25', ...(pageParam === null ? {} : { cursor: pageParam }) } } as never,
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
  });

export const suppressionsQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...rosterKey, 'suppressions', q],
    queryFn: ({ signal, pageParam }) =>
      request(
        suppressionCalls.listSuppressions,
        { query: { q, limit: '25', ...(pageParam === null ? {} : { cursor: pageParam }) } } as never,
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });

export const removalRequestsQuery = infiniteQueryOptions({
  queryKey: [...rosterKey, 'requests'],
  queryFn: ({ signal, pageParam }) =>
    request(
      removalRequestCalls.listRemovalRequests,
      { query: { limit: '25', ...(pageParam === null ? {} : { cursor: pageParam }) } } as never,
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }) => next_cursor,
});

/** Mutation on the roster; refetches its lists. */
export function useRosterAct<I, R>(act: (input: I) => Promise<R>) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: act,
    onSettled: () => client.invalidateQueries({ queryKey: rosterKey }),
  });
}
