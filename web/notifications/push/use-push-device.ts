import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { followWorker, registerWorker } from '../../lib/service-worker.ts';
import { readStored, storedKeys } from '../../lib/stored.ts';
import type { FromWorker } from '../../lib/worker-messages.ts';

/** Without a registration, here or on the server, there is nothing to keep true, and nothing more to load. */
function mayBeRegistered(): boolean {
  return (
    readStored(storedKeys.pushDevice) !== null || ('Notification' in window && Notification.permission === 'granted')
  );
}

/** Keeps this device's registration true while somebody is signed in, and hears the service worker. Mounted once. */
export function usePushDevice(me: string, handle: (message: FromWorker) => void): void {
  const client = useQueryClient();
  const hear = useEffectEvent(handle);
  useEffect(() => followWorker((message) => hear(message)), []);
  useEffect(() => {
    // Where it fails it is tried again with the next page that is opened.
    const sync = () => import('./push.queries.ts').then(({ syncDevice }) => syncDevice(client, me)).catch(() => null);
    void registerWorker().then(() => (mayBeRegistered() ? sync() : null));
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
