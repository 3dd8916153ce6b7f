import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { deliverableCalls } from '../../../contract/work/deliverables.ts';
import { escrowCalls } from '../../../contract/work/escrow.ts';
import { request } from '../../lib/api.ts';
import { useLiveEvent } from '../../lib/live.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { useRefreshMoney } from '../../lib/wallet-query-key.ts';

const workKey = sharedKeys.deliverables;

/** Work of a campaign visible to the reader. */
export function deliverablesQuery(campaignId: string) {
  return queryOptions({
    queryKey: [...workKey, 'of', campaignId],
    queryFn: async ({ signal }) =>
      (await request(deliverableCalls.listDeliverables, { params: { id: campaignId } }, { signal })).data,
  });
}

/** Money that the last approval of an agreement releases. */
export function heldMoneyQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...sharedKeys.escrow, 'for-approval', applicationId],
    queryFn: async ({ signal }) =>
      (await request(escrowCalls.getEscrow, { params: { applicationId } }, { signal })).data,
  });
}

/** Refetches the work with its agreement, campaign and money. */
export function useRefreshWork(): () => Promise<unknown> {
  const client = useQueryClient();
  const refreshMoney = useRefreshMoney();
  const keys = [workKey, sharedKeys.applications, sharedKeys.campaigns, sharedKeys.escrow, sharedKeys.performance];
  return () =>
    Promise.all([...keys.map((queryKey) => client.invalidateQueries({ queryKey: [...queryKey] })), refreshMoney()]);
}

/** Refetches on the other party's actions. */
export function useLiveWork(): void {
  const refresh = useRefreshWork();
  useLiveEvent('notification', ({ type }) => {
    if (type === 'deliverable' || type === 'application' || type === 'money') void refresh();
  });
}

type SubmitBody = Parameters<typeof request<typeof deliverableCalls.submitDeliverable>>[1]['body'];

export function useHandIn(campaignId: string) {
  const refresh = useRefreshWork();
  const key = useActionKey();
  return useMutation({
    mutationFn: (body: SubmitBody) =>
      request(
        deliverableCalls.submitDeliverable,
        { params: { id: campaignId }, body },
        { idempotencyKey: key.keyFor(body) },
      ),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

/** Uploads a picture of the work; returns its id for handing in. */
export async function uploadPicture(campaignId: string, file: File): Promise<string> {
  const { data } = await request(deliverableCalls.uploadDeliverableFile, { params: { id: campaignId }, file });
  return data.file;
}

type ChangeBody = Parameters<typeof request<typeof deliverableCalls.changeDeliverable>>[1]['body'];

/** Review by the creator, or publication and figures by the influencer. */
export function useChangeWork(id: string) {
  const refresh = useRefreshWork();
  return useMutation({
    mutationFn: (body: ChangeBody) => request(deliverableCalls.changeDeliverable, { params: { id }, body }),
    onSettled: refresh,
  });
}
