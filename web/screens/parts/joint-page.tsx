import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { MessageCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign } from '../../../contract/campaigns.ts';
import { CampaignMenu } from '../../features/campaigns/campaign-menu.tsx';
import { StatusTag } from '../../features/campaigns/status-tag.tsx';
import { JointHead } from '../../features/pledges/joint-head.tsx';
import { NeedsTotal } from '../../features/pledges/needs-total.tsx';
import { pledgesQuery, sharesQuery } from '../../features/pledges/pledges.queries.ts';
import { useLiveHub } from '../../features/pledges/use-live-hub.ts';
import { settlementAmountId } from '../../features/settlements/amount-id.ts';
import { paths } from '../../lib/paths.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { late } from '../../ui/late.ts';
import { LatePart } from '../../ui/late-part.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type CampaignTab, CampaignTabs } from './campaign-tabs.tsx';

const JointOverview = late(() => import('./joint-overview.tsx'));

interface JointPageProps {
  campaign: Campaign;
  reader: { id: string; role: string };
  tab: CampaignTab | undefined;
  /** Keeps it among the favourites. */
  heart: ReactNode;
}

/** A joint campaign: its needs against pledges, its parties and shares, what happened, and how it is settled. */
export function JointPage({ campaign, reader, tab, heart }: JointPageProps) {
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
        <LatePart fallback={<Skeleton className="h-80" />}>
          <tab.Content campaign={campaign} isOwn={isOwn} />
        </LatePart>
      ) : (
        <>
          <Needs campaign={campaign} isOwn={isOwn} parties={shares?.parties.length} />
          <LatePart fallback={<Skeleton className="mt-6 h-80" />}>
            <JointOverview campaign={campaign} shares={shares} reader={reader} isOwn={isOwn} />
          </LatePart>
        </>
      )}
    </>
  );
}

interface NeedsProps {
  campaign: Campaign;
  isOwn: boolean;
  parties: number | undefined;
}

function Needs({ campaign, isOwn, parties }: NeedsProps) {
  const { data: pledges } = useQuery(pledgesQuery(campaign.id));
  const live = pledges?.filter(({ status }) => status !== 'declined' && status !== 'withdrawn');
  return (
    <NeedsTotal needs={campaign.needs} isOwn={isOwn} pledges={isOwn ? live?.length : undefined} parties={parties} />
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
