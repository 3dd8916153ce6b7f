import { queryOptions, useMutation } from '@tanstack/react-query';
import type { ParsedInput } from '../../../contract/kit/calls.ts';
import { type ChangeOrderAnswer, changeOrderCalls } from '../../../contract/work/change-orders.ts';
import { request } from '../../lib/api.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { agreementsKey, useRefreshAgreements } from '../agreements/agreements.queries.ts';

export function changeOrdersQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...agreementsKey, applicationId, 'change-orders'],
    queryFn: ({ signal }) => request(changeOrderCalls.listChangeOrders, { params: { applicationId } }, { signal }),
  });
}

/** A proposal as the server takes it. */
export type Proposal = ParsedInput<(typeof changeOrderCalls)['proposeChangeOrder']>['body'];

export function usePropose(applicationId: string) {
  const refresh = useRefreshAgreements();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: Proposal) =>
      request(
        changeOrderCalls.proposeChangeOrder,
        { params: { applicationId }, body },
        { idempotencyKey: key.keyFor(body) },
      ),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

export function useAnswer(id: string) {
  const refresh = useRefreshAgreements();
  return useMutation({
    mutationFn: (status: ChangeOrderAnswer) =>
      request(changeOrderCalls.answerChangeOrder, { params: { id }, body: { status } }),
    onSettled: refresh,
  });
}

/** Starts the payment of an accepted increase. */
export function useFundChange(id: string) {
  const key = useActionKey();
  return async () => {
    const call = { params: { id } };
    const { data } = await request(changeOrderCalls.fundChangeOrder, call, { idempotencyKey: key.keyFor(id) });
    key.done();
    return data;
  };
}
