import { queryOptions } from '@tanstack/react-query';
import { subscriptionCalls } from '../../../contract/money/subscriptions.ts';
import { request } from '../../lib/api.ts';
import { subscriptionKeys } from './subscription-keys.ts';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => (await request(subscriptionCalls.listPlans, {}, { signal })).data,
});

const everyMs = 60_000;

/** How a purchase stands that is still waited for, asked again now and then should its live news be lost. */
export function purchaseStatusQuery(providerId: string) {
  return queryOptions({
    queryKey: [...subscriptionKeys.purchase, providerId],
    queryFn: async ({ signal }) =>
      (await request(subscriptionCalls.checkSubscriptionStatus, { query: { subscribedId: providerId } }, { signal }))
        .status,
    // Its page has asked ten times by then: the next question is for the news, or for a minute later.
    initialData: 'created' as const,
    staleTime: everyMs,
    refetchInterval: everyMs,
  });
}

/** The signed-in user's subscription; null before the first, and for visitors. */
export function mySubscriptionQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...subscriptionKeys.subscription, userId],
    queryFn: async ({ signal }) =>
      (await request(subscriptionCalls.getUserSubscription, { params: { userId: userId ?? '' } }, { signal })).data,
    enabled: userId !== undefined,
  });
}
