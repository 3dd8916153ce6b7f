import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ComponentType, ReactNode } from 'react';
import { takenStatuses } from '../../../../contract/campaigns/application-standing.ts';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import type { Permission } from '../../../../contract/kit/permissions.ts';
import { useRights } from '../../../lib/member-roles.ts';
import { paths } from '../../../lib/paths.ts';
import { Tabs } from '../../../ui/data/tabs.tsx';
import { Count } from '../../../ui/data/tag.tsx';
import { lazyWithRetry } from '../../../ui/loading/lazy-with-retry.ts';
import { countApplications } from '../../campaigns/application-counts.ts';
import { hasFinishedWork } from '../../campaigns/finished-work.ts';

/** Props of a campaign tab, which also decide its visibility. */
export interface SeenCampaign {
  campaign: Campaign;
  /** True when the reader created the campaign. */
  isOwn: boolean;
}

export interface CampaignTab {
  /** Value in the URL: `?tab=applied`. */
  id: string;
  name: MessageDescriptor;
  isFor(seen: SeenCampaign): boolean;
  /** Permission that the reader's role must include. */
  needs: Permission;
  count?(campaign: Campaign): number;
  /** Number of unread items. */
  unread?(campaign: Campaign): number;
  /** A list that needs the height: the head above it is short, and a panel may stand beside both. */
  isDesk?: boolean;
  /** The tab it belongs to, for one without a tab of its own. */
  within?: string;
  /** Lazy: few readers open more than the brief. */
  Content: ComponentType<SeenCampaign>;
}

/** Props of both campaign pages. */
export interface CampaignPageProps {
  campaign: Campaign;
  reader: { id: string; role: string };
  /** Undefined for the overview: brief or needs. */
  tab: CampaignTab | undefined;
  /** Bookmark button; null for the creator, who has other actions. */
  heart: ReactNode;
}

/** Tab that links to a page of its own. */
type LinkedTab = Omit<CampaignTab, 'Content'> & { to(campaign: Campaign): string };

/** Agreed work is visible to its two parties; in a joint campaign to all participants. */
function hasWork({ campaign, isOwn }: SeenCampaign): boolean {
  if (isOwn) return !campaign.is_draft;
  const isSide = campaign.my_pledges.some(({ status }) => status === 'accepted' || status === 'contributed');
  return isSide || takenStatuses.some((status) => status === campaign.my_application?.status);
}

/** Agreed pieces; for an influencer only their own. */
function countPieces({ content, counts, my_application: own }: Campaign): number {
  const pieces = content.reduce((sum, { quantity }) => sum + quantity, 0) || 1;
  return pieces * (own ? 1 : counts.slots_taken);
}

/** Before the overview, as long as somebody can be invited. */
const fitsTab: CampaignTab = {
  id: 'fits',
  needs: 'work',
  name: msg`Who fits`,
  isFor: ({ campaign, isOwn }) => isOwn && campaign.type === 'standard' && campaign.can.invite === true,
  Content: lazyWithRetry(() => import('../../invitations/suggestions-tab.tsx')),
};

/** The negotiation with one applicant; reached from the applicant or the own application, so it has no tab. */
const dealTab: CampaignTab = {
  id: 'offers',
  needs: 'money',
  name: msg`Offers`,
  isFor: ({ campaign, isOwn }) => campaign.type === 'standard' && (isOwn || campaign.my_application !== null),
  within: 'applied',
  isDesk: true,
  Content: lazyWithRetry(() => import('../../../work/offers/deal.tsx')),
};

/** Paying for accepted applications together; reached from them, so it has no tab. */
const fundTab: CampaignTab = {
  id: 'fund',
  needs: 'pay',
  name: msg`Fund`,
  isFor: ({ campaign, isOwn }) => isOwn && campaign.type === 'standard' && !campaign.is_draft,
  within: 'applied',
  isDesk: true,
  Content: lazyWithRetry(() => import('../../../work/funding/fund-many.tsx')),
};

/** Tabs in display order, after the overview. */
const campaignTabs: readonly (CampaignTab | LinkedTab)[] = [
  {
    id: 'applied',
    needs: 'money',
    name: msg({ context: 'applications', message: 'Applied' }),
    isFor: ({ campaign, isOwn }) => isOwn && campaign.type === 'standard',
    count: (campaign) => countApplications(campaign.counts),
    isDesk: true,
    Content: lazyWithRetry(() => import('../../../work/hiring/applicants.tsx')),
  },
  {
    id: 'deliverables',
    needs: 'look',
    name: msg`Deliverables`,
    isFor: hasWork,
    count: countPieces,
    Content: lazyWithRetry(() => import('../../../work/deliverables/deliverables-tab.tsx')),
  },
  {
    // A joint campaign lists its participants beside the needs.
    id: 'parties',
    needs: 'money',
    name: msg`Parties`,
    isFor: (seen) => seen.campaign.type === 'standard' && hasWork(seen),
    Content: lazyWithRetry(() => import('../../../work/deliverables/parties-tab.tsx')),
  },
  {
    id: 'chats',
    needs: 'money',
    name: msg`Chats`,
    isFor: ({ campaign, isOwn }) => !campaign.is_draft && (isOwn || hasPart(campaign)),
    unread: ({ unread_chats: unread }) => unread,
    to: ({ id }) => paths.campaignChats(id),
  },
  {
    id: 'files',
    needs: 'look',
    name: msg`Files`,
    isFor: ({ campaign }) => !campaign.is_draft,
    Content: lazyWithRetry(() => import('../../campaigns/files/files-tab.tsx')),
  },
  {
    id: 'figures',
    needs: 'money',
    name: msg`Results`,
    isFor: hasWork,
    Content: lazyWithRetry(() => import('../../../insights/performance/figures-tab.tsx')),
  },
  {
    id: 'reviews',
    needs: 'look',
    name: msg`Reviews`,
    isFor: hasFinishedWork,
    Content: lazyWithRetry(() => import('../../../work/reviews/campaign-reviews.tsx')),
  },
];

function hasPart({ my_application: application, my_pledges: pledges }: Campaign): boolean {
  return application !== null || pledges.length > 0;
}

export function findCampaignTab(
  seen: SeenCampaign & { may: (permission: Permission) => boolean },
  id: string | null,
): CampaignTab | undefined {
  return [fitsTab, dealTab, fundTab, ...campaignTabs].find(
    (tab): tab is CampaignTab => tab.id === id && 'Content' in tab && tab.isFor(seen) && seen.may(tab.needs),
  );
}

/** Tabs of this reader; nothing if there is only the overview. */
export function CampaignTabs({ campaign, isOwn, current }: SeenCampaign & { current: CampaignTab | undefined }) {
  const { t } = useLingui();
  const may = useRights();
  const shown = campaignTabs.filter((tab) => tab.isFor({ campaign, isOwn }) && may(tab.needs));
  if (shown.length === 0) return null;
  return (
    <div className={current && 'isDesk' in current ? 'mb-3' : 'mb-5'}>
      <Tabs
        label={t`Campaign`}
        current={current?.within ?? current?.id ?? 'brief'}
        tabs={[
          ...(fitsTab.isFor({ campaign, isOwn })
            ? [{ id: fitsTab.id, to: `?tab=${fitsTab.id}`, name: t(fitsTab.name) }]
            : []),
          { id: 'brief', to: '?', name: campaign.type === 'joint' ? t`Needs` : t`Brief` },
          ...shown.map((tab) => ({
            id: tab.id,
            to: 'to' in tab ? tab.to(campaign) : `?tab=${tab.id}`,
            name: t(tab.name),
            count:
              tab.count?.(campaign) ?? (tab.unread?.(campaign) ? <Unread value={tab.unread(campaign)} /> : undefined),
          })),
        ]}
      />
    </div>
  );
}

function Unread({ value }: { value: number }) {
  const { t } = useLingui();
  return <Count value={value} label={t`${value} unread`} />;
}
