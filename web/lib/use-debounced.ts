import { useEffect, useState } from 'react';

/** The value once it has stopped changing for `wait` ms. */
export function useDebounced<T>(value: T, wait = 300): T {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
  return settled;
}
