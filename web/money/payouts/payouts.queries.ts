import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { type Payout, payoutCalls } from '../../../contract/money/payouts.ts';
import { request } from '../../lib/api.ts';
import { walletQueryKey } from '../../lib/wallet-query-key.ts';

/** Polling interval of a payout in progress, in case its webhook is late. */
const checkMs = 30_000;

/** Payouts of the user, newest first. */
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

/** Current status of a payout at the provider. */
export function payoutQuery(payout: Payout) {
  return queryOptions({
    queryKey: [...walletQueryKey, 'payout', payout.id],
    queryFn: async ({ signal }) =>
      (await request(payoutCalls.getPayout, { params: { id: payout.id } }, { signal })).data,
    enabled: isUnderWay(payout),
    refetchInterval: checkMs,
  });
}

/** Preview of a payout; keeps the previous figures while loading. */
export function quoteQuery(amount: number) {
  return queryOptions({
    queryKey: [...walletQueryKey, 'quote', amount],
    queryFn: async ({ signal }) =>
      (await request(payoutCalls.quotePayout, { query: { amount: String(amount) } }, { signal })).data,
    placeholderData: keepPreviousData,
  });
}

export interface PayoutRequest {
  /** In rupees. */
  amount: number;
  payment_method_id: string;
}

export async function requestPayout(body: PayoutRequest, idempotencyKey: string): Promise<Payout> {
  return (await request(payoutCalls.requestPayout, { body }, { idempotencyKey })).data;
}
