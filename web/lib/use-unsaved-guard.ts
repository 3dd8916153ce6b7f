import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { readSession } from './session.ts';

/** Warns before unsaved input is lost, by navigation (returned blocker) or closing the tab. */
export function useUnsavedGuard(dirty: boolean) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      dirty && readSession().token !== null && currentLocation.pathname !== nextLocation.pathname,
  );
  useEffect(() => {
    if (!dirty) return;
    // Without a session the page redirects to login; the draft survives that.
    const ask = (event: BeforeUnloadEvent) => readSession().token && event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [dirty]);
  return blocker;
}
