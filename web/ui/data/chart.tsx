import { Trans, useLingui } from '@lingui/react/macro';
import { ChartLine, Table2 } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Skeleton } from '../feedback/skeleton.tsx';
import { Segmented } from '../forms/segmented.tsx';
import { LazyOnVisible } from '../loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../loading/lazy-with-retry.ts';
import { Card } from './card.tsx';
import { type ChartData, columnsOf, isDrawn, knownPart } from './chart-data.ts';
import { ChartTable } from './chart-table.tsx';

const ChartDrawing = lazyWithRetry(() => import('./chart-drawing.tsx'));

interface ChartProps {
  data: ChartData;
  title: string;
  /** Line under the title: subject and source. */
  note?: ReactNode;
  /** Text alternative of the drawing. */
  summary: string;
  /** Heading of the table's first column: Day, Month. */
  head: string;
  /** Rendered beside the title. */
  children?: ReactNode;
  className?: string;
}

/** Card with figures over time, as a drawing or a table. The drawing code is fetched on first use. */
export function Chart({ data, title, note, summary, head, children, className }: ChartProps) {
  const { t } = useLingui();
  const id = useId();
  const [way, setWay] = useState<'chart' | 'table'>('chart');
  const isFew = !isDrawn(data);
  const figures = isFew ? knownPart(data) : data;
  // Without any value only the empty state is shown, not bare axes.
  const isBare = data.series.every(({ values }) => values.every((value) => value === null));
  return (
    <Card as="section" aria-labelledby={id} padding="none" className={className}>
      <header className="flex flex-wrap items-center gap-3 px-4 pt-4 md:px-5">
        <div className="min-w-0 flex-[1_1_14rem]">
          <h2 id={id} className="h4">
            {title}
          </h2>
          {note ? <p className="text-sm text-t2">{note}</p> : null}
        </div>
        {children}
        {isFew ? null : <Legend data={data} />}
        {isFew ? null : (
          <Segmented
            label={t`View`}
            name={id}
            value={way}
            onChange={setWay}
            segments={[
              { id: 'chart', name: <Trans>Chart</Trans>, icon: ChartLine },
              { id: 'table', name: <Trans>Table</Trans>, icon: Table2 },
            ]}
          />
        )}
      </header>
      {isBare ? (
        <p className="px-4 pt-3 pb-5 text-sm text-t2 md:px-5">
          <Trans>No data for this period.</Trans>
        </p>
      ) : way === 'chart' && !isFew ? (
        <LazyOnVisible placeholder={<ToCome summary={summary} />}>
          <ChartDrawing data={data} label={title} summary={summary} />
        </LazyOnVisible>
      ) : (
        <ChartTable
          data={figures}
          caption={t`${title}, as a table`}
          head={head}
          columns={columnsOf(figures)}
          isShort={isFew}
        />
      )}
    </Card>
  );
}

function ToCome({ summary }: { summary: string }) {
  return (
    <div role="img" aria-label={summary}>
      <Skeleton className="mx-4 mt-4 mb-5 h-[212px] md:mx-5" />
    </div>
  );
}

/** Legend of the plan and the band; lines are labelled at their ends. */
function Legend({ data: { kind, series, planned, band } }: { data: ChartData }) {
  if (!planned && !band) return null;
  return (
    <ul className="flex flex-wrap items-center gap-4 text-sm text-t2">
      {kind === 'bars' ? (
        <li className="flex items-center gap-1.5">
          <span className="size-3 rounded-[3px] bg-c1 forced-colors:bg-[CanvasText]" />
          {series[0]?.name}
        </li>
      ) : null}
      {planned ? (
        <li className="flex items-center gap-1.5">
          <span className="w-5 border-c2 border-t-2 border-dashed" />
          {planned.name}
        </li>
      ) : null}
      {band ? (
        <li className="flex items-center gap-1.5">
          <span className="h-3 w-5 rounded-[3px] border border-line bg-pea-tint" />
          {band.name}
        </li>
      ) : null}
    </ul>
  );
}
