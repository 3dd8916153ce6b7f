import { useState } from 'react';
import { type Filters, setValues, type Values } from './filters.ts';
import { useDebouncedEffect } from './use-debounced-effect.ts';

/** Filters with pending changes, such as typing: applied after a pause, on `send`, or with another change. */
export function useLater(filters: Filters, onChange: (filters: Filters) => void) {
  const [waiting, setWaiting] = useState<Values>();
  const shown = waiting ? setValues(filters, waiting) : filters;
  const change = (next: Filters) => {
    setWaiting(undefined);
    onChange(next);
  };
  const send = () => {
    if (waiting) change(shown);
  };
  useDebouncedEffect(waiting, send);
  return { shown, change, later: (values: Values) => setWaiting({ ...waiting, ...values }), send };
}
