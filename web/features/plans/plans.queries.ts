import { queryOptions } from '@tanstack/react-query';
import { subscriptionCalls } from '../../../contract/subscriptions.ts';
import { request } from '../../lib/api.ts';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => (await request(subscriptionCalls.listPlans, {}, { signal })).data,
});

/** The signed-in user's subscription; null before the first, and for visitors. */
export function mySubscriptionQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: ['subscription', userId],
    queryFn: async ({ signal }) =>
      (await request(subscriptionCalls.getUserSubscription, { params: { userId: userId ?? '' } }, { signal })).data,
    enabled: userId !== undefined,
  });
}
