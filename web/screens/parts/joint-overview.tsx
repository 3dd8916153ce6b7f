import { Suspense } from 'react';
import type { Campaign } from '../../../contract/campaigns.ts';
import type { Shares } from '../../../contract/pledges.ts';
import { Brief, Wanted } from '../../features/campaigns/brief.tsx';
import { MatchCard } from '../../features/campaigns/match-card.tsx';
import { Timeline } from '../../features/campaigns/timeline.tsx';
import { whyNotApply } from '../../features/campaigns/why-not.tsx';
import { JointHistory } from '../../features/joint-history/joint-history.tsx';
import { NeedsList } from '../../features/pledges/needs-list.tsx';
import { Parties } from '../../features/pledges/parties.tsx';
import { PledgePanel } from '../../features/pledges/pledge-panel.tsx';
import { late } from '../../ui/late.ts';
import { Skeleton } from '../../ui/skeleton.tsx';

// Only parties see the books.
const JointBooks = late(() => import('./joint-books.tsx'));

interface JointOverviewProps {
  campaign: Campaign;
  /** Undefined until they are known. */
  shares: Shares | undefined;
  reader: { id: string; role: string };
  isOwn: boolean;
}

/** The needs come before a pledge, on phones too; books and the brief after both. */
export default function JointOverview({ campaign, shares, reader, isOwn }: JointOverviewProps) {
  const hasPledged = campaign.my_pledges.length > 0;
  const panel = isOwn ? null : (
    <PledgePanel campaign={campaign} lock={shares} whyNot={whyNotApply(campaign, reader.role)} />
  );
  return (
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
  );
}
