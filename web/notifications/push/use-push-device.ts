import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { followWorker, registerWorker } from '../../lib/service-worker.ts';
import { readStored, storedKeys } from '../../lib/stored.ts';
import type { FromWorker } from '../../lib/worker-messages.ts';

/** Without a registration, here or on the server, no more code needs to load. */
function mayBeRegistered(): boolean {
  return (
    readStored(storedKeys.pushDevice) !== null || ('Notification' in window && Notification.permission === 'granted')
  );
}

/** Keeps this device's push registration up to date and receives messages of the service worker. Mounted once. */
export function usePushDevice(me: string, handle: (message: FromWorker) => void): void {
  const client = useQueryClient();
  const hear = useEffectEvent(handle);
  useEffect(() => followWorker((message) => hear(message)), []);
  useEffect(() => {
    // A failure is retried with the next page load.
    const sync = () => import('./push.queries.ts').then(({ syncDevice }) => syncDevice(client, me)).catch(() => null);
    void registerWorker().then(() => (mayBeRegistered() ? sync() : null));
    let permission: PermissionStatus | undefined;
    let isOver = false;
    const follow = (status: PermissionStatus) => {
      if (isOver) return;
      permission = status;
      status.addEventListener('change', sync);
    };
    // Browsers without change events are checked on the next page load.
    navigator.permissions?.query({ name: 'notifications' }).then(follow, () => null);
    return () => {
      isOver = true;
      permission?.removeEventListener('change', sync);
    };
  }, [me, client]);
}
