import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { applicationCalls } from '../../../contract/campaigns/applications.ts';
import { approvalCalls } from '../../../contract/work/approval.ts';
import { disputeCalls } from '../../../contract/work/disputes.ts';
import { escrowCalls } from '../../../contract/work/escrow.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';
import { useRefreshMoney } from '../../lib/wallet-query-key.ts';

const escrowKey = sharedKeys.escrow;

/** Polling interval of an open payment; its webhook usually arrives first. */
const openPaymentMs = 10_000;

export function escrowQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...escrowKey, 'of', applicationId],
    queryFn: async ({ signal }) =>
      (await request(escrowCalls.getEscrow, { params: { applicationId } }, { signal })).data,
    refetchInterval: ({ state }) => (state.data?.status === 'created' ? openPaymentMs : false),
  });
}

/** Net income of the current price, or another one in rupees. */
export function netQuery(applicationId: string, amount?: number) {
  return queryOptions({
    queryKey: [...escrowKey, 'net', applicationId, amount ?? null],
    queryFn: async ({ signal }) => {
      const query = amount === undefined ? {} : { amount: String(amount) };
      return (await request(escrowCalls.quoteNet, { params: { applicationId }, query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

export interface Price {
  campaignId: string;
  /** In rupees. */
  amount: number;
  /** Day the work would be ready, if given. */
  readyBy: string;
}

/** The same before an application exists. */
export function priceQuery({ campaignId: id, amount, readyBy }: Price) {
  return queryOptions({
    queryKey: [...escrowKey, 'price', id, amount, readyBy],
    queryFn: async ({ signal }) => {
      const query = { amount: String(amount), ...(readyBy ? { ready_by: readyBy } : {}) };
      return (await request(escrowCalls.quotePrice, { params: { id }, query }, { signal })).data;
    },
    placeholderData: keepPreviousData,
  });
}

export function campaignMoneyQuery(id: string) {
  return queryOptions({
    queryKey: [...escrowKey, 'campaign', id],
    queryFn: async ({ signal }) => (await request(escrowCalls.getCampaignMoney, { params: { id } }, { signal })).data,
  });
}

export function disputeQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...escrowKey, 'dispute', applicationId],
    queryFn: async ({ signal }) =>
      (await request(disputeCalls.getDispute, { params: { applicationId } }, { signal })).data,
  });
}

/** Refetches everything that shows the agreement or its money. */
export function useRefreshEscrow(): () => Promise<unknown> {
  const client = useQueryClient();
  const refreshMoney = useRefreshMoney();
  return () =>
    Promise.all([
      ...[escrowKey, sharedKeys.applications, sharedKeys.campaigns, sharedKeys.deliverables].map((queryKey) =>
        client.invalidateQueries({ queryKey: [...queryKey] }),
      ),
      refreshMoney(),
    ]);
}

/** Starts the order for one agreement. */
export function useFundOrder(campaignId: string, applicationId: string) {
  const key = useActionKey();
  return async () => {
    const body = { application_id: applicationId };
    const call = { params: { id: campaignId }, body };
    const { data } = await request(escrowCalls.fundApplication, call, { idempotencyKey: key.keyFor(body) });
    key.done();
    return data;
  };
}

export function useRelease(applicationId: string) {
  const refresh = useRefreshEscrow();
  const key = useActionKey();
  return useMutation({
    mutationFn: () =>
      request(
        approvalCalls.releaseEscrow,
        { params: { applicationId } },
        { idempotencyKey: key.keyFor(applicationId) },
      ),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

export function useOpenDispute(applicationId: string) {
  const refresh = useRefreshEscrow();
  const key = useActionKey();
  return useMutation({
    mutationFn: (reason: string) =>
      request(
        disputeCalls.openDispute,
        { params: { applicationId }, body: { reason } },
        { idempotencyKey: key.keyFor(reason) },
      ),
    onSuccess: () => key.done(),
    onSettled: refresh,
  });
}

/** The reader's answer in a dispute opened by the other party. */
export function useAnswerDispute(applicationId: string) {
  const refresh = useRefreshEscrow();
  return useMutation({
    mutationFn: (answer: string) =>
      request(disputeCalls.answerDispute, { params: { applicationId }, body: { answer } }),
    onSettled: refresh,
  });
}

export function useCancel(applicationId: string) {
  const refresh = useRefreshEscrow();
  return useMutation({
    mutationFn: (note: string) =>
      request(applicationCalls.moveApplication, { params: { applicationId }, body: { status: 'cancelled', note } }),
    onSettled: refresh,
  });
}
