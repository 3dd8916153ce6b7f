import { queryOptions } from '@tanstack/react-query';
import { subscriptionCalls } from '../../../contract/money/subscriptions.ts';
import { request } from '../../lib/api.ts';
import { subscriptionKeys } from './subscription-keys.ts';

export const plansQuery = queryOptions({
  queryKey: ['plans'],
  queryFn: async ({ signal }) => (await request(subscriptionCalls.listPlans, {}, { signal })).data,
});

const everyMs = 60_000;

/** Status of an awaited purchase, polled now and then in case the live event is lost. */
export function purchaseStatusQuery(providerId: string) {
  return queryOptions({
    queryKey: [...subscriptionKeys.purchase, providerId],
    queryFn: async ({ signal }) =>
      (await request(subscriptionCalls.checkSubscriptionStatus, { query: { subscribedId: providerId } }, { signal }))
        .status,
    // The page has already asked ten times, so the next request is triggered by an event or a minute later.
    initialData: 'created' as const,
    staleTime: everyMs,
    refetchInterval: everyMs,
  });
}

/** Subscription of the signed-in user; null without one, and for visitors. */
export function mySubscriptionQuery(userId: string | undefined) {
  return queryOptions({
    queryKey: [...subscriptionKeys.subscription, userId],
    queryFn: async ({ signal }) =>
      (await request(subscriptionCalls.getUserSubscription, { params: { userId: userId ?? '' } }, { signal })).data,
    enabled: userId !== undefined,
  });
}
