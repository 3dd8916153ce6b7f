import { useSyncExternalStore } from 'react';

/** A purchase whose payment was still open when its page stopped asking. */
export interface AwaitedPurchase {
  providerId: string;
  planId: string;
}

let awaited: AwaitedPurchase | null = null;
const listeners = new Set<() => void>();

/** Goes on waiting for a purchase after its dialog gave up, or stops (null). */
export function awaitPurchase(purchase: AwaitedPurchase | null): void {
  awaited = purchase;
  for (const listener of listeners) listener();
}

function follow(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useAwaitedPurchase(): AwaitedPurchase | null {
  return useSyncExternalStore(
    follow,
    () => awaited,
    () => null,
  );
}

type Watcher = (verdict: 'success' | 'failure') => void;
let watcher: Watcher | null = null;

/** Lets an open dialog say how the awaited purchase ended. Returns how to stop. */
export function watchAwaited(watch: Watcher): () => void {
  watcher = watch;
  return () => {
    watcher = null;
  };
}

/** Ends the waiting. Whether a dialog was there to say how. */
export function settleAwaited(verdict: 'success' | 'failure'): boolean {
  awaitPurchase(null);
  watcher?.(verdict);
  return watcher !== null;
}
