import { Area, LinePath } from '@visx/shape';
import { truncate } from '../../../contract/kit/truncate.ts';
import { cx } from '../cx.ts';
import { type ChartData, shortenValue, spreadLabels } from './chart-data.ts';

export interface MarksProps {
  data: ChartData;
  /** Horizontal position of each point, px. */
  places: readonly number[];
  /** Vertical position of a value, px. */
  y: (value: number) => number;
  width: number;
  height: number;
  /** Maximum letters of a name at a line's end. */
  letters: number;
  chosen: number | null;
}

const looks = [
  { stroke: 'stroke-c1', fill: 'fill-c1', dashes: undefined },
  { stroke: 'stroke-c2', fill: 'fill-c2', dashes: '7 5' },
  { stroke: 'stroke-c3', fill: 'fill-c3', dashes: '2 5' },
] as const;

/** With more points, dots would overlap and cut the line into dashes. */
const dotted = 12;

/** Lines with gaps where data is missing; name and last value are written at each line's end. */
export function ChartLines({ data, places, y, height, letters, chosen }: MarksProps) {
  const { series, band, unit } = data;
  const all = [...places.keys()];
  const x = (at: number) => places[at] ?? 0;
  const lines = series.map(({ name, values }) => ({
    name,
    value: (at: number) => values[at] ?? null,
    end: values.findLastIndex((value) => value !== null),
  }));
  const ends = lines.map(({ value, end }) => y(value(end) ?? 0));
  // The name is written under the value, and both above the axis.
  const labels = spreadLabels(ends, 32, height - 20);
  return (
    <g>
      {band ? (
        <Area
          data={all}
          x={x}
          y0={(at) => y(band.low[at] ?? 0)}
          y1={(at) => y(band.high[at] ?? 0)}
          defined={(at) => typeof band.low[at] === 'number' && typeof band.high[at] === 'number'}
          className="fill-pea-tint"
        />
      ) : null}
      {lines
        .map(({ name, value, end }, nth) => {
          const look = looks[nth % looks.length] ?? looks[0];
          const isAlone = (at: number) => value(at - 1) === null && value(at + 1) === null;
          const hasDot = (at: number) => at === end || at === chosen || places.length <= dotted || isAlone(at);
          return (
            <g key={name}>
              <LinePath
                data={all}
                x={x}
                y={(at) => y(value(at) ?? 0)}
                defined={(at) => value(at) !== null}
                fill="none"
                strokeWidth={2.5}
                strokeLinejoin="round"
                strokeDasharray={look.dashes}
                className={cx(look.stroke, 'forced-colors:stroke-[CanvasText]')}
              />
              {all.map((at) =>
                value(at) !== null && hasDot(at) ? (
                  <circle
                    key={at}
                    cx={x(at)}
                    cy={y(value(at) ?? 0)}
                    r={at === chosen ? 5 : 3.5}
                    className={cx('stroke-2 stroke-surface forced-colors:fill-[CanvasText]', look.fill)}
                  />
                ) : null,
              )}
              {end < 0 ? null : (
                <text x={x(end) + 10} y={labels[nth]} className="fill-t1 font-bold text-sm">
                  {shortenValue(value(end) ?? 0, unit)}
                  <tspan x={x(end) + 10} dy={14} className="fill-t2 font-normal text-xs">
                    {truncate(name, letters)}
                  </tspan>
                </text>
              )}
            </g>
          );
        })
        .toReversed()}
    </g>
  );
}
