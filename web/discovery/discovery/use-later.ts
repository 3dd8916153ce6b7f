import { useState } from 'react';
import { useDebouncedEffect } from './use-debounced-effect.ts';

interface Changing<F, V> {
  /** The filters with these values. */
  merge: (filters: F, values: V) => F;
  onChange: (filters: F) => void;
}

/** Filters with pending changes, such as typing: applied after a pause, on `send`, or with another change. */
export function useLater<F, V extends object>(filters: F, { merge, onChange }: Changing<F, V>) {
  const [waiting, setWaiting] = useState<V>();
  const shown = waiting ? merge(filters, waiting) : filters;
  const change = (next: F) => {
    setWaiting(undefined);
    onChange(next);
  };
  const send = () => {
    if (waiting) change(shown);
  };
  useDebouncedEffect(waiting, send);
  return { shown, change, later: (values: V) => setWaiting({ ...waiting, ...values }), send };
}
