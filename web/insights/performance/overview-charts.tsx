import { Trans, useLingui } from '@lingui/react/macro';
import type { Performances } from '../../../contract/insights/performance.ts';
import { dateInIndia, dayMs } from '../../../contract/kit/calendar.ts';
import { formatDay, formatShortDate, formatSpan } from '../../lib/format.ts';
import { writeDate } from '../../lib/intl.ts';
import { Chart } from '../../ui/data/chart.tsx';
import { formatRupees, shortenIndian } from '../../ui/forms/rupees.ts';
import { partsThatAreOver } from './overview-rows.ts';

/** Null is no data, not zero. */
const shortOf = (total: number | null) => (total === null ? '–' : shortenIndian(total));

/** Money, reach and, with links, clicks over the range. */
export function OverviewCharts({ overview: { side, series, totals } }: { overview: Performances }) {
  const { t } = useLingui();
  const points = usePoints(series);
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return null;
  const [from, to] = [first.name, last.name];
  const valuesOf = (name: 'views' | 'reach' | 'engagement' | 'clicks') => series.map((part) => part[name]);
  const over = partsThatAreOver(series, dateInIndia(new Date())).length;
  const isCut = over < series.length;
  const [money, views, reach, clicks] = [
    formatRupees(totals.money),
    shortOf(totals.views),
    shortOf(totals.reach),
    shortOf(totals.clicks),
  ];
  const moneyName = side === 'business' ? t`Spend` : t`Net earnings`;
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <Chart
        title={moneyName}
        note={
          side === 'business' ? (
            <Trans>Released and paid in, from the ledger</Trans>
          ) : (
            <Trans>Credited to your wallet</Trans>
          )
        }
        summary={t`${moneyName}: ${money} from ${from} to ${to}`}
        head={t`Time`}
        data={{
          kind: 'bars',
          points,
          unit: 'rupees',
          series: [{ name: moneyName, values: series.map((part) => part.money) }],
        }}
      />
      <Chart
        title={t`Views, reach and engagement`}
        note={
          isCut ? (
            <Trans>Gains per finished period; a gap means no data</Trans>
          ) : (
            <Trans>Gains per period; a gap means no data</Trans>
          )
        }
        summary={
          totals.views === null && totals.reach === null
            ? t`No views or reach were reported from ${from} to ${to}`
            : t`${views} views gained and ${reach} reached from ${from} to ${to}`
        }
        head={t`Time`}
        data={{
          kind: 'line',
          points: points.slice(0, over),
          series: [
            { name: t`views`, values: valuesOf('views').slice(0, over) },
            { name: t`reached`, values: valuesOf('reach').slice(0, over) },
            { name: t`engaged`, values: valuesOf('engagement').slice(0, over) },
          ],
        }}
      />
      {totals.clicks === null ? null : (
        <Chart
          className="lg:col-span-2"
          title={t`Clicks`}
          note={<Trans>Visitors from tracked links, each counted once a day</Trans>}
          summary={t`${clicks} clicks from ${from} to ${to}`}
          head={t`Time`}
          data={{ kind: 'bars', points, series: [{ name: t`Clicks`, values: valuesOf('clicks') }] }}
        />
      )}
    </div>
  );
}

/** Labels of a range's parts by first day; months by name. */
function usePoints(series: Performances['series']) {
  const { i18n } = useLingui();
  const isMonthly = series.some(({ from, to }) => Date.parse(to) - Date.parse(from) > 7 * dayMs);
  return series.map(({ from, to }) => ({
    date: from,
    label: isMonthly ? writeDate(from, i18n.locale, { month: 'short' }) : formatShortDate(from, i18n.locale),
    name: from === to ? formatDay(from, { locale: i18n.locale }) : formatSpan(from, to, i18n.locale),
  }));
}
