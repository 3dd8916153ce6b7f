import { useEffect, useRef } from 'react';
import { useLiveEvent } from '../../lib/live.ts';
import { useRefresh } from './applications.queries.ts';

/** Several moves at once, as by a bulk answer, are fetched together. */
const gatherMs = 300;

/** What the other side does, or oneself in another tab, shows at once: a move fetches what is on the page. */
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
