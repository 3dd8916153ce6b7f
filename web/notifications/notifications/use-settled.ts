import { useEffect, useState } from 'react';

/** Minimum loading time after the fetch. Source: the specification, business constants. */
const settleMs = 500;

/**
 * True once `done` has been true for half a second; never false again. At once where it is true on mount: a list from the
 * cache is shown without waiting, so that Back finds its scroll position.
 */
export function useSettled(done: boolean): boolean {
  const [settled, setSettled] = useState(done);
  useEffect(() => {
    if (!done || settled) return;
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, [done, settled]);
  return settled;
}
