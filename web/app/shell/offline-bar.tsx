import { Trans } from '@lingui/react/macro';
import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Shown while offline. */
export function OfflineBar() {
  const online = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {online ? null : (
        <p
          data-offline=""
          className="flex min-h-11 items-center justify-center gap-2 bg-amber-tint px-4 font-semibold text-on-tint text-sm"
        >
          <WifiOff className="size-4" />
          <Trans>You’re offline. Some of this may be out of date.</Trans>
        </p>
      )}
    </div>
  );
}
