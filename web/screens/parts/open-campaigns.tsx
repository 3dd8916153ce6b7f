import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { feedQuery } from '../../features/campaigns/campaigns.queries.ts';
import { fitOf } from '../../features/campaigns/match-line.tsx';
import { PostCard } from '../../features/campaigns/post-card.tsx';
import { InfiniteList } from '../../ui/infinite-list.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { ErrorState } from '../../ui/states.tsx';
import { CampaignHeart } from './campaign-heart.tsx';

/** What a brand or partner asks creators for now. */
export function OpenCampaigns({ creatorId, name }: { creatorId: string; name: string }) {
  const { t } = useLingui();
  const query = useInfiniteQuery(feedQuery({ creator: creatorId, sort: 'newest' }));
  const campaigns = query.data?.pages.flatMap((page) => page.data) ?? [];
  return (
    <section className="mt-10">
      <h2 className="h3 mb-4">
        <Trans>Open campaigns</Trans>
      </h2>
      {query.isPending ? <Skeleton className="h-60 rounded-card" /> : null}
      {query.isError && campaigns.length === 0 ? (
        <ErrorState title={t`The campaigns did not load`} text={query.error.message} onRetry={query.refetch} />
      ) : null}
      {query.isSuccess && campaigns.length === 0 ? (
        <p className="text-t2">
          <Trans>{name} has no open campaign at the moment.</Trans>
        </p>
      ) : null}
      <InfiniteList
        hasMore={query.hasNextPage}
        loading={query.isFetchingNextPage}
        failed={query.isFetchNextPageError}
        onMore={query.fetchNextPage}
        errorTitle={<Trans>The rest did not load</Trans>}
        skeleton={null}
      >
        <ul className="grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
          {campaigns.map((campaign) => (
            <li key={campaign.id} className="min-w-0">
              <PostCard campaign={campaign} heart={<CampaignHeart campaign={campaign} />} fit={fitOf(campaign)} />
            </li>
          ))}
        </ul>
      </InfiniteList>
    </section>
  );
}
