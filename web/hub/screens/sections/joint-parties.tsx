import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { Parties } from '../../../campaigns/pledges/parties.tsx';
import { PledgePanel } from '../../../campaigns/pledges/pledge-panel.tsx';
import { sharesQuery } from '../../../campaigns/pledges/pledges.queries.ts';
import { whyNot } from '../../../lib/can.ts';

interface JointPartiesProps {
  campaign: Campaign;
  /** Role of the reader. */
  isOwn: boolean;
}

/** Participants, and the reader's pledge, which comes first once made. */
export default function JointParties({ campaign, isOwn }: JointPartiesProps) {
  const { data: shares } = useQuery(sharesQuery(campaign.id));
  const hasPledged = campaign.my_pledges.length > 0;
  const panel = isOwn ? null : <PledgePanel campaign={campaign} lock={shares} whyNot={whyNot(campaign.can.apply)} />;
  // Keys keep the form's state when the order changes.
  const parts = [<Fragment key="panel">{panel}</Fragment>, <Parties key="parties" campaignId={campaign.id} />];
  return hasPledged ? parts : parts.toReversed();
}
