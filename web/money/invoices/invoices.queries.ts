import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { invoiceCalls } from '../../../contract/money/invoices.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

/**
 * The key is below the subscription's, so that a purchase refetches it. Fees on work add invoices without an event, so every
 * visit refetches.
 */
export function invoicesQuery(userId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: [...sharedKeys.subscription, userId, 'invoices'],
    queryFn: ({ signal, pageParam }) =>
      request(
        invoiceCalls.listInvoices,
        { query: { limit: '12', ...(pageParam ? { cursor: pageParam } : {}) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
    staleTime: 0,
    enabled: userId !== undefined,
  });
}

export const billingQuery = queryOptions({
  queryKey: ['billing-details'],
  queryFn: async ({ signal }) => (await request(invoiceCalls.getBillingDetails, {}, { signal })).data,
});

/** URL of an invoice's PDF; expires after five minutes. */
export async function readInvoiceUrl(id: string): Promise<string> {
  return (await request(invoiceCalls.getInvoice, { params: { id } })).data.url;
}
