import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { MatchCard } from '../../../campaigns/campaigns/match-card.tsx';
import { Timeline } from '../../../campaigns/campaigns/timeline.tsx';
import { JointHistory } from '../../joint-history/joint-history.tsx';

/** Match, history and dates of a joint campaign. */
export default function JointStory({ campaign, isOwn }: { campaign: Campaign; isOwn: boolean }) {
  return (
    <>
      {isOwn ? null : <MatchCard match={campaign.match} />}
      <JointHistory campaignId={campaign.id} />
      <Timeline campaign={campaign} />
    </>
  );
}
