import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { calendarDays, type DashboardEvent } from '../../../contract/insights/dashboard.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { formatDay, formatSpan } from '../../lib/format.ts';
import { writeDate } from '../../lib/intl.ts';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/session.ts';
import { cx } from '../../ui/cx.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { dashboardQuery, eventsQuery, useCardQuery } from './dashboard.queries.ts';
import { DashboardCard, DashboardCardError } from './dashboard-card.tsx';
import { eventTone, eventWords } from './event-words.ts';

/** Pages in each direction: one year. */
const most = 26;
/** Further events of a day are shown as a number. */
const shownADay = 3;
const dayKeys = Array.from({ length: calendarDays }, (_, at) => at);

/** Fourteen days, starting today: columns on wide screens, on phones a list of days with events. */
export function Calendar() {
  const { t } = useLingui();
  const hydrated = useHydrated();
  const [page, setPage] = useState(0);
  const today = dateInIndia(new Date());
  const first = addDays(today, page * calendarDays);
  const now = useCardQuery(dashboardQuery);
  const other = useQuery({ ...eventsQuery(first), enabled: page !== 0 });
  const { error, refetch } = page === 0 ? now : other;
  const events = page === 0 ? now.data?.events : other.data;
  return (
    <DashboardCard
      title={page === 0 ? <Trans>Next 14 days</Trans> : <Span from={first} />}
      acts={
        <span className="-my-2 flex">
          <IconButton
            icon={ChevronLeft}
            label={t`Earlier`}
            onClick={() => setPage(page - 1)}
            disabled={page <= -most}
          />
          <IconButton icon={ChevronRight} label={t`Later`} onClick={() => setPage(page + 1)} disabled={page >= most} />
        </span>
      }
    >
      <div aria-busy={!events && !error} className="grid lg:min-h-[140px]">
        {error && !events ? <DashboardCardError error={error} onRetry={refetch} /> : null}
        {events && hydrated ? <Days events={events} first={first} /> : null}
        {events || error ? null : <DaySkeletons />}
      </div>
    </DashboardCard>
  );
}

function Span({ from }: { from: string }) {
  const { i18n } = useLingui();
  return <span aria-live="polite">{formatSpan(from, addDays(from, calendarDays - 1), i18n.locale)}</span>;
}

function Days({ events, first }: { events: readonly DashboardEvent[]; first: string }) {
  const today = dateInIndia(new Date());
  const days = dayKeys.map((at) => addDays(first, at));
  return (
    <>
      {events.length === 0 ? (
        <p className="px-4 pb-4 text-sm text-t3 lg:hidden">
          <Trans>No deadlines or payments in these days.</Trans>
        </p>
      ) : null}
      <ol className="lg:grid lg:grid-cols-14 lg:px-4 lg:pt-1 lg:pb-4">
        {days.map((day) => (
          <Day key={day} day={day} isToday={day === today} events={events.filter(({ date }) => date === day)} />
        ))}
      </ol>
    </>
  );
}

function Day({ day, isToday, events }: { day: string; isToday: boolean; events: readonly DashboardEvent[] }) {
  const { i18n } = useLingui();
  const isWeekend = new Date(day).getUTCDay() % 6 === 0;
  const rest = events.length - shownADay;
  return (
    <li
      aria-current={isToday ? 'date' : undefined}
      className={cx(
        'min-w-0 gap-4 px-4 py-2.5 max-lg:border-line max-lg:border-t lg:block lg:border-line lg:border-l lg:border-dashed lg:px-1 lg:py-1.5 lg:first:border-l-0',
        events.length === 0 ? 'max-lg:hidden' : 'flex',
      )}
    >
      <p className="w-11 flex-none">
        <span aria-hidden="true" className="block text-t3 text-xs">
          {writeDate(day, i18n.locale, { weekday: 'short' })}
        </span>
        <b
          aria-hidden="true"
          className={cx(
            'num mb-1 grid size-8 items-center font-bold text-lg leading-none',
            isToday ? 'place-items-center rounded-leaf bg-pea text-on-pea' : isWeekend ? 'text-t3' : 'text-t1',
          )}
        >
          {Number(day.slice(8))}
        </b>
        <span className="sr-only">{formatDay(day, { locale: i18n.locale })}</span>
      </p>
      {events.length > 0 ? (
        <ul className="grid min-w-0 flex-1 grid-cols-1 content-start gap-1.5">
          {events.slice(0, shownADay).map((event) => (
            <Event key={`${event.kind} ${event.campaign.id} ${event.person} ${event.work?.type}`} event={event} />
          ))}
          {rest > 0 ? (
            <li className="num text-t3 text-xs">
              <Trans>{rest} more</Trans>
            </li>
          ) : null}
        </ul>
      ) : null}
    </li>
  );
}

const edges = { plain: 'border-c1', warm: 'border-amber-t', good: 'border-ok' } as const;

function Event({ event }: { event: DashboardEvent }) {
  const { i18n } = useLingui();
  const words = eventWords(event, i18n);
  // Work and money are identified by the other party, deadlines by the campaign's title.
  const detail = (event.work || event.amount ? event.person : null) ?? event.campaign.title;
  return (
    <li className={cx('min-w-0 border-l-3 pl-1.5 text-xs leading-tight', edges[eventTone(event)])}>
      <Link
        to={paths.campaign(event.campaign.id)}
        title={`${words} · ${event.campaign.title}`}
        className="block no-underline hover:underline max-lg:min-h-9"
      >
        <b className="num block text-t1">{words}</b>
        <span className="line-clamp-2 text-t3">{detail}</span>
      </Link>
    </li>
  );
}

function DaySkeletons() {
  return (
    <>
      <div className="grid grid-cols-14 px-4 pt-1 pb-4 max-lg:hidden">
        {dayKeys.map((at) => (
          <div key={at} className="border-line border-l border-dashed px-1 py-1.5 first:border-l-0">
            <Skeleton className="h-3.5 w-6" />
            <Skeleton className="mt-1.5 size-6" />
          </div>
        ))}
      </div>
      <Skeleton className="mx-4 mb-4 h-24 lg:hidden" />
    </>
  );
}
