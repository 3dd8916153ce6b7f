import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/session.ts';
import { useDeferredFirstLoad } from '../../lib/use-deferred-first-load.ts';
import { cx } from '../../ui/cx.ts';
import { Card } from '../../ui/data/card.tsx';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { SlicedList } from '../../ui/data/sliced-list.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { OpenLinkButton } from '../../ui/forms/open-link-button.tsx';
import { useFilterNames } from './feed-filter-names.ts';
import { appliedFilters, type FeedQuery } from './feed-filters.ts';
import { fitOf } from './match-line.tsx';
import { PostCard } from './post-card.tsx';

interface Page {
  data: Campaign[];
  total: number;
}

type Feed = Pick<
  UseInfiniteQueryResult<{ pages: Page[] }>,
  | 'data'
  | 'error'
  | 'isPlaceholderData'
  | 'isFetchingNextPage'
  | 'hasNextPage'
  | 'refetch'
  | 'fetchNextPage'
  | 'isFetchNextPageError'
>;

interface FeedListProps {
  feed: Feed;
  query: FeedQuery;
  onChange: (query: FeedQuery) => void;
  heart: (campaign: Campaign) => ReactNode;
  actions: (campaign: Campaign) => ReactNode;
}

const postGrid = 'grid grid-cols-[minmax(0,1fr)] gap-3 md:gap-5 lg:grid-cols-2';

/** Cards of Campaign Posts as an infinite list. */
export function FeedList({ feed, query, onChange, heart, actions }: FeedListProps) {
  const found = useDeferredFirstLoad(feed.data);
  const isAwake = useHydrated();
  // Returning restores the list at once; a server-rendered list grows like the first page.
  const [isKnown] = useState(isAwake && found !== undefined);
  const campaigns = found?.pages.flatMap(({ data }) => data) ?? [];
  const total = found?.pages[0]?.total ?? 0;
  if (!found && !feed.error) return <PostSkeletons />;
  if (!found) {
    const title = <Trans>Couldn’t load the campaigns</Trans>;
    return (
      <div className="mt-4">
        <ErrorState title={title} text={reasonOf(feed.error)} onRetry={feed.refetch} />
      </div>
    );
  }
  if (campaigns.length === 0) return <NoPosts query={query} onChange={onChange} />;
  return (
    <>
      <p className="num my-3 text-sm text-t2" aria-live="polite">
        <Plural value={total} one="# campaign" other="# campaigns" />
      </p>
      <InfiniteList query={feed} skeleton={<PostSkeletons />} errorTitle={<Trans>Couldn’t load more campaigns</Trans>}>
        <ul
          aria-busy={feed.isPlaceholderData}
          className={cx(postGrid, 'transition-opacity duration-120', feed.isPlaceholderData && 'opacity-60')}
        >
          <SlicedList
            items={campaigns}
            atOnce={isKnown}
            placeholder={<li className="h-80" />}
            render={(campaign) => (
              <li>
                <PostCard campaign={campaign} heart={heart(campaign)} fit={fitOf(campaign)}>
                  {actions(campaign)}
                </PostCard>
              </li>
            )}
          />
        </ul>
      </InfiniteList>
    </>
  );
}

function NoPosts({ query, onChange }: Pick<FeedListProps, 'query' | 'onChange'>) {
  const { t } = useLingui();
  const filter = useFilterToDrop(query);
  if (filter) {
    const { name, rest } = filter;
    return (
      <EmptyState
        icon={SearchX}
        title={t`No campaigns match these filters`}
        text={t`Remove some filters to see more campaigns.`}
        action={
          <Button onClick={() => onChange(rest)}>
            <Trans>Remove “{name}”</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      jaali="campaign-posts"
      title={t`No open campaigns right now`}
      text={t`New ones appear here as soon as brands post them.`}
      action={
        <OpenLinkButton to={paths.createJointCampaign()}>
          <Trans>Start a joint campaign</Trans>
        </OpenLinkButton>
      }
    />
  );
}

/** Filter to remove when nothing matches, and the query without it. */
function useFilterToDrop(query: FeedQuery): { name: string; rest: FeedQuery } | null {
  const nameOf = useFilterNames();
  const { q, ...anyWords } = query;
  if (q) return { name: q, rest: anyWords };
  const [first] = appliedFilters(query);
  return first ? { name: nameOf(first), rest: first.without } : null;
}

/** Loading placeholder of the cards. */
function PostSkeletons() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true" className={`mt-4 ${postGrid}`}>
      {[1, 2, 3, 4, 5, 6].map((at) => (
        <Card key={at} padding="sm" className="grid gap-3">
          <div className="flex gap-3">
            <Skeleton className="size-10" />
            <div className="flex-1">
              <Skeleton className="h-5 w-2/3" />
              <Skeleton className="mt-1.5 h-3 w-1/3" />
            </div>
          </div>
          <Skeleton className="h-6 w-full" />
          <Skeleton className="h-10 w-1/2" />
          <Skeleton className="h-20 w-4/5" />
          <Skeleton className="h-12 w-full" />
        </Card>
      ))}
    </div>
  );
}
