import { useSyncExternalStore } from 'react';

/** Overlay of the app; one at a time. */
export type Overlay = 'palette' | 'shortcuts' | 'help' | 'account' | 'client';

const listeners = new Set<() => void>();
let open: Overlay | null = null;

/** Opens an overlay instead of the current one; null closes it. */
export function showOverlay(next: Overlay | null): void {
  open = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useOverlay(): Overlay | null {
  return useSyncExternalStore(
    subscribe,
    () => open,
    () => null,
  );
}
