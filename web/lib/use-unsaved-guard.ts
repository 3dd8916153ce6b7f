import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { readSession } from './session.ts';

/** Asks before typed things are lost, by a link (answer with the returned blocker) or by closing the tab. */
export function useUnsavedGuard(dirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && readSession().token !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    // Without a session the way leads to login and back, and the draft is kept for that.
    const ask = (event: BeforeUnloadEvent) => readSession().token && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return blocker;
}
