import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { type ComponentType, lazy } from 'react';
import type { Campaign } from '../../../contract/campaigns.ts';
import { countApplications } from '../../features/campaigns/application-counts.ts';
import { Tabs } from '../../ui/tabs.tsx';

/** What a tab of a campaign gets, and what decides who has it. */
export interface SeenCampaign {
  campaign: Campaign;
  /** The reader is its creator. */
  isOwn: boolean;
}

export interface CampaignTab {
  /** In the address: `?tab=applied`. */
  id: string;
  name: MessageDescriptor;
  isFor(seen: SeenCampaign): boolean;
  count?(campaign: Campaign): number;
  /** Loaded when it is opened: few readers need more than the brief. */
  Content: ComponentType<SeenCampaign>;
}

/** Beside the brief, in the order of the page. */
const campaignTabs: readonly CampaignTab[] = [
  {
    id: 'applied',
    name: msg`Applied`,
    isFor: ({ campaign, isOwn }) => isOwn && campaign.type === 'standard',
    count: (campaign) => countApplications(campaign.counts),
    Content: lazy(() => import('../../features/applications/applicants.tsx')),
  },
  {
    id: 'files',
    name: msg`Files`,
    isFor: ({ campaign }) => !campaign.is_draft,
    Content: lazy(() => import('../../features/campaigns/files/files-tab.tsx')),
  },
];

export function findCampaignTab(seen: SeenCampaign, id: string | null): CampaignTab | undefined {
  return campaignTabs.find((tab) => tab.id === id && tab.isFor(seen));
}

/** The tabs that this reader has; nothing where the brief is all. */
export function CampaignTabs({ campaign, isOwn, current }: SeenCampaign & { current: CampaignTab | undefined }) {
  const { t } = useLingui();
  const shown = campaignTabs.filter((tab) => tab.isFor({ campaign, isOwn }));
  if (shown.length === 0) return null;
  return (
    <div className="mb-5">
      <Tabs
        label={t`Campaign`}
        current={current?.id ?? 'brief'}
        tabs={[
          { id: 'brief', to: '?', name: campaign.type === 'joint' ? t`Needs` : t`Brief` },
          ...shown.map(({ id, name, count }) => ({
            id,
            to: `?tab=${id}`,
            name: t(name),
            count: count?.(campaign),
          })),
        ]}
      />
    </div>
  );
}
