import { useDeferredValue } from 'react';

/**
 * Data of a query, deferred on its first arrival: rendered in a transition so that touches are handled. Cached data and
 * later updates render at once.
 */
export function useDeferredFirstLoad<T>(data: T | undefined): T | undefined {
  const isAwaited = useDeferredValue(data === undefined);
  return isAwaited ? undefined : data;
}
