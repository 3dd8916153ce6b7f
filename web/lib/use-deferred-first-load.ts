import { useDeferredValue } from 'react';

/**
 * Data of a query, its first arrival drawn in slices, between which a touch is answered: until that stands it is as if
 * nothing had come. What is known already, as on coming back, and what comes later is drawn at once.
 */
export function useDeferredFirstLoad<T>(data: T | undefined): T | undefined {
  const isAwaited = useDeferredValue(data === undefined);
  return isAwaited ? undefined : data;
}
