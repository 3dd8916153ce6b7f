import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { poolCalls } from '../../../contract/hub/pools.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { useRefreshMoney } from '../../lib/wallet-query-key.ts';

/** In ms; document URLs expire after five minutes. */
const linksFreshFor = 240_000;

/** Pool of a joint campaign, for its participants. */
export function poolQuery(id: string) {
  return queryOptions({
    queryKey: [...sharedKeys.campaigns, 'pool', id],
    queryFn: ({ signal }) => request(poolCalls.getPool, { params: { id } }, { signal }),
    select: ({ data }) => data,
  });
}

export function spendingQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...sharedKeys.campaigns, 'spending', id],
    queryFn: ({ signal, pageParam }) =>
      request(
        poolCalls.listSpending,
        { params: { id }, query: { limit: '20', ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    refetchInterval: linksFreshFor,
  });
}

export function proposalsQuery(id: string) {
  return queryOptions({
    queryKey: [...sharedKeys.campaigns, 'proposals', id],
    queryFn: ({ signal }) => request(poolCalls.listProposals, { params: { id } }, { signal }),
    select: ({ data }) => data,
  });
}

/** Refetches the pool and the user's own money. */
function useRefreshPool() {
  const client = useQueryClient();
  const refreshMoney = useRefreshMoney();
  return () => Promise.all([client.invalidateQueries({ queryKey: sharedKeys.campaigns }), refreshMoney()]);
}

type NewSpending = Parameters<typeof request<typeof poolCalls.spendPool>>[1]['body'];

export function useSpend(id: string) {
  const refresh = useRefreshPool();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: NewSpending) =>
      request(poolCalls.spendPool, { params: { id }, body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

type DrawAnswer = Parameters<typeof request<typeof poolCalls.answerSpending>>[1]['body'];

export function useAnswerDraw(id: string) {
  const refresh = useRefreshPool();
  return useMutation({
    mutationFn: (body: DrawAnswer) => request(poolCalls.answerSpending, { params: { id }, body }),
    onSettled: refresh,
  });
}

type NewDispute = Parameters<typeof request<typeof poolCalls.disputePool>>[1]['body'];

export function useDisputePool(id: string) {
  const refresh = useRefreshPool();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: NewDispute) =>
      request(poolCalls.disputePool, { params: { id }, body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

type TermsAnswer = Parameters<typeof request<typeof poolCalls.answerProposal>>[1]['body'];

export function useAnswerProposal(id: string) {
  const refresh = useRefreshPool();
  return useMutation({
    mutationFn: (body: TermsAnswer) => request(poolCalls.answerProposal, { params: { id }, body }),
    onSettled: refresh,
  });
}

/** Uploads a document to be named by a draw or an objection. */
export async function uploadPaper(id: string, file: File) {
  return (await request(poolCalls.addPoolPaper, { params: { id }, file })).data;
}
