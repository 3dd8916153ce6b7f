import { useQueryClient } from '@tanstack/react-query';
import { useLiveEvent } from '../../lib/live.ts';
import { subscriptionKeys } from './subscription-keys.ts';

/** Asks anew for whatever shows the subscription. */
export function useRefreshSubscription(): () => Promise<unknown> {
  const client = useQueryClient();
  return () => Promise.all(Object.values(subscriptionKeys).map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Keeps what is shown of the subscription as the server has it. Mounted once. */
export function useSubscriptionStream(): void {
  const refresh = useRefreshSubscription();
  useLiveEvent('profile', (fields) => {
    if ('is_subscriber' in fields) void refresh();
  });
}
