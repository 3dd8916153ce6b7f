import { Trans } from '@lingui/react/macro';
import { MessageCircle } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { hasEnded } from '../../../../contract/campaigns/application-standing.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { offersMoney } from '../../../../contract/campaigns/compensation.rules.ts';
import { useMay } from '../../../lib/member-roles.ts';
import { paths } from '../../../lib/paths.ts';
import { useHydrated } from '../../../lib/session.ts';
import { useLatch } from '../../../lib/use-latch.ts';
import { Card } from '../../../ui/data/card.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../../ui/forms/button.tsx';
import { LazyOnVisible } from '../../../ui/loading/lazy-on-visible.tsx';
import { LazyPart } from '../../../ui/loading/lazy-part.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { Brief } from '../../campaigns/brief.tsx';
import { CreatorLine } from '../../campaigns/creator-line.tsx';
import { DetailsHead } from '../../campaigns/details-head.tsx';
import { hasFinishedWork } from '../../campaigns/finished-work.ts';
import { wasJustPosted } from '../../campaigns/just-posted.ts';
import { MatchCard } from '../../campaigns/match-card.tsx';
import { PayLine } from '../../campaigns/pay-line.tsx';
import { Terms } from '../../campaigns/terms.tsx';
import { Timeline } from '../../campaigns/timeline.tsx';
import { type CampaignPageProps, CampaignTabs } from './campaign-tabs.tsx';
import { PostedLine } from './posted-line.tsx';

// For the creator only.
const CreatorActs = lazyWithRetry(() => import('../../campaigns/creator-acts.tsx'));
const HeldFact = lazyWithRetry(() => import('../../../work/escrow/held-fact.tsx'));
// Below the first screen of phones.
const Wanted = lazyWithRetry(() => import('../../campaigns/wanted.tsx'));
const WhoSaw = lazyWithRetry(() => import('../../viewers/who-saw.tsx'));
const ReviewPrompt = lazyWithRetry(() => import('../../../work/reviews/review-prompt.tsx'));
// Own application for applicants, apply form for others except the creator; the overview has no tab.
const OwnApplication = lazyWithRetry(() => import('../../../work/hiring/own-application.tsx'));
const ApplyPanel = lazyWithRetry(() => import('../../../work/hiring/apply-panel.tsx'));

/** A panel beside the list stands in a column of its own, from the top of the page. */
const deskClass =
  'md:-mt-4 lg:has-[>aside]:grid lg:has-[>aside]:grid-cols-[minmax(0,1fr)_384px] lg:grid-rows-[auto_auto_1fr] lg:gap-x-5 lg:*:col-start-1 lg:[&>aside]:col-start-2 lg:[&>aside]:row-span-3 lg:[&>aside]:row-start-1';

/** Standard campaign: brief, terms and dates; applicants for the creator, applying for others. */
export default function CampaignPage({ campaign, reader, tab, heart }: CampaignPageProps) {
  const isOwn = campaign.creator.id === reader.id;
  const { state } = useLocation();
  // The server does not know the history, which a reload keeps.
  const isNew = useHydrated() && wasJustPosted(state);
  const own = campaign.my_application;
  const canApply = !isOwn && (own === null || hasEnded(own.status));
  // Stays mounted after applying, so that an open dialog can show the result.
  const hasApply = useLatch(canApply);
  const head = (
    <>
      <DetailsHead
        campaign={campaign}
        isOwn={isOwn}
        heart={heart}
        acts={isOwn ? <Acts campaign={campaign} isShort={tab?.isDesk} /> : null}
        isCompact={tab?.isDesk}
      >
        {isOwn && !campaign.is_draft ? <Held campaign={campaign} /> : null}
      </DetailsHead>
      {isOwn && isNew ? <PostedLine /> : null}
      <CampaignTabs campaign={campaign} isOwn={isOwn} current={tab} />
    </>
  );
  if (tab?.isDesk) {
    return (
      <div className={deskClass}>
        <div className="min-w-0">{head}</div>
        <LazyPart fallback={<Skeleton className="h-80" />}>
          <tab.Content campaign={campaign} isOwn={isOwn} />
        </LazyPart>
      </div>
    );
  }
  return (
    <>
      {head}
      {tab ? (
        <LazyPart fallback={<Skeleton className="h-80" />}>
          <tab.Content campaign={campaign} isOwn={isOwn} />
        </LazyPart>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
          {/* Pay comes before the brief. */}
          <div className="grid min-w-0 gap-6 lg:col-start-2">
            {own ? (
              <LazyPart fallback={<Skeleton className="h-80 rounded-card" />}>
                <OwnApplication campaign={campaign} application={own} />
              </LazyPart>
            ) : null}
            {hasApply ? (
              <LazyPart fallback={<Skeleton className="h-13 rounded-ctl" />}>
                <ApplyPanel campaign={campaign} />
              </LazyPart>
            ) : null}
            <Terms campaign={campaign} />
          </div>
          <div className="grid min-w-0 gap-6 lg:col-start-1 lg:row-span-2 lg:row-start-1">
            <Brief campaign={campaign} />
            <LazyOnVisible placeholder={<Skeleton className="h-40 rounded-card" />}>
              <Wanted campaign={campaign} />
            </LazyOnVisible>
          </div>
          <Aside campaign={campaign} isOwn={isOwn} />
        </div>
      )}
    </>
  );
}

function Held({ campaign }: { campaign: Campaign }) {
  const seesMoney = useMay('money');
  const { slots_taken: taken, accepted = 0, paid = 0 } = campaign.counts;
  if (!seesMoney) return null;
  // Placeholders: accepted work is to be funded, paid work is no longer held.
  const toCome = offersMoney(campaign) ? (
    <>
      {taken > accepted + paid ? <Skeleton className="h-5 w-56" /> : null}
      {accepted > 0 ? <Skeleton className="h-5 w-32" /> : null}
    </>
  ) : null;
  return (
    <LazyPart fallback={toCome}>
      <HeldFact campaignId={campaign.id} toCome={toCome} />
    </LazyPart>
  );
}

function Acts({ campaign, isShort = false }: { campaign: Campaign; isShort?: boolean | undefined }) {
  return (
    <LazyPart fallback={<span className={isShort ? 'size-11' : 'h-15 md:h-11 md:w-72'} />}>
      <CreatorActs campaign={campaign} isShort={isShort} />
    </LazyPart>
  );
}

/** Beside the brief, on phones below it: match, dates, creator, and partners to review. */
function Aside({ campaign, isOwn }: { campaign: Campaign; isOwn: boolean }) {
  const seesWork = useMay('money');
  // While somebody can be invited it is beside those who fit.
  const hasViewers = isOwn && seesWork && campaign.can.invite !== true;
  return (
    <aside className="grid min-w-0 gap-6 lg:col-start-2">
      <MatchCard match={campaign.match} />
      <Timeline campaign={campaign} />
      {hasViewers && !campaign.is_draft && campaign.status !== 'completed' ? (
        <LazyOnVisible placeholder={<Skeleton className="h-80 rounded-card" />}>
          <WhoSaw campaign={campaign} />
        </LazyOnVisible>
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
      {hasFinishedWork({ campaign, isOwn }) ? (
        <LazyOnVisible placeholder={null}>
          <ReviewPrompt campaign={campaign} />
        </LazyOnVisible>
      ) : null}
    </aside>
  );
}
