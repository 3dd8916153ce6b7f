import { useEffect, useEffectEvent } from 'react';

/** Longer than between two letters or two steps of a slider, too short to wait for (ms). */
const wait = 450;

/** Runs `effect` once a value has stopped changing. Nothing runs while there is none. */
export function useDebouncedEffect(value: unknown, effect: () => void): void {
  const run = useEffectEvent(effect);
  useEffect(() => {
    if (value === undefined) return;
    const timer = setTimeout(run, wait);
    return () => clearTimeout(timer);
  }, [value]);
}
