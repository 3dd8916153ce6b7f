import { useSyncExternalStore } from 'react';

/** A purchase whose payment was still pending when its page stopped polling. */
export interface AwaitedPurchase {
  providerId: string;
  planId: string;
}

let awaited: AwaitedPurchase | null = null;
const listeners = new Set<() => void>();

/** Continues to wait for a purchase after its dialog closed, or stops (null). */
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

/** Registers the open dialog for the result of the awaited purchase. Returns a function that unregisters it. */
export function watchAwaited(watch: Watcher): () => void {
  watcher = watch;
  return () => {
    watcher = null;
  };
}

/** Ends the wait. Returns whether a dialog was registered for the result. */
export function settleAwaited(verdict: 'success' | 'failure'): boolean {
  awaitPurchase(null);
  watcher?.(verdict);
  return watcher !== null;
}
