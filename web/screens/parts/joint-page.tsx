import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import { type ReactNode, Suspense } from 'react';
import type { Campaign } from '../../../contract/campaigns.ts';
import { Brief, Wanted } from '../../features/campaigns/brief.tsx';
import { CampaignMenu } from '../../features/campaigns/campaign-menu.tsx';
import { MatchCard } from '../../features/campaigns/match-card.tsx';
import { StatusTag } from '../../features/campaigns/status-tag.tsx';
import { Timeline } from '../../features/campaigns/timeline.tsx';
import { whyNotApply } from '../../features/campaigns/why-not.tsx';
import { JointHistory } from '../../features/joint-history/joint-history.tsx';
import { JointHead } from '../../features/pledges/joint-head.tsx';
import { NeedsList } from '../../features/pledges/needs-list.tsx';
import { NeedsTotal } from '../../features/pledges/needs-total.tsx';
import { Parties } from '../../features/pledges/parties.tsx';
import { PledgePanel } from '../../features/pledges/pledge-panel.tsx';
import { pledgesQuery, sharesQuery } from '../../features/pledges/pledges.queries.ts';
import { useLiveHub } from '../../features/pledges/use-live-hub.ts';
import { settlementAmountId } from '../../features/settlements/amount-id.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { late } from '../../ui/late.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type CampaignTab, CampaignTabs } from './campaign-tabs.tsx';

// Only parties see the books.
const JointBooks = late(() => import('./joint-books.tsx'));

interface JointPageProps {
  campaign: Campaign;
  reader: { id: string; role: string };
  tab: CampaignTab | undefined;
  /** Keeps it among the favourites. */
  heart: ReactNode;
}

/** A joint campaign: its needs against pledges, its parties and shares, what happened, and how it is settled. */
export default function JointPage({ campaign, reader, tab, heart }: JointPageProps) {
  const isOwn = campaign.creator.id === reader.id;
  useLiveHub(campaign.id);
  const { data: shares } = useQuery(sharesQuery(campaign.id));
  const canSettle = !tab && isOwn && (shares?.confirmed ?? 0) > 0;
  const acts = <Acts campaign={campaign} canSettle={canSettle} heart={isOwn ? null : heart} />;
  const status = <StatusTag campaign={campaign} size="md" />;
  return (
    <>
      <JointHead campaign={campaign} lock={shares} status={status} acts={acts} />
      <CampaignTabs campaign={campaign} isOwn={isOwn} current={tab} />
      {tab ? (
        <Suspense fallback={<Skeleton className="h-80" />}>
          <tab.Content campaign={campaign} isOwn={isOwn} />
        </Suspense>
      ) : (
        <Overview campaign={campaign} reader={reader} isOwn={isOwn} />
      )}
    </>
  );
}

/** The needs come before a pledge, on phones too; books and the brief after both. */
function Overview({ campaign, reader, isOwn }: Omit<JointPageProps, 'tab' | 'heart'> & { isOwn: boolean }) {
  const { data: shares } = useQuery(sharesQuery(campaign.id));
  const { data: pledges } = useQuery(pledgesQuery(campaign.id));
  const live = pledges?.filter(({ status }) => status !== 'declined' && status !== 'withdrawn');
  const hasPledged = campaign.my_pledges.length > 0;
  const panel = isOwn ? null : (
    <PledgePanel campaign={campaign} lock={shares} whyNot={whyNotApply(campaign, reader.role)} />
  );
  return (
    <>
      <NeedsTotal
        needs={campaign.needs}
        isOwn={isOwn}
        pledges={isOwn ? live?.length : undefined}
        parties={shares?.parties.length}
      />
      <div className="mt-6 grid grid-cols-[minmax(0,1fr)] items-start gap-6 lg:grid-cols-[minmax(0,1fr)_360px] lg:grid-rows-[auto_1fr]">
        <NeedsList campaign={campaign} isOwn={isOwn} />
        <aside className="grid min-w-0 gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1">
          {hasPledged ? panel : null}
          <Parties campaignId={campaign.id} />
          {hasPledged ? null : panel}
          {isOwn ? null : <MatchCard match={campaign.match} />}
          <JointHistory campaignId={campaign.id} />
          <Timeline campaign={campaign} />
        </aside>
        <div className="grid min-w-0 gap-6 lg:col-start-1">
          {shares?.is_party ? (
            <Suspense fallback={<Skeleton className="h-80" />}>
              <JointBooks campaign={campaign} shares={shares} userId={reader.id} isOwn={isOwn} />
            </Suspense>
          ) : null}
          <Brief campaign={campaign} />
          <Wanted campaign={campaign} />
        </div>
      </div>
    </>
  );
}

interface ActsProps {
  campaign: Campaign;
  canSettle: boolean;
  /** Null for its creator, who has a menu instead. */
  heart: ReactNode;
}

function Acts({ campaign, canSettle, heart }: ActsProps) {
  if (campaign.is_draft) return <CampaignMenu campaign={campaign} isOwn />;
  return (
    <>
      <LinkButton
        icon={MessageCircle}
        to={heart ? paths.chatWith(campaign.creator.id) : paths.campaignChats(campaign.id)}
        className="max-md:whitespace-normal"
      >
        {heart ? <Trans>Chat with the owner</Trans> : <Trans>Party chat</Trans>}
      </LinkButton>
      {canSettle ? (
        <Button variant="primary" onClick={() => document.getElementById(settlementAmountId)?.focus()}>
          <Trans>Record revenue</Trans>
        </Button>
      ) : null}
      {heart ?? <CampaignMenu campaign={campaign} isOwn />}
    </>
  );
}
