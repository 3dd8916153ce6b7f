import { useEffect, useState } from 'react';

/** Minimum loading time after the fetch. Source: the specification, business constants. */
const settleMs = 500;

/** True once `done` has been true for half a second; never false again. */
export function useSettled(done: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!done || settled) return;
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, [done, settled]);
  return settled;
}
