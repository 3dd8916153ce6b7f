import { Trans } from '@lingui/react/macro';
import { type UseInfiniteQueryResult, useInfiniteQuery } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Campaign } from '../../../../contract/campaigns/campaigns.ts';
import { dateInIndia } from '../../../../contract/kit/calendar.ts';
import { reasonOf } from '../../../lib/form-errors.ts';
import { paths } from '../../../lib/paths.ts';
import { InfiniteList } from '../../../ui/data/infinite-list.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../../ui/feedback/states.tsx';
import { OpenLinkButton } from '../../../ui/forms/open-link-button.tsx';
import { feedQuery, mineQuery } from '../../campaigns/campaigns.queries.ts';
import { fitOf } from '../../campaigns/match-line.tsx';
import { PostCard } from '../../campaigns/post-card.tsx';
import { hubQuery } from '../../pledges/pledges.queries.ts';
import { CampaignHeart } from './campaign-heart.tsx';

/** A full campaign is no longer open. */
const hasPlaces = ({ type, counts }: Campaign) => type === 'joint' || counts.slots_left !== 0;

/** Open campaigns of a brand or partner: standard ones first, then joint ones. */
export function OpenCampaigns({ creatorId, name }: { creatorId: string; name: string }) {
  const standard = useInfiniteQuery(feedQuery({ creator: creatorId, sort: 'newest' }, 'cards'));
  const joint = useInfiniteQuery(hubQuery({ creator: creatorId, need: [], q: '' }));
  const isRead = standard.isSuccess && !standard.hasNextPage;
  const pages = [...(standard.data?.pages ?? []), ...(isRead ? (joint.data?.pages ?? []) : [])];
  const campaigns = pages.flatMap((page) => page.data).filter(hasPlaces);
  return <Open query={isRead ? joint : standard} campaigns={campaigns} name={name} hasHearts />;
}

/** The same for the owner, since the feed excludes own campaigns. */
export function OwnCampaigns({ name }: { name: string }) {
  const query = useInfiniteQuery(mineQuery({ relation: 'created', status: ['not-started', 'on going'] }));
  const today = dateInIndia(new Date());
  const isOpen = (campaign: Campaign) =>
    !campaign.is_draft && !campaign.is_held && hasPlaces(campaign) && (campaign.application_deadline ?? today) >= today;
  const campaigns = query.data?.pages.flatMap((page) => page.data).filter(isOpen) ?? [];
  const act = (
    <p className="mt-3">
      <OpenLinkButton icon={Plus} to={paths.createCampaign()}>
        <Trans>Post a campaign</Trans>
      </OpenLinkButton>
    </p>
  );
  return <Open query={query} campaigns={campaigns} name={name} act={act} />;
}

interface OpenProps {
  query: UseInfiniteQueryResult;
  campaigns: Campaign[];
  name: string;
  hasHearts?: boolean;
  /** Action of the empty state. */
  act?: ReactNode;
}

function Open({ query, campaigns, name, hasHearts, act }: OpenProps) {
  return (
    <section className="mt-10">
      <h2 className="h3 mb-4">
        <Trans>Open campaigns</Trans>
      </h2>
      {query.isPending ? <Skeleton className="h-60 rounded-card" /> : null}
      {query.isError && campaigns.length === 0 ? (
        <ErrorState
          title={<Trans>Couldn’t load the campaigns</Trans>}
          text={reasonOf(query.error)}
          onRetry={query.refetch}
        />
      ) : null}
      {query.isSuccess && campaigns.length === 0 && !query.hasNextPage ? (
        <>
          <p className="text-t2">
            <Trans>{name} has no open campaigns right now.</Trans>
          </p>
          {act}
        </>
      ) : (
        <InfiniteList query={query} errorTitle={<Trans>Couldn’t load the rest</Trans>} skeleton={null}>
          <ul className="grid gap-3 md:grid-cols-2 md:gap-5 lg:grid-cols-3">
            {campaigns.map((campaign) => (
              <li key={campaign.id} className="min-w-0">
                <PostCard
                  campaign={campaign}
                  heart={hasHearts ? <CampaignHeart campaign={campaign} /> : null}
                  fit={fitOf(campaign)}
                />
              </li>
            ))}
          </ul>
        </InfiniteList>
      )}
    </section>
  );
}
