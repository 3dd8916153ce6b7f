import { useEffect, useEffectEvent } from 'react';

/** Debounce in ms: longer than between two key presses or slider steps. */
const wait = 450;

/** Runs `effect` once a value has stopped changing; not for undefined. */
export function useDebouncedEffect(value: unknown, effect: () => void): void {
  const run = useEffectEvent(effect);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  }, [value]);
}
