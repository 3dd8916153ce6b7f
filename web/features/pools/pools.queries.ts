import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { poolCalls } from '../../../contract/pools.ts';
import { request } from '../../lib/api.ts';
import { useRefreshMoney } from '../../lib/own-money.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

/** What was paid into a joint campaign and what became of it, for its parties. */
export function poolQuery(id: string) {
  return queryOptions({
    queryKey: ['campaigns', 'pool', id],
    queryFn: ({ signal }) => request(poolCalls.getPool, { params: { id } }, { signal }),
    select: ({ data }) => data,
  });
}

export function spendingQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: ['campaigns', 'spending', id],
    queryFn: ({ signal, pageParam }) =>
      request(
        poolCalls.listSpending,
        { params: { id }, query: { limit: '20', ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

interface NewSpending {
  /** Rupees. */
  amount: number;
  note: string;
  need_id?: string;
}

export function useSpend(id: string) {
  const client = useQueryClient();
  const refreshMoney = useRefreshMoney();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: NewSpending) =>
      request(poolCalls.spendPool, { params: { id }, body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.done(),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: ['campaigns'] }), refreshMoney()]),
  });
}
