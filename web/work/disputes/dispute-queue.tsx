import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Dispute } from '../../../contract/work/disputes.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { formatAgo } from '../../lib/relative-time.ts';
import { Card } from '../../ui/data/card.tsx';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { Money } from '../../ui/data/money.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { DisputeTag } from './dispute-tag.tsx';
import { type QueueStatus, queueQuery } from './disputes.queries.ts';

/** Disputes waiting for an operator, or decided ones; oldest first. */
export function DisputeQueue({ status }: { status: QueueStatus }) {
  const list = useInfiniteQuery(queueQuery(status));
  if (list.isPending) return <QueueSkeleton />;
  if (!list.data) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load the disputes</Trans>}
        text={reasonOf(list.error)}
        onRetry={list.refetch}
      />
    );
  }
  const disputes = list.data.pages.flatMap(({ data }) => data);
  if (disputes.length === 0) {
    return status === 'open' ? (
      <EmptyState
        jaali="disputes"
        title={<Trans>No open disputes</Trans>}
        text={<Trans>When two sides disagree about money on hold, it appears here.</Trans>}
      />
    ) : (
      <EmptyState jaali="disputes" title={<Trans>No decided disputes yet</Trans>} />
    );
  }
  return (
    <InfiniteList query={list} skeleton={<QueueSkeleton />} errorTitle={<Trans>Couldn’t load more disputes</Trans>}>
      <ul className="grid gap-3">
        {disputes.map((dispute) => (
          <li key={dispute.id}>
            <QueueRow dispute={dispute} />
          </li>
        ))}
      </ul>
    </InfiniteList>
  );
}

function QueueRow({ dispute }: { dispute: Dispute }) {
  const { i18n } = useLingui();
  const { campaign, creator, influencer, opened_by: openedBy } = dispute;
  const opener = openedBy === creator.id ? nameOf(creator) : nameOf(influencer);
  return (
    <Card as="article" className="grid gap-2 md:grid-cols-[minmax(0,1fr)_auto] md:gap-x-6">
      <div className="min-w-0">
        <h2 className="h4">
          <Link to={paths.operatorDispute(dispute.id)} className="hit-44 hover:underline">
            {campaign.title}
          </Link>
        </h2>
        <p className="text-sm text-t2">
          <Trans>
            {nameOf(creator)} and {nameOf(influencer)}
          </Trans>
        </p>
        <p className="mt-2 line-clamp-2 text-sm">“{dispute.reason}”</p>
      </div>
      <div className="flex items-center justify-between gap-3 md:flex-col md:items-end">
        <Money value={dispute.amount} size={23} />
        <DisputeTag outcome={dispute.outcome} />
        <p className="num text-sm text-t3">
          <Trans>
            {opener}, {formatAgo(dispute.createdAt, { i18n })}
          </Trans>
        </p>
      </div>
    </Card>
  );
}

function QueueSkeleton() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true" className="grid gap-3">
      {[1, 2, 3].map((at) => (
        <Skeleton key={at} className="h-32 rounded-card" />
      ))}
    </div>
  );
}
