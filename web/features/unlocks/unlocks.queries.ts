import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { unlockCalls } from '../../../contract/unlocks.ts';
import { request } from '../../lib/api.ts';

/** What is left of the quota and of the coins. */
export function allowanceQuery(userId: string) {
  return queryOptions({
    queryKey: ['unlocks', 'allowance', userId],
    queryFn: async ({ signal }) => (await request(unlockCalls.getUnlockCount, { params: { userId } }, { signal })).data,
    enabled: userId !== '',
    staleTime: 60_000,
  });
}

/** Opens one influencer's details. Nothing is shown as open before the server has said so. */
export function unlockMutation(client: QueryClient, influencerId: string) {
  return mutationOptions({
    mutationFn: (idempotencyKey: string) =>
      request(unlockCalls.addUnlock, { body: { influencer_id: influencerId } }, { idempotencyKey }),
    onSettled: () => client.invalidateQueries({ queryKey: ['unlocks', 'allowance'] }),
  });
}
