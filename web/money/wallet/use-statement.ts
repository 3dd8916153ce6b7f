import { useInfiniteQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { dropReversed, type StatementFilters } from './statement-filters.ts';
import { statementQuery } from './wallet.queries.ts';

/** Statement for the given filters. */
export function useStatement(filters: StatementFilters) {
  const { token } = useSession();
  return useInfiniteQuery({ ...statementQuery(dropReversed(filters)), enabled: token !== null });
}
