import type { ReactNode } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { ErrorState } from './states.tsx';

/** What a query came to, as far as it matters here. */
interface Asked {
  data: unknown;
  error: unknown;
  refetch: () => unknown;
}

interface WholeOrPartsProps {
  /** Says that the page did not load. */
  title: ReactNode;
  /** What the parts show, part by part. */
  asked: readonly Asked[];
  children: ReactNode;
}

/** The parts of a page; where nothing came at all, that is said once and not in each of them. */
export function QueryErrorGate({ title, asked, children }: WholeOrPartsProps) {
  if (asked.some(({ data, error }) => data || !error)) return children;
  return (
    <ErrorState title={title} text={reasonOf(asked[0]?.error)} onRetry={() => asked.map(({ refetch }) => refetch())} />
  );
}
