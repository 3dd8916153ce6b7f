import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Plus, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { needNames } from '../../lib/campaign-labels.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { Card } from '../../ui/data/card.tsx';
import { InfiniteList } from '../../ui/data/infinite-list.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { OpenLinkButton } from '../../ui/forms/open-link-button.tsx';
import { HubCard } from './hub-card.tsx';
import type { HubFilterState } from './hub-filters.tsx';
import { hubQuery } from './pledges.queries.ts';

const grid = 'grid grid-cols-[minmax(0,1fr)] gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3';

interface HubListProps {
  filters: HubFilterState;
  userId: string;
  /** Renders the bookmark button. */
  heart: (campaign: Campaign) => ReactNode;
  /** Renders the match. */
  fit: (campaign: Campaign) => ReactNode;
}

/** Cards of the Resource Sharing Hub. */
export function HubList({ filters, userId, heart, fit }: HubListProps) {
  const hub = useInfiniteQuery(hubQuery({ need: filters.kinds, q: filters.words }));
  if (hub.isPending) return <HubSkeletons />;
  if (!hub.data) {
    const title = <Trans>Couldn’t load the joint campaigns</Trans>;
    return <ErrorState title={title} text={reasonOf(hub.error)} onRetry={hub.refetch} />;
  }
  const campaigns = hub.data.pages.flatMap(({ data }) => data);
  if (campaigns.length === 0) return <NoJoint filters={filters} />;
  return (
    <>
      <p className="num mb-3 text-sm text-t2" aria-live="polite">
        <Plural value={hub.data.pages[0]?.total ?? 0} one="# joint campaign" other="# joint campaigns" />
      </p>
      <InfiniteList query={hub} skeleton={<HubSkeletons />} errorTitle={<Trans>Couldn’t load more campaigns</Trans>}>
        <ul className={grid}>
          {campaigns.map((campaign) => (
            <li key={campaign.id}>
              <HubCard campaign={campaign} isOwn={campaign.creator.id === userId} heart={heart(campaign)}>
                {fit(campaign)}
              </HubCard>
            </li>
          ))}
        </ul>
      </InfiniteList>
    </>
  );
}

/** Empty state: filter to remove, or first steps. */
function NoJoint({ filters: { kinds, words, toggle, find } }: { filters: HubFilterState }) {
  const { t, i18n } = useLingui();
  const [kind] = kinds;
  if (words) {
    return (
      <EmptyState
        icon={SearchX}
        title={t`No joint campaigns found`}
        action={
          <Button onClick={() => find('')}>
            <Trans>Remove “{words}”</Trans>
          </Button>
        }
      />
    );
  }
  if (kind) {
    const name = i18n._(needNames[kind]);
    return (
      <EmptyState
        icon={SearchX}
        title={t`No joint campaign needs this right now`}
        action={
          <Button onClick={() => toggle(kind)}>
            <Trans>Remove “{name}”</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      jaali="hub"
      title={t`No open joint campaigns right now`}
      text={t`Start one: list what you need and others contribute it.`}
      action={
        <OpenLinkButton variant="peacock" icon={Plus} to={paths.createJointCampaign()}>
          <Trans>Start a joint campaign</Trans>
        </OpenLinkButton>
      }
    />
  );
}

/** Loading placeholder of the cards. */
export function HubSkeletons() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true" className={grid}>
      {[1, 2, 3, 4, 5, 6].map((at) => (
        <Card key={at} padding="none">
          <Skeleton className="h-18 rounded-none" />
          <div className="grid gap-3 p-4">
            <Skeleton className="h-6 w-5/6" />
            <Skeleton className="h-6 w-1/2" />
            <Skeleton className="h-12" />
            <Skeleton className="h-18" />
            <Skeleton className="h-11" />
          </div>
        </Card>
      ))}
    </div>
  );
}
