import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { paths } from '../../lib/paths.ts';

/** Reason why the reader cannot apply or pledge now; null if they can. */
export function whyNotApply(campaign: Campaign, role: string | undefined): React.ReactNode {
  const today = dateInIndia(new Date());
  const isJoint = campaign.type === 'joint';
  if (campaign.is_held) {
    return isJoint ? (
      <Trans>This campaign is paused and isn’t accepting pledges right now.</Trans>
    ) : (
      <Trans>This campaign is paused and isn’t accepting applications right now.</Trans>
    );
  }
  if (campaign.status === 'completed') return <Trans>This campaign is completed.</Trans>;
  if (campaign.application_deadline && today > campaign.application_deadline) {
    return isJoint ? (
      <Trans>The last day to pledge has passed.</Trans>
    ) : (
      <Trans>The last day to apply has passed.</Trans>
    );
  }
  if (isJoint) return null;
  if (role !== 'Influencer') {
    return (
      <Trans>
        Only influencers apply to this campaign.{' '}
        <Link to={paths.createCampaign()} className="link">
          You can post your own.
        </Link>
      </Trans>
    );
  }
  if (campaign.counts.slots_left === 0) {
    return <Trans>All places in this campaign are filled.</Trans>;
  }
  return null;
}
