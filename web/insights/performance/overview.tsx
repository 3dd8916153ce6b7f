import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router';
import {
  type Overview as OverviewData,
  type Performances,
  performanceCalls,
} from '../../../contract/insights/performance.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { download } from '../../lib/download.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatDay, formatSpan } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { useDeferredFirstLoad } from '../../lib/use-deferred-first-load.ts';
import { Card } from '../../ui/data/card.tsx';
import { Dotted } from '../../ui/data/dotted.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, ErrorState } from '../../ui/feedback/states.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { AccountGrowth } from './account-growth.tsx';
import { OverviewCharts } from './overview-charts.tsx';
import { OverviewFigures } from './overview-figures.tsx';
import { OverviewTable } from './overview-table.tsx';
import { performancesQuery } from './performance.queries.ts';
import { type Range, readRange, writeRange } from './range.ts';
import { RangePicker } from './range-picker.tsx';

/** Results of all campaigns in a range from the URL, with the previous range. */
export function Overview() {
  const [search, setSearch] = useSearchParams();
  const range = readRange(search, dateInIndia(new Date()));
  // Every typed digit may make a valid range, so replace the history entry: Back then leads to the previous choice.
  const show = (next: Range) =>
    setSearch(writeRange(next), {
      replace: range.range === 'custom' && next.range === 'custom',
      preventScrollReset: true,
    });
  const query = useQuery({ ...performancesQuery(range), placeholderData: keepPreviousData });
  const overview = useDeferredFirstLoad(query.data);
  const longer =
    range.range === '7d' || range.range === '30d' ? (
      <Button onClick={() => show({ range: '90d' })}>
        <Trans>See 90 days</Trans>
      </Button>
    ) : null;
  return (
    <>
      <div className="mb-6 flex flex-wrap items-start justify-between gap-3">
        <RangePicker range={range} onChange={show} />
        <Button
          icon={Download}
          // Disabled rather than hidden, so that nothing shifts.
          disabled={!overview?.campaigns.length}
          onClick={() =>
            download(performanceCalls.getPerformance, { query: { ...range, format: 'csv' } }).catch((error) =>
              showToast('error', reasonOf(error)),
            )
          }
        >
          <span className="sr-only">
            <Trans>Download as</Trans>{' '}
          </span>
          CSV
        </Button>
      </div>
      {query.error ? (
        <ErrorState
          title={<Trans>Couldn’t load the results</Trans>}
          text={reasonOf(query.error)}
          onRetry={query.refetch}
        />
      ) : null}
      {overview ? <Told overview={overview} longer={longer} /> : query.error ? null : <Loading />}
    </>
  );
}

function Loading() {
  const { t } = useLingui();
  return (
    <div role="status" aria-label={t`Loading`} aria-busy="true" className="grid gap-6">
      <div className="grid grid-cols-2 gap-3 md:grid-cols-4 md:gap-5">
        {['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key) => (
          <Skeleton key={key} className="h-31" />
        ))}
      </div>
      <Skeleton className="h-72" />
    </div>
  );
}

interface ToldProps {
  overview: Performances;
  /** Link to a longer range that may have figures. */
  longer: ReactNode;
}

function Told({ overview, longer }: ToldProps) {
  const { side, accounts, campaigns, creators } = overview;
  const isBare = campaigns.length === 0 && overview.previous.money === 0 && overview.previous.views === null;
  return (
    <div className="grid gap-6">
      <Source overview={overview} />
      {isBare ? (
        <Nothing side={side} longer={longer} />
      ) : (
        <>
          <OverviewFigures overview={overview} />
          <OverviewCharts overview={overview} />
          <OverviewTable side={side} of="campaigns" rows={campaigns} totals={overview.totals} />
          {creators.length > 0 ? (
            <OverviewTable side={side} of="creators" rows={creators} totals={overview.totals} />
          ) : null}
        </>
      )}
      {accounts.length > 0 ? <AccountGrowth accounts={accounts} /> : null}
    </div>
  );
}

/** Origin and age of views, reach and engagement. */
function PostSource({ pieces: { read, typed }, day }: Pick<OverviewData, 'pieces'> & { day: string }) {
  if (read === 0) return <Trans>views, reach and engagement self-reported, latest as of {day}</Trans>;
  if (typed === 0) return <Trans>views, reach and engagement read from connected accounts, latest as of {day}</Trans>;
  return (
    <Trans>
      views, reach and engagement of {read} posts read from connected accounts, of {typed} self-reported, latest as of{' '}
      {day}
    </Trans>
  );
}

/** Days, source and age of the figures; "no data since" is not zero. */
function Source({ overview: { range, before, totals } }: { overview: Performances }) {
  const { i18n } = useLingui();
  const span = ({ from, to }: { from: string; to: string }) => formatSpan(from, to, i18n.locale);
  const day = (date: string) => formatDay(date, { locale: i18n.locale });
  const [now, then] = [span(range), span(before)];
  const { pieces, since } = totals.silent;
  const last = since ? day(since) : null;
  return (
    <p className="num -mt-2 text-sm text-t2" aria-live="polite">
      <Dotted>
        <Trans>
          {now} compared with {then}
        </Trans>
        {totals.as_of ? (
          <PostSource pieces={totals.pieces} day={day(totals.as_of)} />
        ) : (
          <Trans>no post data for this period</Trans>
        )}
        {pieces > 0 && last ? (
          <Plural
            value={pieces}
            one={`# post has no data for this period, the last is from ${last}`}
            other={`# posts have no data for this period, the oldest since ${last}`}
          />
        ) : null}
      </Dotted>
    </p>
  );
}

/** No figures in both ranges: explains where figures come from. */
function Nothing({ side, longer }: Pick<ToldProps, 'longer'> & Pick<Performances, 'side'>) {
  return (
    <Card>
      {side === 'business' ? (
        <EmptyState
          jaali="performance"
          title={<Trans>No data for this period</Trans>}
          text={
            <Trans>Results appear with your campaigns: what they cost, how they did and who clicked your link.</Trans>
          }
          action={
            <Ways longer={longer}>
              <LinkButton variant="primary" to={paths.myCampaigns}>
                <Trans>Go to My Campaigns</Trans>
              </LinkButton>
            </Ways>
          }
        />
      ) : (
        <EmptyState
          jaali="performance"
          title={<Trans>No data for this period</Trans>}
          text={
            <Trans>
              Results appear with your work: what you earned, how your posts did and who clicked your links.
            </Trans>
          }
          action={
            <Ways longer={longer}>
              <LinkButton variant="primary" to={paths.campaignPosts}>
                <Trans>Find a campaign</Trans>
              </LinkButton>
            </Ways>
          }
        />
      )}
    </Card>
  );
}

function Ways({ longer, children }: { longer: ReactNode; children: ReactNode }) {
  return (
    <span className="flex flex-wrap justify-center gap-3">
      {longer}
      {children}
    </span>
  );
}
