import { infiniteQueryOptions, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { type SettlementSource, settlementCalls } from '../../../contract/hub/settlements.ts';
import { request } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { useRefreshMoney } from '../../lib/wallet-query-key.ts';

/** Settlements of a joint campaign, newest first, for its participants. */
export function settlementsQuery(id: string) {
  return infiniteQueryOptions({
    queryKey: [...sharedKeys.campaigns, 'settlements', id],
    queryFn: ({ signal, pageParam }) =>
      request(
        settlementCalls.listSettlements,
        { params: { id }, query: { limit: '20', ...(pageParam === null ? {} : { cursor: pageParam }) } },
        { signal },
      ),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next_cursor }) => next_cursor,
  });
}

/** Statement of a joint campaign: the user's own, or for the creator all. */
export function statementQuery(id: string) {
  return queryOptions({
    queryKey: [...sharedKeys.campaigns, 'statement', id],
    queryFn: ({ signal }) => request(settlementCalls.getStatement, { params: { id } }, { signal }),
    select: ({ data }) => data,
  });
}

export function downloadStatement(id: string, format: 'csv' | 'pdf'): Promise<void> {
  return download(settlementCalls.getStatement, { params: { id }, query: { format } });
}

export interface NewSettlement {
  /** In rupees. */
  amount: number;
  source: SettlementSource;
}

export function useSettle(id: string) {
  const client = useQueryClient();
  const refreshMoney = useRefreshMoney();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: NewSettlement) =>
      request(settlementCalls.settleCampaign, { params: { id }, body }, { idempotencyKey: key.keyFor(body) }),
    onSuccess: () => key.done(),
    onSettled: () => Promise.all([client.invalidateQueries({ queryKey: sharedKeys.campaigns }), refreshMoney()]),
  });
}
