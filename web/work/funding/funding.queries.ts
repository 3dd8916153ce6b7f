import { queryOptions } from '@tanstack/react-query';
import { fundManyCalls } from '../../../contract/work/fund-many.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useActionKey } from '../../lib/use-action-key.ts';

/** Agreements of a campaign to be funded. Below the key of money, so that a payment refetches it. */
export function fundableQuery(campaignId: string) {
  return queryOptions({
    queryKey: [...sharedKeys.escrow, 'fundable', campaignId],
    queryFn: async ({ signal }) =>
      (await request(fundManyCalls.listFundable, { params: { id: campaignId } }, { signal })).data,
  });
}

/** Starts one order for several agreements. */
export function useFundManyOrder(applicationIds: readonly string[]) {
  const key = useActionKey();
  return async () => {
    const body = { application_ids: [...applicationIds] };
    const { data } = await request(fundManyCalls.fundMany, { body }, { idempotencyKey: key.keyFor(body) });
    key.done();
    return data;
  };
}
