import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/live.ts';
import { subscriptionKeys } from './subscription-keys.ts';

/** Refetches all data that depends on the subscription. */
export function useRefreshSubscription(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(Object.values(subscriptionKeys).map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Keeps the subscription up to date. Mounted once. */
export function useSubscriptionStream(): void {
  const refresh = useRefreshSubscription();
  useLiveEvent('profile', (fields) => {
    if ('is_subscriber' in fields) void refresh();
  });
}
