import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { Link, useParams, useSearchParams } from 'react-router';
import type { Campaign } from '../../contract/campaigns.ts';
import { shareImage } from '../../contract/public-pages.ts';
import { useLiveMoves } from '../features/applications/use-live-moves.ts';
import { Brief, Wanted } from '../features/campaigns/brief.tsx';
import { campaignQuery } from '../features/campaigns/campaigns.queries.ts';
import { CreatorLine } from '../features/campaigns/creator-line.tsx';
import { DetailsHead } from '../features/campaigns/details-head.tsx';
import { DetailsProblem, DetailsSkeleton } from '../features/campaigns/details-states.tsx';
import { hasFinishedWork } from '../features/campaigns/finished-work.ts';
import { MatchCard } from '../features/campaigns/match-card.tsx';
import { PayLine } from '../features/campaigns/pay-line.tsx';
import { Terms } from '../features/campaigns/terms.tsx';
import { Timeline } from '../features/campaigns/timeline.tsx';
import { useLiveChats } from '../features/campaigns/use-live-chats.ts';
import { HeldFact } from '../features/escrow/held-fact.tsx';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { useSite } from '../lib/site.ts';
import { useFirst } from '../lib/use-first.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { late } from '../ui/late.ts';
import { LatePart } from '../ui/late-part.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CampaignTabs, findCampaignTab } from './parts/campaign-tabs.tsx';

const CampaignHeart = late(async () => ({ default: (await import('./parts/campaign-heart.tsx')).CampaignHeart }));
const ReviewPrompt = late(() => import('../features/reviews/review-prompt.tsx'));
// Its creator does not apply; the overview is no tab.
const ApplyPart = late(() => import('./parts/apply-part.tsx'));
const TabPart = late(() => import('./parts/tab-part.tsx'));
// A joint campaign has a page of its own.
const JointPage = late(() => import('./parts/joint-page.tsx'));

/** One campaign: its brief, terms and days; for the creator who applied, for others how to take part. */
export default function CampaignDetails() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { profile } = useSession();
  const { origin } = useSite();
  useLiveMoves();
  useLiveChats();
  const [search] = useSearchParams();
  const query = useQuery({ ...campaignQuery(id), enabled: profile !== null });
  const campaign = useFirst(query.data);
  if (!campaign || !profile) {
    return (
      <>
        <PageMeta title={t`Campaign`} />
        {/* All that a preview of the link reads; the picture tells of posted campaigns only. */}
        <meta property="og:image" content={origin + shareImage('campaign', id)} />
        <meta name="twitter:card" content="summary_large_image" />
        {query.error ? <DetailsProblem error={query.error} onRetry={query.refetch} /> : <DetailsSkeleton />}
      </>
    );
  }
  const isOwn = campaign.creator.id === profile.id;
  const tab = findCampaignTab({ campaign, isOwn }, search.get('tab'));
  const heart = (
    <LatePart fallback={<span className="size-12 md:size-11" />}>
      <CampaignHeart campaign={campaign} look="box" />
    </LatePart>
  );
  if (campaign.type === 'joint') {
    return (
      <div className="pb-18">
        <PageMeta title={campaign.title || t`Draft`} />
        <LatePart fallback={<DetailsSkeleton />}>
          <JointPage campaign={campaign} reader={profile} tab={tab} heart={heart} />
        </LatePart>
      </div>
    );
  }
  return (
    <div className="pb-18">
      <PageMeta title={campaign.title || t`Draft`} />
      <DetailsHead campaign={campaign} isOwn={isOwn} heart={heart}>
        {isOwn && !campaign.is_draft ? <HeldFact campaign={campaign} /> : null}
      </DetailsHead>
      <CampaignTabs campaign={campaign} isOwn={isOwn} current={tab} />
      {tab ? (
        <LatePart fallback={<Skeleton className="h-80" />}>
          <TabPart tab={tab} campaign={campaign} isOwn={isOwn} />
        </LatePart>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
          {/* Pay comes before the brief. */}
          <div className="grid min-w-0 gap-6 lg:col-start-2">
            {isOwn ? null : (
              <LatePart fallback={<Skeleton className="h-13 rounded-ctl" />}>
                <ApplyPart campaign={campaign} role={profile.role} />
              </LatePart>
            )}
            <Terms campaign={campaign} />
          </div>
          <div className="grid min-w-0 gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Brief campaign={campaign} />
            <Wanted campaign={campaign} />
          </div>
          <Aside campaign={campaign} isOwn={isOwn} />
        </div>
      )}
    </div>
  );
}

/** Beside the brief, on phones after it: how it fits, the days, and who posts it. */
function Aside({ campaign, isOwn }: { campaign: Campaign; isOwn: boolean }) {
  return (
    <aside className="grid min-w-0 gap-6 lg:col-start-2">
      <MatchCard match={campaign.match} />
      <Timeline campaign={campaign} />
      {hasFinishedWork({ campaign, isOwn }) ? (
        <LatePart>
          <ReviewPrompt campaign={campaign} />
        </LatePart>
      ) : null}
      {isOwn ? null : (
        <Card>
          <CreatorLine creator={campaign.creator}>
            <LinkButton size="sm" icon={MessageCircle} to={paths.chatWith(campaign.creator.id)}>
              <Trans>Chat</Trans>
            </LinkButton>
          </CreatorLine>
          <PayLine days={campaign.days_to_pay} />
          <Link to={paths.brandProfileOf(campaign.creator.id)} className="link mt-2 inline-block text-sm">
            <Trans>Reviews and track record</Trans>
          </Link>
        </Card>
      )}
    </aside>
  );
}
