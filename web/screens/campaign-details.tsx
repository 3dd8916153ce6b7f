import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Campaign } from '../../contract/campaigns.ts';
import { ApplyPanel } from '../features/applications/apply-panel.tsx';
import { useLiveMoves } from '../features/applications/use-live-moves.ts';
import { Brief, Wanted } from '../features/campaigns/brief.tsx';
import { campaignQuery } from '../features/campaigns/campaigns.queries.ts';
import { CreatorLine } from '../features/campaigns/creator-line.tsx';
import { DetailsHead } from '../features/campaigns/details-head.tsx';
import { DetailsProblem, DetailsSkeleton } from '../features/campaigns/details-states.tsx';
import { MatchReasons } from '../features/campaigns/match-line.tsx';
import { Needs } from '../features/campaigns/needs-card.tsx';
import { Terms } from '../features/campaigns/terms.tsx';
import { Timeline } from '../features/campaigns/timeline.tsx';
import { whyNotApply } from '../features/campaigns/why-not.tsx';
import { HeldFact } from '../features/escrow/held-fact.tsx';
import { paths } from '../lib/paths.ts';
import { useSession } from '../lib/session.ts';
import { LinkButton } from '../ui/button.tsx';
import { Card } from '../ui/card.tsx';
import { PageMeta } from '../ui/page-meta.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { CampaignTabs, findCampaignTab } from './parts/campaign-tabs.tsx';
import { WithMoney } from './parts/with-money.tsx';

// Only who looks at a joint campaign needs these.
const PledgeAnswers = lazy(() => import('../features/applications/pledge-answers.tsx'));
const CampaignHeart = lazy(async () => ({ default: (await import('./parts/campaign-heart.tsx')).CampaignHeart }));
const PledgePanel = lazy(() => import('../features/applications/pledge-panel.tsx'));

/** One campaign: its brief, terms and days; for the creator who applied, for others how to take part. */
export default function CampaignDetails() {
  const { id = '' } = useParams();
  const { t } = useLingui();
  const { profile } = useSession();
  useLiveMoves();
  const [search] = useSearchParams();
  const query = useQuery({ ...campaignQuery(id), enabled: profile !== null });
  const campaign = query.data;
  if (!campaign || !profile) {
    return (
      <>
        <PageMeta title={t`Campaign`} />
        {query.error ? <DetailsProblem error={query.error} onRetry={query.refetch} /> : <DetailsSkeleton />}
      </>
    );
  }
  const isOwn = campaign.creator.id === profile.id;
  const isStandard = campaign.type === 'standard';
  const tab = findCampaignTab({ campaign, isOwn }, search.get('tab'));
  // Pay comes before the brief; what is needed comes before a pledge.
  const takePart = <TakePart campaign={campaign} isOwn={isOwn} role={profile.role} />;
  const heart = (
    <Suspense fallback={<span className="size-12 md:size-11" />}>
      <CampaignHeart campaign={campaign} look="box" />
    </Suspense>
  );
  return (
    <div className="pb-18">
      <PageMeta title={campaign.title || t`Draft`} />
      <DetailsHead campaign={campaign} isOwn={isOwn} heart={heart}>
        {isOwn && isStandard && !campaign.is_draft ? <HeldFact campaignId={campaign.id} /> : null}
      </DetailsHead>
      <CampaignTabs campaign={campaign} isOwn={isOwn} current={tab} />
      {tab ? (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <WithMoney>
            <tab.Content campaign={campaign} isOwn={isOwn} />
          </WithMoney>
        </Suspense>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
          {isStandard ? takePart : null}
          <div className="grid min-w-0 gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            {isStandard ? null : (
              <Needs
                needs={campaign.needs}
                pledges={
                  isOwn
                    ? (needId) => (
                        <Suspense>
                          <PledgeAnswers campaignId={campaign.id} needId={needId} />
                        </Suspense>
                      )
                    : undefined
                }
              />
            )}
            <Brief campaign={campaign} />
            <Wanted campaign={campaign} />
          </div>
          {isStandard ? null : takePart}
          <Aside campaign={campaign} isOwn={isOwn} />
        </div>
      )}
    </div>
  );
}

/** How to take part, and what is paid: beside the brief, on phones before it. */
function TakePart({ campaign, isOwn, role }: { campaign: Campaign; isOwn: boolean; role: string }) {
  const reason = whyNotApply(campaign, role);
  const isStandard = campaign.type === 'standard';
  if (isOwn && !isStandard) return null;
  return (
    <div className="grid min-w-0 gap-6 lg:col-start-2">
      {!isOwn && isStandard ? (
        <WithMoney>
          <ApplyPanel campaign={campaign} whyNot={reason} />
        </WithMoney>
      ) : null}
      {!isOwn && !isStandard ? (
        <Suspense fallback={<Skeleton className="h-64" />}>
          <PledgePanel campaign={campaign} whyNot={reason} />
        </Suspense>
      ) : null}
      {isStandard ? <Terms campaign={campaign} /> : null}
    </div>
  );
}

/** Beside the brief, on phones after it: how it fits, the days, and who posts it. */
function Aside({ campaign, isOwn }: { campaign: Campaign; isOwn: boolean }) {
  const { match } = campaign;
  return (
    <aside className="grid min-w-0 gap-6 lg:col-start-2">
      {match && match.of > 0 ? (
        <Card as="section" aria-labelledby="match">
          <h2 id="match" className="h4 mb-3">
            <Trans>
              You match {match.met} of {match.of}
            </Trans>
          </h2>
          <MatchReasons match={match} />
        </Card>
      ) : null}
      <Timeline campaign={campaign} />
      {isOwn ? null : (
        <Card>
          <CreatorLine creator={campaign.creator}>
            <LinkButton size="sm" icon={MessageCircle} to={paths.chatWith(campaign.creator.id)}>
              <Trans>Chat</Trans>
            </LinkButton>
          </CreatorLine>
        </Card>
      )}
    </aside>
  );
}
