import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationCalls } from '../../../contract/campaigns/applications.ts';
import { agreementCalls } from '../../../contract/work/agreements.ts';
import { changeOrderCalls } from '../../../contract/work/change-orders.ts';
import { request } from '../../lib/api.ts';
import { download } from '../../lib/download.ts';
import { useLiveEvent } from '../../lib/live.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

const agreementsKey = ['agreements'] as const;

/** The version in force, or a given one; before acceptance, the terms that would be frozen. */
export function agreementQuery(applicationId: string, version?: number) {
  return queryOptions({
    queryKey: [...agreementsKey, applicationId, 'version', version ?? null],
    queryFn: async ({ signal }) => {
      const query = version === undefined ? {} : { version: String(version) };
      return (await request(agreementCalls.getAgreement, { params: { applicationId }, query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

export function changeOrdersQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...agreementsKey, applicationId, 'change-orders'],
    queryFn: async ({ signal }) =>
      (await request(changeOrderCalls.listChangeOrders, { params: { applicationId } }, { signal })).data,
  });
}

export function downloadAgreement(applicationId: string, version: number): Promise<void> {
  const query = { format: 'pdf', version: String(version) } as const;
  return download(agreementCalls.getAgreement, { params: { applicationId }, query });
}

/** Refetches everything that shows the agreement, its application or its work. */
function useRefresh(): () => Promise<unknown> {
  const client = useQueryClient();
  const keys = [
    agreementsKey,
    sharedKeys.applications,
    sharedKeys.campaigns,
    sharedKeys.deliverables,
    sharedKeys.escrow,
  ];
  return () => Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })));
}

/** Refetches on the other party's proposals and answers. */
export function useLiveAgreements(): void {
  const refresh = useRefresh();
  useLiveEvent('notification', ({ type }) => {
    if (type === 'agreement' || type === 'application') void refresh();
  });
}

/** Accepts the offer with the hash of the terms that were read. */
export function useAcceptOffer(applicationId: string) {
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (hash: string) =>
      request(applicationCalls.moveApplication, {
        params: { applicationId },
        body: { status: 'accepted', terms_hash: hash },
      }),
    onSettled: refresh,
  });
}

export interface Proposal {
  revisions?: number;
  ready_by?: string;
  note: string;
}

export function usePropose(applicationId: string) {
  const refresh = useRefresh();
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
  const refresh = useRefresh();
  return useMutation({
    mutationFn: (status: 'accepted' | 'declined' | 'withdrawn') =>
      request(changeOrderCalls.answerChangeOrder, { params: { id }, body: { status } }),
    onSettled: refresh,
  });
}
