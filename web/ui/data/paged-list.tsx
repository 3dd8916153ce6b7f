import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import type { PagedQuery } from '../../lib/paged-query.ts';
import { cx } from '../cx.ts';
import { Skeleton } from '../feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../feedback/states.tsx';
import { Button } from '../forms/button.tsx';
import { Card } from './card.tsx';
import { InfiniteList } from './infinite-list.tsx';

interface PagedListProps<T> {
  query: PagedQuery<T>;
  /** Whether filters may be the reason for an empty list. */
  isFiltered: boolean;
  onClear: () => void;
  /** Text for an empty list without filters. */
  empty: ReactNode;
  children: (rows: T[]) => ReactNode;
}

/** Infinite list with loading, empty and error states. */
export function PagedList<T>({ query, isFiltered, onClear, empty, children }: PagedListProps<T>) {
  const list = useInfiniteQuery(query);
  if (list.isPending) return <RowSkeletons />;
  if (!list.data) {
    return (
      <ErrorState title={<Trans>Couldn’t load this list</Trans>} text={reasonOf(list.error)} onRetry={list.refetch} />
    );
  }
  const rows = list.data.pages.flatMap(({ data }) => data);
  if (rows.length === 0) return <Card>{isFiltered ? <NothingFits onClear={onClear} /> : empty}</Card>;
  return (
    <div aria-busy={list.isPlaceholderData} className={cx(list.isPlaceholderData && 'opacity-60')}>
      <InfiniteList query={list} skeleton={<RowSkeletons />} errorTitle={<Trans>Couldn’t load more</Trans>}>
        {children(rows)}
      </InfiniteList>
    </div>
  );
}

function NothingFits({ onClear }: { onClear: () => void }) {
  return (
    <EmptyState
      icon={SearchX}
      title={<Trans>No matches for these filters</Trans>}
      action={
        <Button onClick={onClear}>
          <Trans>Clear all filters</Trans>
        </Button>
      }
    />
  );
}

export function RowSkeletons() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true" className="grid gap-2">
      {[1, 2, 3, 4, 5].map((at) => (
        <Skeleton key={at} className="h-16 rounded-box" />
      ))}
    </div>
  );
}
