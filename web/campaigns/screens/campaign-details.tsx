import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { shareImage } from '../../../contract/site/public-pages.ts';
import { useRights } from '../../lib/member-roles.ts';
import { useOwnSection } from '../../lib/page-section.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import { useDeferredFirstLoad } from '../../lib/use-deferred-first-load.ts';
import { LazyPart } from '../../ui/loading/lazy-part.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { preloadedLazy } from '../../ui/loading/preloaded-lazy.tsx';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { useLiveMoves } from '../applications/use-live-moves.ts';
import { campaignQuery } from '../campaigns/campaigns.queries.ts';
import { DetailsProblem, DetailsSkeleton } from '../campaigns/details-states.tsx';
import { useLiveChats } from '../campaigns/use-live-chats.ts';
import { findCampaignTab } from './sections/campaign-tabs.tsx';

const CampaignHeart = lazyWithRetry(async () => ({
  default: (await import('./sections/campaign-heart.tsx')).CampaignHeart,
}));
// Standard and joint campaigns have different pages.
const pages = {
  standard: preloadedLazy('campaign-page', () => import('./sections/campaign-page.tsx')),
  joint: preloadedLazy('joint-page', () => import('../../hub/screens/sections/joint-page.tsx')),
};

/** Campaign of either type. */
export default function CampaignDetails() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { profile } = useSession();
  const { origin } = useSite();
  useLiveMoves();
  useLiveChats();
  const may = useRights();
  const [search] = useSearchParams();
  const query = useQuery({ ...campaignQuery(id), enabled: profile !== null });
  const campaign = useDeferredFirstLoad(query.data);
  useOwnSection(campaign && profile ? sectionOf(campaign, profile.id) : null);
  if (!campaign || !profile) {
    return (
      <>
        <PageMeta title={t`Campaign`} />
        {/* Used by link previews; the picture exists for posted campaigns only. */}
        <meta property="og:image" content={origin + shareImage('campaign', id)} />
        <meta name="twitter:card" content="summary_large_image" />
        {query.error ? <DetailsProblem error={query.error} onRetry={query.refetch} /> : <DetailsSkeleton />}
      </>
    );
  }
  const isOwn = campaign.creator.id === profile.id;
  const heart = (
    <LazyPart fallback={<span className="size-12 md:size-11" />}>
      <CampaignHeart campaign={campaign} look="box" />
    </LazyPart>
  );
  const Page = pages[campaign.type];
  return (
    <div className="pb-18">
      <PageMeta title={campaign.title || t`Draft`} />
      <Suspense fallback={<DetailsSkeleton />}>
        <Page
          key={id}
          campaign={campaign}
          reader={profile}
          tab={findCampaignTab({ campaign, isOwn, may }, search.get('tab'))}
          heart={isOwn ? null : heart}
        />
      </Suspense>
    </div>
  );
}

/** The reader's own campaigns, or the list in which others are found. */
function sectionOf({ creator, type, my_application, my_pledges }: Campaign, reader: string): string {
  if (creator.id === reader || my_application || my_pledges.length > 0) return paths.myCampaigns;
  return type === 'joint' ? paths.jointCampaigns : paths.campaignPosts;
}
