import { Trans } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { Card } from '../../ui/data/card.tsx';
import { Money } from '../../ui/data/money.tsx';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { poolQueueQuery } from './pool-disputes.queries.ts';

/** Disputes about draws and pools, oldest first. */
export function PoolDisputeQueue({ status }: { status: 'open' | 'decided' }) {
  const list = useInfiniteQuery(poolQueueQuery(status));
  if (list.isPending) return <Skeleton className="h-32 rounded-card" />;
  if (!list.data) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load the disputes</Trans>}
        text={reasonOf(list.error)}
        onRetry={list.refetch}
      />
    );
  }
  const cases = list.data.pages.flatMap(({ data }) => data);
  if (cases.length === 0) {
    return <EmptyState jaali="disputes" title={<Trans>No pool disputes here</Trans>} />;
  }
  return (
    <>
      <ul className="grid gap-3">
        {cases.map(({ id, campaign, spending, pool, opened_by: by, reason }) => (
          <li key={id}>
            <Card as="article" className="flex items-start justify-between gap-4">
              <div className="min-w-0">
                <h2 className="h4">
                  <Link to={paths.operatorDispute(`pool-${id}`)} className="hit-44 hover:underline">
                    {campaign.title}
                  </Link>
                </h2>
                <p className="text-sm text-t2">
                  {spending ? (
                    <Trans>
                      Draw {spending.number}, disputed by {nameOf(by)}
                    </Trans>
                  ) : (
                    <Trans>The whole pool, disputed by {nameOf(by)}</Trans>
                  )}
                </p>
                <p className="mt-2 line-clamp-2 text-sm">“{reason}”</p>
              </div>
              <Money value={spending?.amount ?? pool.held} size={23} />
            </Card>
          </li>
        ))}
      </ul>
      <ShowMore query={list} />
    </>
  );
}
