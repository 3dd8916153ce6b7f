import { useSyncExternalStore } from 'react';

/** What opens over any page of the app; one at a time. */
export type Overlay = 'palette' | 'shortcuts' | 'help';

const listeners = new Set<() => void>();
let open: Overlay | null = null;

/** Opens one of them in place of the one that is open; null closes it. */
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
