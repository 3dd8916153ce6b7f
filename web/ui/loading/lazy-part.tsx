import { type ReactNode, Suspense } from 'react';
import { useHydrated } from '../../lib/session.ts';

/**
 * Keeps the place of a part whose scripts come late (`late`), on a page that came drawn until it is awake as well: seen
 * before its scripts have come, the part would answer to no press.
 */
export function LazyPart({ fallback, children }: { fallback?: ReactNode; children: ReactNode }) {
  return useHydrated() ? <Suspense fallback={fallback}>{children}</Suspense> : fallback;
}
