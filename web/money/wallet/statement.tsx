import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SearchX } from 'lucide-react';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { cx } from '../../ui/cx.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { StatementBar } from './statement-bar.tsx';
import { StatementFiles } from './statement-files.tsx';
import { changeFilter, dropReversed, readStatementFilters, type StatementFilters } from './statement-filters.ts';
import { StatementRows, StatementTable } from './statement-table.tsx';
import { useStatement } from './use-statement.ts';

const addressed = {
  read: readStatementFilters,
  write: (filters: StatementFilters) => new URLSearchParams({ ...filters }),
};

/** Statement with running balance; the filters are in the URL. */
export function Statement() {
  const [filters, setFilters] = useUrlState(addressed);
  const asked = dropReversed(filters);
  const query = useStatement(filters);
  const isFiltered = Object.keys(filters).length > 0;
  const total = query.data?.pages[0]?.total;
  const isUnused = total === 0 && !isFiltered && !query.isPlaceholderData;
  return (
    <Card as="section" padding="none" aria-labelledby="statement">
      <CardHead
        title={
          <h2 id="statement" className="h4 py-2">
            <Trans>Statement</Trans>
          </h2>
        }
      >
        {total ? <StatementFiles filters={asked} /> : null}
      </CardHead>
      {isUnused ? null : (
        <StatementBar filters={filters} onChange={(name, value) => setFilters(changeFilter(filters, name, value))} />
      )}
      <p className="num px-4 text-sm text-t3 md:px-5" aria-live="polite">
        {total ? <Plural value={total} one="# transaction" other="# transactions" /> : null}
      </p>
      {total === 0 ? <NoLines isFiltered={isFiltered} onClear={() => setFilters({})} /> : <Lines query={query} />}
    </Card>
  );
}

function Lines({ query }: { query: ReturnType<typeof useStatement> }) {
  if (query.isPending) return <LineSkeletons />;
  if (!query.data) {
    return (
      <div className="p-4 pt-0">
        <ErrorState
          title={<Trans>Couldn’t load your statement</Trans>}
          text={reasonOf(query.error)}
          onRetry={query.refetch}
        />
      </div>
    );
  }
  const entries = query.data.pages.flatMap(({ data }) => data);
  return (
    <div aria-busy={query.isPlaceholderData} className={cx('pb-3', query.isPlaceholderData && 'opacity-60')}>
      <InfiniteList
        query={query}
        skeleton={<LineSkeletons />}
        errorTitle={<Trans>Couldn’t load older transactions</Trans>}
      >
        <div className="hidden md:block">
          <StatementTable entries={entries} />
        </div>
        <div className="md:hidden">
          <StatementRows entries={entries} />
        </div>
      </InfiniteList>
    </div>
  );
}

function NoLines({ isFiltered, onClear }: { isFiltered: boolean; onClear: () => void }) {
  if (isFiltered) {
    return (
      <EmptyState
        icon={SearchX}
        title={<Trans>No transactions match these filters</Trans>}
        action={
          <Button onClick={onClear}>
            <Trans>Show the whole statement</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      jaali="statement"
      title={<Trans>No transactions yet</Trans>}
      text={<Trans>Earnings, referral money, coins and payouts appear here with the balance after each one.</Trans>}
      action={
        <LinkButton to={paths.referral}>
          <Trans>Refer & Earn</Trans>
        </LinkButton>
      }
    />
  );
}

function LineSkeletons() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true" className="divide-y divide-line">
      {[1, 2, 3, 4].map((at) => (
        <div key={at} className="flex h-16 items-center gap-3 px-4 md:px-5">
          <Skeleton className="size-8 rounded-full" />
          <Skeleton className="h-5 w-2/5" />
          <span className="flex-1" />
          <Skeleton className="h-5 w-24" />
        </div>
      ))}
    </div>
  );
}
