import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { approvalsCalls } from '../../../contract/accounts/approvals.ts';
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

export function answerMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: ({ id, ...body }: Answer) => request(approvalsCalls.answerApproval, { params: { id }, body }),
    // The money, the agreements and the tasks may all have moved.
    onSettled: () => client.invalidateQueries(),
  });
}

export function policyMutation(client: QueryClient) {
  return mutationOptions({
    mutationFn: async (above: number | null) =>
      (await request(approvalsCalls.setApprovalsPolicy, { body: { above } })).data,
    onSettled: () => client.invalidateQueries({ queryKey: key }),
  });
}
