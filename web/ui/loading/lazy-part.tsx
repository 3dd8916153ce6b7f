import { type ReactNode, Suspense } from 'react';
import { useHydrated } from '../../lib/session.ts';

/**
 * Suspense boundary for lazy components. On a server-rendered page it shows the fallback until hydration: a component that
 * appears before its scripts would not react to presses.
 */
export function LazyPart({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
