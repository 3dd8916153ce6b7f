import { infiniteQueryOptions, mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type UnlockedInfluencer, unlockCalls } from '../../../contract/discovery/unlocks.ts';
import { request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';

/** Unlocked influencer with contact. */
export function unlockedQuery(influencerId: string) {
  return queryOptions({
    queryKey: [...sharedKeys.unlocks, 'one', influencerId],
    queryFn: async ({ signal }) => {
      const query = { id: influencerId };
      const { data } = await request(unlockCalls.getUnlockedInfluencers, { query }, { signal });
      return data as UnlockedInfluencer;
    },
  });
}

/** Unlocked influencers, latest first. */
export function unlockedListQuery() {
  return infiniteQueryOptions({
    queryKey: [...sharedKeys.unlocks, 'list'],
    queryFn: async ({ pageParam, signal }) => {
      const query = { limit: '24', cursor: pageParam || undefined };
      const { data, next_cursor } = await request(unlockCalls.getUnlockedInfluencers, { query }, { signal });
      return { data: data as UnlockedInfluencer[], next_cursor };
    },
    initialPageParam: '',
    getNextPageParam: (page) => page.next_cursor,
  });
}

/** Reports a contact as not working. */
export function reportMutation(client: QueryClient, influencerId: string) {
  return mutationOptions({
    mutationFn: (idempotencyKey: string) =>
      request(
        unlockCalls.reportUnlock,
        { body: { influencer_id: influencerId, reason: 'dead_contact' } },
        { idempotencyKey },
      ),
    onSettled: () => client.invalidateQueries({ queryKey: sharedKeys.unlocks }),
  });
}
