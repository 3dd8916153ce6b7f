import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Approval, approvalsCalls } from '../../../contract/accounts/approvals.ts';
import { operatorApprovalCalls } from '../../../contract/operators/operator-approvals.ts';
import { request } from '../../lib/api.ts';

const key = ['approvals'];

/** The newest payments that wait, or were decided. */
export const approvalsQuery = queryOptions({
  queryKey: [...key, 'list'],
  queryFn: ({ signal }) => request(approvalsCalls.listApprovals, { query: { limit: '50' } }, { signal }),
});

export const approvalsPolicyQuery = queryOptions({
  queryKey: [...key, 'policy'],
  queryFn: async ({ signal }) => (await request(approvalsCalls.getApprovalsPolicy, {}, { signal })).data,
});

interface Answer {
  id: string;
  status: 'approved' | 'refused' | 'withdrawn';
  note?: string;
}

/** Whether it waits for a second operator, not for a member of an account. */
export const isOfOperators = ({ call }: Pick<Approval, 'call'>) => call.includes(' /operator/');

export function answerMutation(client: QueryClient, approval: Approval) {
  const call = isOfOperators(approval) ? operatorApprovalCalls.answerOperatorApproval : approvalsCalls.answerApproval;
  return mutationOptions({
    mutationFn: ({ id, ...body }: Answer) => request(call, { params: { id }, body }),
    // The money, the agreements and the tasks may all have moved.
    onSettled: () => client.invalidateQueries(),
  });
}

export function explainMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, message }: { id: string; message: string }) =>
      request(approvalsCalls.explainApproval, { params: { id }, body: { message } }),
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}

export function policyMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: async (above: number | null) =>
      (await request(approvalsCalls.setApprovalsPolicy, { body: { above } })).data,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
