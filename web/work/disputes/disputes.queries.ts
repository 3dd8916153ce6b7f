import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { disputeCalls } from '../../../contract/work/disputes.ts';
import { request } from '../../lib/api.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

const disputesKey = ['disputes'] as const;

export type QueueStatus = 'open' | 'decided';

export function queueQuery(status: QueueStatus) {
  return infiniteQueryOptions({
    queryKey: [...disputesKey, 'queue', status],
    queryFn: ({ signal, pageParam }) =>
      request(
        disputeCalls.listDisputes,
        { query: { status, limit: '20', ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

export function caseQuery(id: string) {
  return queryOptions({
    queryKey: [...disputesKey, 'case', id],
    queryFn: async ({ signal }) => (await request(disputeCalls.getDisputeCase, { params: { id } }, { signal })).data,
  });
}

export type Decision = Parameters<typeof request<typeof disputeCalls.decideDispute>>[1]['body'];

export function useDecide(id: string) {
  const client = useQueryClient();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Decision) =>
      request(disputeCalls.decideDispute, { params: { id }, body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.done(),
    onSettled: () => client.invalidateQueries({ queryKey: disputesKey }),
  });
}
