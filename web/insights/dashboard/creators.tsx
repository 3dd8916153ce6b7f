import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import { isTelling } from '../../../contract/campaigns/match.rules.ts';
import type { Match } from '../../../contract/campaigns/match.ts';
import { compensationNames } from '../../lib/campaign-labels.ts';
import { paths } from '../../lib/paths.ts';
import { nameOf } from '../../lib/people-names.ts';
import { topicAndCity } from '../../lib/topic-and-city.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { MatchScore } from '../../ui/data/match-score.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { creatorsQuery, matchesQuery, useCardQuery } from './dashboard.queries.ts';
import { DashboardCard, DashboardCardError } from './dashboard-card.tsx';

/** Same height as the card beside it, except for a short empty state. */
const heightOf = (rows: number | undefined) => (rows === 0 ? undefined : 'lg:min-h-[310px]');

/** Creators similar to those the reader last worked with. */
export function Creators() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useCardQuery(creatorsQuery);
  const title =
    data?.like === 'bookmarked' ? (
      <Trans>Creators like your favourites</Trans>
    ) : (
      <Trans>Creators like your last three</Trans>
    );
  return (
    <DashboardCard
      title={data?.like === null ? <Trans>Creators for you</Trans> : title}
      className={heightOf(data?.data.length)}
    >
      {error && !data ? <DashboardCardError error={error} onRetry={refetch} /> : null}
      {data || error ? null : <RowSkeletons />}
      {data && data.data.length === 0 ? (
        <Nothing to={paths.browse} act={<Trans>Browse Influencers</Trans>}>
          <Trans>Save creators or work with some, and similar ones appear here.</Trans>
        </Nothing>
      ) : null}
      <ul className="pb-2">
        {data?.data.map(({ creator, match }) => (
          <Row
            key={creator.id}
            to={paths.influencerProfile('influencer', creator.id)}
            image={<Avatar id={creator.id} image={creator.profile_image} />}
            name={creator.fullname}
            detail={topicAndCity(creator, i18n.locale)}
            match={match}
          />
        ))}
      </ul>
    </DashboardCard>
  );
}

/** Open campaigns with the best match. */
export function Matches() {
  const { i18n } = useLingui();
  const { data, error, refetch } = useCardQuery(matchesQuery);
  return (
    <DashboardCard
      title={<Trans>Campaigns that match</Trans>}
      link={{ to: paths.campaignPosts, name: <Trans>Campaign Posts</Trans> }}
      className={heightOf(data?.data.length)}
    >
      {error && !data ? <DashboardCardError error={error} onRetry={refetch} /> : null}
      {data || error ? null : <RowSkeletons />}
      {data && data.data.length === 0 ? (
        <Nothing to={paths.jointCampaigns} act={<Trans>Resource Sharing Hub</Trans>}>
          <Trans>No open campaigns right now.</Trans>
        </Nothing>
      ) : null}
      <ul className="pb-2">
        {data?.data.map((campaign) => (
          <Row
            key={campaign.id}
            to={paths.campaign(campaign.id)}
            image={<Avatar id={campaign.creator.id} image={campaign.creator.profile_image} shape="organisation" />}
            name={campaign.title}
            detail={[nameOf(campaign.creator), offerOf(campaign, i18n)].filter(Boolean).join(' · ')}
            match={campaign.match && isTelling(campaign.match) ? campaign.match : null}
          />
        ))}
      </ul>
    </DashboardCard>
  );
}

/** Pay of a campaign, or its kind of compensation. */
function offerOf({ type, budget_per_creator: pay, compensation }: Campaign, i18n: I18n): string | null {
  if (type === 'joint') return i18n._(msg`Joint campaign`);
  if (pay) return formatRupees(pay);
  return compensation && i18n._(compensationNames[compensation]);
}

interface RowProps {
  to: string;
  image: ReactNode;
  name: string;
  detail: string;
  match: Match | null;
}

function Row({ to, image, name, detail, match }: RowProps) {
  const lang = /\p{Script=Devanagari}/u.test(name) ? 'hi' : undefined;
  return (
    <li className="border-line border-t border-dashed first:border-t-0">
      <Link
        to={to}
        className="flex min-h-16 items-center gap-3 px-4 py-2.5 text-t1 no-underline hover:bg-sunken focus-visible:-outline-offset-2 md:px-5"
      >
        {image}
        <span className="min-w-0 flex-1">
          <b lang={lang} className="h5 line-clamp-2">
            {name}
          </b>
          <span className="num block truncate text-sm text-t3">{detail}</span>
        </span>
        {match === null ? null : <MatchScore match={match} />}
      </Link>
    </li>
  );
}

function Nothing({ to, act, children }: { to: string; act: ReactNode; children: ReactNode }) {
  return (
    <div className="grid flex-1 place-content-center justify-items-center gap-2 p-6 text-center">
      <p className="max-w-[32ch] text-sm text-t3">{children}</p>
      <Link to={to} className="link hit-44 relative font-semibold text-sm">
        {act}
      </Link>
    </div>
  );
}

function RowSkeletons() {
  return (
    <ul aria-busy="true" className="pb-2">
      {['a', 'b', 'c', 'd'].map((key) => (
        <li key={key} className="flex min-h-16 items-center gap-3 px-4 py-2.5 md:px-5">
          <Skeleton className="size-10" />
          <span className="min-w-0 flex-1">
            <Skeleton className="h-5 w-36 max-w-full" />
            <Skeleton className="mt-1 h-4 w-28 max-w-full" />
          </span>
        </li>
      ))}
    </ul>
  );
}
