import { mutationOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type PushState, readPushState, syncPush, turnPushOff, turnPushOn } from './device.ts';

/** Whether this device gets pushes: the browser's own answer, looked at again whenever the page is. */
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

/** Makes the server's picture of this device true, and looks again at the browser's own. */
export function syncDevice(client: QueryClient, me: string): Promise<void> {
  return syncPush(me).finally(() => client.invalidateQueries({ queryKey: pushStateQuery.queryKey }));
}
