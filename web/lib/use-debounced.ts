import { useEffect, useState } from 'react';

/** Value once it has not changed for `wait` ms. */
export function useDebounced<T>(value: T, wait = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
