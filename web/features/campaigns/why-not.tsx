import { Trans } from '@lingui/react/macro';
import { dateInIndia } from '../../../contract/calendar.ts';
import type { Campaign } from '../../../contract/campaigns.ts';

/** Why this reader cannot apply now, said before they try; null where they can. */
export function whyNotApply(campaign: Campaign, role: string | undefined): React.ReactNode {
  const today = dateInIndia(new Date());
  if (campaign.is_held) return <Trans>This campaign is held and takes no applications just now.</Trans>;
  if (campaign.status === 'completed') return <Trans>This campaign is completed.</Trans>;
  if (campaign.application_deadline && today > campaign.application_deadline) {
    return <Trans>The last day to apply has passed.</Trans>;
  }
  if (campaign.type === 'standard' && role !== 'Influencer') {
    return <Trans>Only influencers apply to this campaign. You can post your own.</Trans>;
  }
  if (campaign.type === 'standard' && campaign.counts.slots_left === 0) {
    return <Trans>Every place in this campaign is taken.</Trans>;
  }
  return null;
}
