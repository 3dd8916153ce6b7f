import { Trans, useLingui } from '@lingui/react/macro';
import type { Performance } from '../../../contract/insights/performance.ts';
import { formatDay, formatShortDate } from '../../lib/format.ts';
import { Chart } from '../../ui/data/chart.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';

/** Growth of the figures between readings, as chart or table. */
export function Growth({ timeline }: { timeline: Performance['timeline'] }) {
  const { t, i18n } = useLingui();
  const points = timeline.map(({ date }) => ({
    date,
    label: formatShortDate(date, i18n.locale),
    name: formatDay(date, { locale: i18n.locale }),
  }));
  const valuesOf = (name: 'views' | 'reach' | 'engagement') => timeline.map((day) => day[name]);
  const end = (name: 'views' | 'reach') => {
    const last = timeline.at(-1)?.[name] ?? null;
    return last === null ? '–' : shortenIndian(last);
  };
  const [from, to, views, reach] = [points[0]?.label, points.at(-1)?.label, end('views'), end('reach')];
  return (
    <Chart
      title={t`Growth`}
      note={<Trans>Since the first reading. Each piece keeps its numbers until there are newer ones</Trans>}
      summary={t`Views and reach from ${from} to ${to}; ${views} views, ${reach} reached`}
      head={t`As of`}
      data={{
        kind: 'line',
        points,
        series: [
          { name: t`views`, values: valuesOf('views') },
          { name: t`reached`, values: valuesOf('reach') },
          { name: t`engaged`, values: valuesOf('engagement') },
        ],
      }}
    />
  );
}
