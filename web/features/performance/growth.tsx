import { Trans, useLingui } from '@lingui/react/macro';
import { ChartLine, Table2 } from 'lucide-react';
import { useState } from 'react';
import type { Performance } from '../../../contract/performance.ts';
import { dayOf } from '../../lib/campaign-words.ts';
import { formatCount, formatDay } from '../../lib/format.ts';
import { Card } from '../../ui/card.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { Table } from '../../ui/table.tsx';
import { GrowthChart } from './growth-chart.tsx';

type Timeline = Performance['timeline'];

/** How the figures grew from reading to reading, drawn or as a table. */
export function Growth({ timeline }: { timeline: Timeline }) {
  const { t } = useLingui();
  const [way, setWay] = useState<'chart' | 'table'>('chart');
  return (
    <Card as="section" aria-labelledby="growth" padding="none">
      <header className="flex flex-wrap items-center gap-3 px-4 pt-4 md:px-5">
        <div className="min-w-0 flex-[1_1_16rem]">
          <h2 id="growth" className="h4">
            <Trans>Growth</Trans>
          </h2>
          <p className="text-sm text-t2">
            <Trans>Since the first reading; a piece keeps its figures until there are newer ones</Trans>
          </p>
        </div>
        <Segmented
          label={t`Show as`}
          name="growth-way"
          value={way}
          onChange={setWay}
          segments={[
            { id: 'chart', name: <Trans>Chart</Trans>, icon: ChartLine },
            { id: 'table', name: <Trans>Table</Trans>, icon: Table2 },
          ]}
        />
      </header>
      {way === 'chart' ? <GrowthChart timeline={timeline} /> : <GrowthTable timeline={timeline} />}
    </Card>
  );
}

function GrowthTable({ timeline }: { timeline: Timeline }) {
  const { t, i18n } = useLingui();
  const cell = (value: number | null) => (value === null ? '–' : formatCount(value));
  return (
    <div className="mt-3">
      <Table caption={t`Figures by day`} className="min-w-[420px]">
        <thead>
          <tr>
            <th scope="col">
              <Trans>As of</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Views</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Reach</Trans>
            </th>
            <th scope="col" className="text-right">
              <Trans>Engagement</Trans>
            </th>
          </tr>
        </thead>
        <tbody>
          {timeline.map(({ date, views, reach, engagement }) => (
            <tr key={date}>
              <th scope="row">{formatDay(dayOf(date), { locale: i18n.locale })}</th>
              <td className="text-right">{cell(views)}</td>
              <td className="text-right">{cell(reach)}</td>
              <td className="text-right">{cell(engagement)}</td>
            </tr>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
