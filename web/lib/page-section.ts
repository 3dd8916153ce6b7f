import { useEffect, useSyncExternalStore } from 'react';

const listeners = new Set<() => void>();
let current: string | null = null;

function change(next: string | null): void {
  current = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Names the section of the page, as its path, where the page's own path does not tell it. */
export function useOwnSection(section: string | null): void {
  useEffect(() => {
    change(section);
    return () => change(null);
  }, [section]);
}

/** Section named by the page, for the navigation. */
export function usePageSection(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => current,
    () => null,
  );
}
