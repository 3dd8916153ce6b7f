import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Campaign } from '../../contract/campaigns.ts';
import { toAppliedCampaign } from '../features/applications/applied-campaign.ts';
import { PostActions } from '../features/applications/post-actions.tsx';
import { feedQuery } from '../features/campaigns/campaigns.queries.ts';
import { readFeedFilters, writeFeedFilters } from '../features/campaigns/feed-filters.ts';
import { FeedList } from '../features/campaigns/feed-list.tsx';
import { FeedSearch } from '../features/campaigns/feed-search.tsx';
import { FilterBar } from '../features/campaigns/filter-bar.tsx';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useAddressed } from '../lib/use-addressed.ts';
import { LinkButton } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { late } from '../ui/late.ts';
import { PageMeta } from '../ui/page-meta.tsx';
import { CampaignHeart } from './parts/campaign-heart.tsx';
import { WithMoney } from './parts/with-money.tsx';

const ApplySheet = late(() => import('../features/applications/apply-sheet.tsx'));

const filters = { read: readFeedFilters, write: writeFeedFilters };

/** "Campaign Posts": the open campaigns of others, for influencers with how well they fit. */
export default function PostCampaign() {
  const { t, i18n } = useLingui();
  const { profile } = useSession();
  const [query, change] = useAddressed(filters);
  const feed = useInfiniteQuery({ ...feedQuery(query), enabled: profile !== null });
  // Not within its card: the list may let go of a campaign while one writes to it.
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
            <LinkButton variant="primary" icon={Plus} to={paths.createCampaign()}>
              <Trans>Post a campaign</Trans>
            </LinkButton>
          </div>
        )}
      </div>
      <FeedSearch query={query} onChange={change} />
      <FilterBar query={query} onChange={change} canMatch={isInfluencer} />
      <WithMoney>
        <FeedList
          feed={feed}
          query={query}
          onChange={change}
          heart={(campaign) => <CampaignHeart campaign={campaign} />}
          actions={(campaign) => (
            <PostActions campaign={campaign} role={profile?.role} onApply={() => setApplied(campaign)} />
          )}
        />
        <Suspense>
          {applied ? (
            <ApplySheet campaign={toAppliedCampaign(applied, i18n)} onClose={() => setApplied(undefined)} />
          ) : null}
        </Suspense>
      </WithMoney>
    </div>
  );
}
