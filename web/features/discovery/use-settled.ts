import { useEffect, useEffectEvent } from 'react';

/** Runs `onSettled` once a value has stopped changing for `wait` ms. Nothing runs for the first value. */
export function useSettled(value: unknown, onSettled: () => void, wait = 350): void {
  const run = useEffectEvent(onSettled);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  }, [value, wait]);
}
