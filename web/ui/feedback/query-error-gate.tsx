import type { ReactNode } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { ErrorState } from './states.tsx';

/** The part of a query result used here. */
interface Asked {
  data: unknown;
  error: unknown;
  refetch: () => unknown;
}

interface QueryErrorGateProps {
  /** Error title for the page. */
  title: ReactNode;
  /** Queries of the page's sections. */
  asked: readonly Asked[];
  children: ReactNode;
}

/** Shows one error for the whole page when every query failed, else the sections with their own errors. */
export function QueryErrorGate({ title, asked, children }: QueryErrorGateProps) {
  if (asked.some(({ data, error }) => data || !error)) return children;
  return (
    <ErrorState title={title} text={reasonOf(asked[0]?.error)} onRetry={() => asked.map(({ refetch }) => refetch())} />
  );
}
