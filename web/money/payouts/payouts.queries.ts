import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Payout, payoutCalls } from '../../../contract/money/payouts.ts';
import { request } from '../../lib/api.ts';
import { walletQueryKey } from '../../lib/wallet-query-key.ts';

/** A payout under way is asked for again this often, also when its webhook is late. */
const checkMs = 30_000;

/** My payouts, newest first, a few at a time. */
export const payoutsQuery = infiniteQueryOptions({
  queryKey: [...walletQueryKey, 'payouts'],
  queryFn: ({ signal, pageParam }) =>
    request(
      payoutCalls.listPayouts,
      { query: { limit: '3', ...(pageParam === null ? {} : { cursor: pageParam }) } },
      { signal },
    ),
  initialPageParam: null as string | null,
  getNextPageParam: ({ next_cursor }) => next_cursor,
});

function isUnderWay({ status }: Payout): boolean {
  return status === 'requested' || status === 'processing';
}

/** One payout under way, as the provider knows it. */
export function payoutQuery(payout: Payout) {
  return queryOptions({
    queryKey: [...walletQueryKey, 'payout', payout.id],
    queryFn: async ({ signal }) =>
      (await request(payoutCalls.getPayout, { params: { id: payout.id } }, { signal })).data,
    enabled: isUnderWay(payout),
    refetchInterval: checkMs,
  });
}

/** What a payout of so many rupees brings; the figures before stay until the new ones are there. */
export function quoteQuery(amount: number) {
  return queryOptions({
    queryKey: [...walletQueryKey, 'quote', amount],
    queryFn: async ({ signal }) =>
      (await request(payoutCalls.quotePayout, { query: { amount: String(amount) } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

export interface PayoutRequest {
  /** Rupees. */
  amount: number;
  payment_method_id: string;
}

export async function requestPayout(body: PayoutRequest, idempotencyKey: string): Promise<Payout> {
  return (await request(payoutCalls.requestPayout, { body }, { idempotencyKey })).data;
}
