import { useEffect, useState } from 'react';

/** Loading ends this long after the fetch. Source: the specification, business constants. */
const settleMs = 500;

/** True once `done` has been true for half a second; it stays so. */
export function useSettled(done: boolean): boolean {
  const [settled, setSettled] = useState(false);
  useEffect(() => {
    if (!done || settled) return;
    const timer = setTimeout(() => setSettled(true), settleMs);
    return () => clearTimeout(timer);
  }, [done, settled]);
  return settled;
}
