import { useCallback, useRef } from 'react';

/** Stable function that calls the latest version. */
export function useStable<A extends unknown[]>(act: (...given: A) => void): (...given: A) => void {
  const latest = useRef(act);
  latest.current = act;
  return useCallback((...given: A) => latest.current(...given), []);
}
