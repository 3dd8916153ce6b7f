import { queryOptions, useMutation } from '@tanstack/react-query';
import { applicationCalls } from '../../../contract/campaigns/applications.ts';
import { cancellingCalls } from '../../../contract/work/cancelling.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useRefreshEscrow } from './escrow.queries.ts';

/** Effect of cancelling on the money of an agreement, and the waiting proposal. */
export function cancellingQuery(applicationId: string) {
  return queryOptions({
    queryKey: [...sharedKeys.escrow, 'cancelling', applicationId],
    queryFn: async ({ signal }) =>
      (await request(cancellingCalls.getCancelling, { params: { applicationId } }, { signal })).data,
  });
}

interface Answer {
  /** `in_progress` lets the work go on. */
  status: 'cancelled' | 'in_progress';
  note?: string;
  /** Rupees that the influencer keeps of the price. */
  keep?: number;
}

/** Proposes to cancel, answers a proposal, or takes one back. */
export function useCancelling(applicationId: string) {
  const refresh = useRefreshEscrow();
  return useMutation({
    mutationFn: (body: Answer) => request(applicationCalls.moveApplication, { params: { applicationId }, body }),
    onSettled: refresh,
  });
}
