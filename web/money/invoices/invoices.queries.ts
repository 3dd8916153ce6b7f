import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query';
import { invoiceCalls } from '../../../contract/money/invoices.ts';
import { request } from '../../lib/api.ts';

/** Under the subscription's key: a purchase brings a new invoice along. Work that is paid does so unseen: each visit asks. */
export function invoicesQuery(userId: string | undefined) {
  return infiniteQueryOptions({
    queryKey: ['subscription', userId, 'invoices'],
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

/** The address of an invoice's PDF, good for five minutes. */
export async function readInvoiceUrl(id: string): Promise<string> {
  return (await request(invoiceCalls.getInvoice, { params: { id } })).data.url;
}
