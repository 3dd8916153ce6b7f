import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { Campaign } from '../../../contract/campaigns/campaigns.ts';
import type { CampaignViewer } from '../../../contract/campaigns/viewers.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatClock, formatCount } from '../../lib/format.ts';
import { langOf } from '../../lib/lang-of.ts';
import { paths } from '../../lib/paths.ts';
import { formatAgo } from '../../lib/relative-time.ts';
import { Avatar } from '../../ui/data/avatar.tsx';
import { Card } from '../../ui/data/card.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { ShowMore } from '../../ui/data/show-more.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { ErrorState } from '../../ui/feedback/states.tsx';
import { countApplications } from '../campaigns/application-counts.ts';
import { viewersQuery } from './viewers.queries.ts';

/** Counts of the creators who saw a campaign, and those who opened it and let brands know. */
export default function WhoSaw({ campaign }: { campaign: Campaign }) {
  const { i18n } = useLingui();
  const query = useInfiniteQuery(viewersQuery(campaign.id));
  const [first] = query.data?.pages ?? [];
  if (!first) {
    return query.error ? (
      <ErrorState
        title={<Trans>Couldn’t load who saw it</Trans>}
        text={reasonOf(query.error)}
        onRetry={query.refetch}
      />
    ) : (
      <Skeleton className="h-80 rounded-card" />
    );
  }
  const { shown, opened, saved, named } = first;
  const viewers = query.data?.pages.flatMap(({ data }) => data) ?? [];
  const stages = [
    { id: 'shown', name: <Trans>Shown to</Trans>, value: shown },
    { id: 'opened', name: <Trans>Opened by</Trans>, value: opened },
    { id: 'saved', name: <Trans>Saved by</Trans>, value: saved },
    { id: 'applied', name: <Trans context="applications">Applied</Trans>, value: countApplications(campaign.counts) },
  ];
  return (
    <Card as="section" aria-labelledby="who-saw">
      <div className="mb-3 flex items-baseline justify-between gap-3">
        <h2 id="who-saw" className="h4">
          <Trans>Who saw it</Trans>
        </h2>
        <span className="num text-t3 text-xs">{formatClock(new Date(query.dataUpdatedAt), i18n.locale)}</span>
      </div>
      <dl className="grid gap-2 text-sm">
        {stages.map(({ id, name, value }) => (
          <div key={id} className="flex items-center gap-3">
            <dt className="w-22 flex-none text-t2">{name}</dt>
            <dd className="flex min-w-0 flex-1 items-center gap-3">
              <ProgressBar parts={[{ value }]} total={shown} className="flex-1" />
              <b className="num min-w-8 text-right">{formatCount(value)}</b>
            </dd>
          </div>
        ))}
      </dl>
      {viewers.length > 0 ? (
        <ul className="mt-3 divide-y divide-dashed divide-line border-line border-t">
          {viewers.map((viewer) => (
            <ViewerRow key={viewer.user.id} viewer={viewer} />
          ))}
        </ul>
      ) : null}
      <ShowMore query={query} size="sm" className="-ml-3" />
      <p className="mt-2 text-t3 text-xs">
        <Rest shown={shown} opened={opened} named={named} />
      </p>
    </Card>
  );
}

/** In words, what the names leave out. */
function Rest({ shown, opened, named }: { shown: number; opened: number; named: number }): ReactNode {
  const unnamed = opened - named;
  if (shown === 0) {
    return <Trans>Nobody has seen it yet. Creators find it in Campaign Posts, or when you invite them.</Trans>;
  }
  if (opened === 0) return <Trans>Nobody has opened it yet.</Trans>;
  return (
    <>
      <Trans>Creators choose whether brands see what they open.</Trans>{' '}
      {unnamed > 0 ? (
        <Plural
          value={unnamed}
          one="# creator opened it without being named."
          other="# creators opened it without being named."
        />
      ) : null}
    </>
  );
}

function ViewerRow({ viewer: { user, opened_at, saved_at } }: { viewer: CampaignViewer }) {
  const { i18n } = useLingui();
  return (
    <li className="relative flex items-center gap-3 py-2">
      <Avatar id={user.id} image={user.profile_image} size={32} />
      <span className="min-w-0 flex-1">
        <Link
          to={paths.influencerProfile('influencer', user.id)}
          lang={langOf(user.fullname)}
          title={user.fullname}
          className="block truncate font-semibold text-sm no-underline after:absolute after:inset-0 hover:underline focus-visible:outline-none focus-visible:after:outline-2 focus-visible:after:outline-focus focus-visible:after:-outline-offset-2"
        >
          {user.fullname}
        </Link>
        <span className="block text-t2 text-xs">
          {saved_at ? <Trans>saved it</Trans> : <Trans>opened the brief</Trans>}
        </span>
      </span>
      <span className="num flex-none text-t3 text-xs">{formatAgo(saved_at ?? opened_at, { i18n })}</span>
    </li>
  );
}
