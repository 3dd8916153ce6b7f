import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import type { FromWorker } from '../../lib/worker-messages.ts';
import { syncPush } from './device.ts';
import { pushStateQuery } from './push.queries.ts';
import { followWorker } from './worker.ts';

/** Keeps this device's registration true while somebody is signed in, and hears the service worker. Mounted once. */
export function usePushDevice(me: string, handle: (message: FromWorker) => void): void {
  const client = useQueryClient();
  const hear = useEffectEvent(handle);
  useEffect(() => followWorker((message) => hear(message)), []);
  useEffect(() => {
    const sync = () =>
      syncPush(me)
        // Tried again with the next page that is opened.
        .catch(() => null)
        .then(() => client.invalidateQueries({ queryKey: pushStateQuery.queryKey }));
    void sync();
    let permission: PermissionStatus | undefined;
    let isOver = false;
    const follow = (status: PermissionStatus) => {
      if (isOver) return;
      permission = status;
      status.addEventListener('change', sync);
    };
    // Not every browser tells of a change: there the next page finds out.
    navigator.permissions?.query({ name: 'notifications' }).then(follow, () => null);
    return () => {
      isOver = true;
      permission?.removeEventListener('change', sync);
    };
  }, [me, client]);
}
