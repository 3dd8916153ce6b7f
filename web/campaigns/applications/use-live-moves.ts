import { useEffect, useRef } from 'react';
import { useLiveEvent } from '../../lib/live.ts';
import { useRefresh } from './applications.queries.ts';

/** Several moves at once, as by a bulk answer, are refetched together. */
const gatherMs = 300;

/** Refetches on moves by the other side or in other tabs. */
export function useLiveMoves(): void {
  const refresh = useRefresh();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const gather = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void refresh(), gatherMs);
  };
  useLiveEvent('application', gather);
  useLiveEvent('notification', ({ type }) => type === 'pledge' && gather());
}
