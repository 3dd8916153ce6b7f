import { Plural, Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import type { CampaignProgress } from '../../../contract/insights/dashboard.ts';
import { paths } from '../../lib/paths.ts';
import { JaaliBand } from '../../ui/brand/jaali-tile.tsx';
import { cx } from '../../ui/cx.ts';
import { Money } from '../../ui/data/money.tsx';
import { ProgressBar } from '../../ui/data/progress-bar.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { progressQuery, useCardQuery } from './dashboard.queries.ts';
import { DashboardCard, DashboardCardError } from './dashboard-card.tsx';

interface CampaignsProps {
  /** Renders the status of a campaign. */
  renderStatus: (campaign: CampaignProgress) => ReactNode;
}

/** Latest unfinished campaigns with their progress. */
export function Campaigns({ renderStatus }: CampaignsProps) {
  const { data, error, refetch } = useCardQuery(progressQuery);
  return (
    <DashboardCard
      title={<Trans>Campaigns</Trans>}
      link={{ to: paths.myCampaigns, name: <Trans>My Campaigns</Trans> }}
      isLined
      className="min-h-50"
    >
      {error && !data ? <DashboardCardError error={error} onRetry={refetch} /> : null}
      {data || error ? null : <RowSkeletons />}
      {data && data.data.length === 0 ? <NoCampaigns /> : null}
      <ul className="divide-y divide-line">
        {data?.data.map((campaign) => (
          <li key={campaign.id}>
            <CampaignRow campaign={campaign} status={renderStatus(campaign)} />
          </li>
        ))}
      </ul>
    </DashboardCard>
  );
}

function NoCampaigns() {
  return (
    <p className="p-5 text-sm text-t3">
      <Trans>Campaigns you post or take part in appear here.</Trans>
    </p>
  );
}

function CampaignRow({ campaign, status }: { campaign: CampaignProgress; status: ReactNode }) {
  const { id, title, cover, is_draft: isDraft, type, money, done } = campaign;
  const page = isDraft
    ? type === 'joint'
      ? paths.createJointCampaign(id)
      : paths.createCampaign(id)
    : paths.campaign(id);
  return (
    <Link
      to={page}
      className={cx(
        'grid min-h-17 grid-cols-[56px_minmax(0,1fr)_auto] items-center gap-x-3 gap-y-2 px-4 py-3 text-t1 no-underline hover:bg-sunken focus-visible:-outline-offset-2 md:px-5',
        money ? 'md:grid-cols-[56px_minmax(0,1fr)_116px_104px_150px]' : 'md:grid-cols-[56px_minmax(0,1fr)_auto_104px]',
      )}
    >
      <span className="h-10 w-14 overflow-hidden rounded-tag">
        {cover ? (
          <img src={cover} alt="" width={56} height={40} loading="lazy" className="size-full object-cover" />
        ) : (
          <JaaliBand id={`campaign-${id}`} tile={28} />
        )}
      </span>
      <b className="line-clamp-2 min-w-0 font-semibold md:line-clamp-1">{title}</b>
      <span className="flex flex-wrap gap-1 max-md:col-start-2 max-md:row-start-2">{status}</span>
      <span className="num text-right text-sm max-md:col-start-3 max-md:row-start-1">
        <Done done={done} />
      </span>
      {money ? (
        <span className="block max-md:col-span-3">
          <span className="num flex justify-between gap-2 text-sm">
            <Money value={money.count} className="font-bold" />
            <Money value={money.of} className="text-t3" />
          </span>
          <ProgressBar parts={[{ value: money.count }]} total={money.of} height={6} className="mt-1" />
        </span>
      ) : null}
    </Link>
  );
}

function Done({ done: { what, count, of } }: Pick<CampaignProgress, 'done'>) {
  if (what === 'parties') return <Plural value={count} one="# party" other="# parties" />;
  if (of === null) return null;
  return what === 'pieces' ? (
    <Trans>
      {count} of {of} approved
    </Trans>
  ) : (
    <Trans>
      {count} of {of} taken
    </Trans>
  );
}

function RowSkeletons() {
  return (
    <ul aria-busy="true" className="divide-y divide-line">
      {['a', 'b'].map((key) => (
        <li key={key} className="flex min-h-17 items-center gap-3 px-4 py-3 md:px-5">
          <Skeleton className="h-10 w-14" />
          <Skeleton className="h-5 w-56 max-w-full" />
        </li>
      ))}
    </ul>
  );
}
