import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { poolDisputeCalls } from '../../../contract/hub/pool-disputes.ts';
import { request } from '../../lib/api.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

const disputesKey = ['pool-disputes'] as const;

export function poolQueueQuery(status: 'open' | 'decided') {
  return infiniteQueryOptions({
    queryKey: [...disputesKey, 'queue', status],
    queryFn: ({ signal, pageParam }) =>
      request(
        poolDisputeCalls.listPoolDisputes,
        { query: { status, limit: '20', ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

export function poolCaseQuery(id: string) {
  return queryOptions({
    queryKey: [...disputesKey, 'case', id],
    queryFn: async ({ signal }) =>
      (await request(poolDisputeCalls.getPoolDispute, { params: { id } }, { signal })).data,
  });
}

type PoolDecision = Parameters<typeof request<typeof poolDisputeCalls.decidePoolDispute>>[1]['body'];

export function useDecidePool(id: string) {
  const client = useQueryClient();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: PoolDecision) =>
      request(poolDisputeCalls.decidePoolDispute, { params: { id }, body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.done(),
    onSettled: () => client.invalidateQueries({ queryKey: disputesKey }),
  });
}
