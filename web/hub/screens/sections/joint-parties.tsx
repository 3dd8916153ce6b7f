import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { whyNotApply } from '../../../campaigns/campaigns/why-not.tsx';
import { Parties } from '../../../campaigns/pledges/parties.tsx';
import { PledgePanel } from '../../../campaigns/pledges/pledge-panel.tsx';
import { sharesQuery } from '../../../campaigns/pledges/pledges.queries.ts';

interface JointPartiesProps {
  campaign: Campaign;
  /** Role of the reader. */
  role: string;
  isOwn: boolean;
}

/** Participants, and the reader's pledge, which comes first once made. */
export default function JointParties({ campaign, role, isOwn }: JointPartiesProps) {
  const { data: shares } = useQuery(sharesQuery(campaign.id));
  const hasPledged = campaign.my_pledges.length > 0;
  const panel = isOwn ? null : <PledgePanel campaign={campaign} lock={shares} whyNot={whyNotApply(campaign, role)} />;
  // Keys keep the form's state when the order changes.
  const parts = [<Fragment key="panel">{panel}</Fragment>, <Parties key="parties" campaignId={campaign.id} />];
  return hasPledged ? parts : parts.toReversed();
}
