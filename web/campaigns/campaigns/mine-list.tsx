import { Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { ApplicationStanding, Relation } from '../../../contract/campaigns/campaigns.ts';
import type { MyCampaign } from '../../../contract/work/my-campaigns.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { useDeferredFirstLoad } from '../../lib/use-deferred-first-load.ts';
import { Card } from '../../ui/data/card.tsx';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { LongList } from '../../ui/long-lists/long-list.tsx';
import { CampaignRow } from './campaign-row.tsx';
import { mineQuery } from './campaigns.queries.ts';

interface MineListProps {
  userId: string;
  relation: Relation;
  status: string | undefined;
  applicationStanding: ApplicationStanding | undefined;
  standing: (campaign: MyCampaign) => ReactNode;
  pledges: (campaign: MyCampaign) => ReactNode;
  empty: ReactNode;
}

/** Tab of My Campaigns. */
export function MineList({ userId, relation, status, applicationStanding, ...parts }: MineListProps) {
  const { standing, pledges, empty } = parts;
  const mine = useInfiniteQuery(
    mineQuery({
      relation,
      ...(status ? { status: [status] } : {}),
      ...(applicationStanding ? { standing: applicationStanding } : {}),
    }),
  );
  const found = useDeferredFirstLoad(mine.data);
  if (!found && !mine.error) return <RowSkeletons />;
  if (!found) {
    return (
      <ErrorState
        title={<Trans>Couldn’t load your campaigns</Trans>}
        text={reasonOf(mine.error)}
        onRetry={mine.refetch}
      />
    );
  }
  const campaigns = found.pages.flatMap(({ data }) => data);
  if (campaigns.length === 0) return empty;
  return (
    <InfiniteList query={mine} skeleton={<RowSkeletons />} errorTitle={<Trans>Couldn’t load more campaigns</Trans>}>
      <LongList className="grid grid-cols-[minmax(0,1fr)] gap-3" rows={campaigns} rowHeight={148} gap={12}>
        {(campaign) => (
          <CampaignRow
            campaign={campaign}
            isOwn={campaign.creator.id === userId}
            standing={standing(campaign)}
            pledges={pledges(campaign)}
          />
        )}
      </LongList>
    </InfiniteList>
  );
}

/** Loading placeholder of the rows. */
export function RowSkeletons() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true" className="grid gap-3">
      {[1, 2, 3, 4].map((at) => (
        <Card key={at} padding="sm" className="flex gap-4">
          <Skeleton className="hidden size-18 sm:block" />
          <div className="grid flex-1 gap-2">
            <Skeleton className="h-6 w-2/3" />
            <Skeleton className="h-6 w-24" />
            <Skeleton className="h-5 w-1/2" />
          </div>
        </Card>
      ))}
    </div>
  );
}
