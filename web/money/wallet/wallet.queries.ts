import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import { walletCalls } from '../../../contract/money/wallet.ts';
import { escrowCalls } from '../../../contract/work/escrow.ts';
import { request } from '../../lib/api.ts';
import { walletQueryKey } from '../../lib/wallet-query-key.ts';
import type { StatementFilters } from './statement-filters.ts';

export const balanceQuery = queryOptions({
  queryKey: [...walletQueryKey, 'balance'],
  queryFn: async ({ signal }) => (await request(walletCalls.getWalletBalance, {}, { signal })).data,
});

/** Money held for the user's work, by agreement. */
export const arrivingQuery = queryOptions({
  queryKey: [...walletQueryKey, 'arriving'],
  queryFn: async ({ signal }) => (await request(escrowCalls.listArriving, {}, { signal })).data,
});

/** The user's money held for others' work, by agreement. */
export const payingQuery = queryOptions({
  queryKey: [...walletQueryKey, 'paying'],
  queryFn: async ({ signal }) => (await request(escrowCalls.listPaying, {}, { signal })).data,
});

/** Statement, newest first; keeps the current rows while loading new filters. */
export function statementQuery(filters: StatementFilters) {
  return infiniteQueryOptions({
    queryKey: [...walletQueryKey, 'statement', filters],
    queryFn: ({ signal, pageParam }) =>
      request(
        walletCalls.getWallet,
        { query: { ...filters, limit: '20', ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    placeholderData: keepPreviousData,
  });
}
