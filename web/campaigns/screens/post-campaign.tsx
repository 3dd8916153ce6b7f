import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useUrlState } from '../../lib/use-url-state.ts';
import { cx } from '../../ui/cx.ts';
import { OpenLinkButton } from '../../ui/forms/open-link-button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { useLiveEscrow } from '../../work/escrow/use-live-escrow.ts';
import { toAppliedCampaign } from '../applications/applied-campaign.ts';
import { PostActions } from '../applications/post-actions.tsx';
import { feedQuery } from '../campaigns/campaigns.queries.ts';
import { readFeedFilters, writeFeedFilters } from '../campaigns/feed-filters.ts';
import { FeedList } from '../campaigns/feed-list.tsx';
import { FeedRail } from '../campaigns/feed-rail.tsx';
import { FeedSearch } from '../campaigns/feed-search.tsx';
import { AppliedFilters, FilterBar } from '../campaigns/filter-bar.tsx';
import { CampaignHeart } from './sections/campaign-heart.tsx';

const ApplySheet = lazyWithRetry(() => import('../../work/hiring/apply-sheet.tsx'));

const filters = { read: readFeedFilters, write: writeFeedFilters };

/** "Campaign Posts": open campaigns of others, for influencers with their match. */
export default function PostCampaign() {
  const { t, i18n } = useLingui();
  const { profile } = useSession();
  useLiveEscrow();
  const [query, change] = useUrlState(filters);
  const feed = useInfiniteQuery({ ...feedQuery(query), enabled: profile !== null });
  const first = feed.data?.pages[0];
  const facets = first?.facets;
  const total = feed.isPlaceholderData ? undefined : first?.total;
  // Outside the card, which may leave the list while the reader is typing.
  const [applied, setApplied] = useState<Campaign>();
  const isInfluencer = profile?.role === 'Influencer';
  return (
    <div className="pb-18">
      <PageMeta title={t`Campaign Posts`} />
      <div className="mb-4 flex flex-wrap items-end md:mb-6 justify-between gap-3">
        <div>
          <h1 className="h1">
            <Trans>Campaign Posts</Trans>
          </h1>
          <p className="mt-1.5 text-sm text-t2">
            <Trans>Campaigns looking for creators now, with the pay shown up front.</Trans>
          </p>
        </div>
        {isInfluencer ? null : (
          <div className={cx(!profile && 'in-data-[role=Influencer]:hidden')}>
            <OpenLinkButton variant="primary" icon={Plus} to={paths.createCampaign()}>
              <Trans>Post a campaign</Trans>
            </OpenLinkButton>
          </div>
        )}
      </div>
      <div className="flex items-start gap-8">
        <FeedRail query={query} facets={facets} onChange={change} />
        <div className="min-w-0 flex-1">
          <div className="md:flex md:items-center md:justify-between md:gap-3">
            <FeedSearch query={query} onChange={change} />
            <FilterBar query={query} onChange={change} facets={facets} total={total} canMatch={isInfluencer} />
          </div>
          <AppliedFilters query={query} onChange={change} />
          <FeedList
            feed={feed}
            query={query}
            onChange={change}
            heart={(campaign) => <CampaignHeart campaign={campaign} />}
            actions={(campaign) => <PostActions campaign={campaign} onApply={() => setApplied(campaign)} />}
          />
        </div>
      </div>
      <Suspense>
        {applied ? (
          <ApplySheet campaign={toAppliedCampaign(applied, i18n)} onClose={() => setApplied(undefined)} />
        ) : null}
      </Suspense>
    </div>
  );
}
