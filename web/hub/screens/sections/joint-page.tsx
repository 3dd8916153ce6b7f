import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { StatusTag } from '../../../campaigns/campaigns/status-tag.tsx';
import { JointHead } from '../../../campaigns/pledges/joint-head.tsx';
import { NeedsList } from '../../../campaigns/pledges/needs-list.tsx';
import { NeedsTotal } from '../../../campaigns/pledges/needs-total.tsx';
import { pledgesQuery, sharesQuery } from '../../../campaigns/pledges/pledges.queries.ts';
import { shownNeeds } from '../../../campaigns/pledges/shown-needs.ts';
import { useLiveHub } from '../../../campaigns/pledges/use-live-hub.ts';
import { usePledgeAnswers } from '../../../campaigns/pledges/use-pledge-answers.ts';
import { type CampaignPageProps, CampaignTabs } from '../../../campaigns/screens/sections/campaign-tabs.tsx';
import { useMay } from '../../../lib/member-roles.ts';
import { paths } from '../../../lib/paths.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Button, LinkButton } from '../../../ui/forms/button.tsx';
import { LazyOnVisible } from '../../../ui/loading/lazy-on-visible.tsx';
import { LazyPart } from '../../../ui/loading/lazy-part.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';

// For the creator only.
const CampaignMenu = lazyWithRetry(async () => ({
  default: (await import('../../../campaigns/campaigns/campaign-menu.tsx')).CampaignMenu,
}));
// Phones show the needs first and nothing else.
const JointParties = lazyWithRetry(() => import('./joint-parties.tsx'));
const JointStory = lazyWithRetry(() => import('./joint-story.tsx'));
const CampaignBrief = lazyWithRetry(() => import('../../../campaigns/screens/sections/campaign-brief.tsx'));
// For participants only.
const JointBooks = lazyWithRetry(() => import('./joint-books.tsx'));

/** Joint campaign: needs with pledges, participants and shares, history, settlement. */
export default function JointPage({ campaign, reader, tab, heart }: CampaignPageProps) {
  const isOwn = campaign.creator.id === reader.id;
  useLiveHub(campaign.id);
  const seesMoney = useMay('money');
  const { data: shares = null, isLoading } = useQuery({ ...sharesQuery(campaign.id), enabled: seesMoney });
  const [asksAmount, setAsksAmount] = useState(false);
  const canSettle = !tab && isOwn && (shares?.confirmed ?? 0) > 0;
  if (asksAmount && !canSettle) setAsksAmount(false);
  const onSettle = canSettle ? () => setAsksAmount(true) : undefined;
  const acts = <Acts campaign={campaign} onSettle={onSettle} isSettling={asksAmount} heart={heart} />;
  const status = <StatusTag campaign={campaign} size="md" />;
  return (
    <>
      <JointHead campaign={campaign} lock={isLoading ? undefined : shares} status={status} acts={acts} />
      <CampaignTabs campaign={campaign} isOwn={isOwn} current={tab} />
      {tab ? (
        <LazyPart fallback={<Skeleton className="h-80" />}>
          <tab.Content campaign={campaign} isOwn={isOwn} />
        </LazyPart>
      ) : seesMoney ? (
        <Overview {...{ campaign, reader, isOwn, asksAmount }} onAmountFocused={() => setAsksAmount(false)} />
      ) : (
        <LazyPart fallback={briefToCome}>
          <CampaignBrief campaign={campaign} />
        </LazyPart>
      )}
    </>
  );
}

const partiesToCome = <Skeleton className="h-56 rounded-card" />;
const storyToCome = <Skeleton className="h-96 rounded-card" />;
const briefToCome = <Skeleton className="h-96 rounded-card" />;

interface OverviewProps extends Pick<CampaignPageProps, 'campaign' | 'reader'> {
  isOwn: boolean;
  /** Set when the creator asked to record revenue, which opens the books. */
  asksAmount: boolean;
  onAmountFocused: () => void;
}

/** Needs come before a pledge, on phones too; books and brief follow. */
function Overview({ campaign, reader, isOwn, asksAmount, onAmountFocused }: OverviewProps) {
  const { data: shares } = useQuery(sharesQuery(campaign.id));
  const { data: pledges } = useQuery(pledgesQuery(campaign.id));
  const { statusOf } = usePledgeAnswers();
  const live = pledges?.filter((one) => statusOf(one) !== 'declined' && statusOf(one) !== 'withdrawn');
  return (
    <>
      {campaign.brief ? (
        <p className="mb-5 text-t2 lg:hidden">
          <span className="line-clamp-3">{campaign.brief}</span>
          <Link to="#brief" replace className="link hit-44 font-semibold text-sm">
            <Trans>Read the brief</Trans>
          </Link>
        </p>
      ) : null}
      <NeedsTotal
        needs={isOwn && pledges ? shownNeeds(campaign.needs, pledges, statusOf) : campaign.needs}
        isOwn={isOwn}
        pledges={isOwn ? live?.length : undefined}
        parties={shares?.parties.length}
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        <NeedsList campaign={campaign} isOwn={isOwn} />
        <aside className="grid min-w-0 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          <div id="pledge" className="grid scroll-mt-20 gap-6">
            <LazyOnVisible placeholder={partiesToCome}>
              <JointParties campaign={campaign} isOwn={isOwn} />
            </LazyOnVisible>
          </div>
          <LazyOnVisible placeholder={storyToCome}>
            <JointStory campaign={campaign} isOwn={isOwn} />
          </LazyOnVisible>
        </aside>
        <div className="grid min-w-0 gap-6 lg:col-start-1">
          {shares?.is_party ? (
            <LazyOnVisible placeholder={<Skeleton className="h-80 rounded-card" />} isWanted={asksAmount}>
              <JointBooks {...{ campaign, shares, isOwn, asksAmount, onAmountFocused }} userId={reader.id} />
            </LazyOnVisible>
          ) : null}
          <div id="brief" className="grid scroll-mt-20 gap-6">
            <LazyOnVisible placeholder={briefToCome}>
              <CampaignBrief campaign={campaign} />
            </LazyOnVisible>
          </div>
        </div>
      </div>
    </>
  );
}

interface ActsProps {
  campaign: Campaign;
  /** Undefined while nothing can be shared out. */
  onSettle: (() => void) | undefined;
  /** True while the books are loading. */
  isSettling: boolean;
  /** Null for the creator, who has a menu instead. */
  heart: ReactNode;
}

function Acts({ campaign, onSettle, isSettling, heart }: ActsProps) {
  const navigate = useNavigate();
  const menu = (
    <LazyPart fallback={<span className="size-11" />}>
      <CampaignMenu campaign={campaign} isOwn onDeleted={() => navigate(paths.myCampaigns)} />
    </LazyPart>
  );
  if (campaign.is_draft) return menu;
  const canPledge = heart !== null && campaign.needs.some(({ can }) => can.pledge === true);
  return (
    <>
      {canPledge ? (
        <LinkButton variant="primary" to="#pledge" replace className="lg:hidden">
          <Trans>Pledge</Trans>
        </LinkButton>
      ) : null}
      <LinkButton
        icon={MessageCircle}
        to={heart ? paths.chatWith(campaign.creator.id) : paths.campaignChats(campaign.id)}
        className="max-md:whitespace-normal"
      >
        {heart ? <Trans>Chat with the owner</Trans> : <Trans>Group chat</Trans>}
      </LinkButton>
      {onSettle ? (
        <Button variant="primary" busy={isSettling} onClick={onSettle}>
          <Trans>Record revenue</Trans>
        </Button>
      ) : null}
      {heart ?? menu}
    </>
  );
}
