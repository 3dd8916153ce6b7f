import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type PushState, readPushState, syncPush, turnPushOff, turnPushOn } from './device.ts';

/** Push state of this device, read from the browser each time the page is opened. */
export const pushStateQuery = queryOptions({
  queryKey: ['push-state'],
  queryFn: readPushState,
  staleTime: 0,
  retry: false,
});

export function switchPushMutation(client: QueryClient, me: string) {
  return mutationOptions({
    mutationFn: (on: boolean) => (on ? turnPushOn(me) : turnPushOff()),
    onSuccess: (state: PushState) => client.setQueryData(pushStateQuery.queryKey, state),
  });
}

/** Synchronizes this device's registration and rereads its push state. */
export function syncDevice(client: QueryClient, me: string): Promise<void> {
  return syncPush(me).finally(() => client.invalidateQueries({ queryKey: pushStateQuery.queryKey }));
}
