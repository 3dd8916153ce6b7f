import { shortenValue } from './chart-data.ts';
import type { MarksProps } from './chart-lines.tsx';

/** Bars with their values above them, the last one emphasised; a planned value is a dashed mark across. */
export function ChartBars({ data, places, y, width, chosen }: MarksProps) {
  const { series, planned, unit } = data;
  const values = series[0]?.values ?? [];
  const room = width / Math.max(1, places.length);
  const thick = Math.min(56, room * 0.55);
  return (
    <g>
      {places.map((x, at) => {
        const value = values[at] ?? null;
        const plan = planned?.values[at] ?? null;
        return (
          <g key={data.points[at]?.date} transform={`translate(${x} 0)`}>
            {value === null || value === 0 ? null : (
              <path
                d={barOf(thick, y(0), y(value))}
                // The last bar and the selected one stand out.
                fillOpacity={at === places.length - 1 || at === chosen ? 1 : 0.62}
                className="fill-c1 forced-colors:fill-[CanvasText]"
              />
            )}
            {plan === null ? null : (
              <line
                x1={-thick * 0.65}
                x2={thick * 0.65}
                y1={y(plan)}
                y2={y(plan)}
                strokeWidth={2}
                strokeDasharray="6 4"
                className="stroke-c2"
              />
            )}
            {value === null || room < 44 ? null : (
              // An outline keeps the value readable over the grid lines.
              <text
                y={topOf(y, value, plan) - 8}
                textAnchor="middle"
                paintOrder="stroke"
                strokeWidth={4}
                className="fill-t1 stroke-surface font-bold text-xs"
              >
                {shortenValue(value, unit)}
              </text>
            )}
          </g>
        );
      })}
    </g>
  );
}

/** Label position above the bar, and above the planned mark if that would cross it. */
function topOf(y: MarksProps['y'], value: number, plan: number | null): number {
  const top = y(Math.max(0, value));
  const mark = plan === null ? null : y(plan);
  return mark !== null && mark < top + 4 && mark > top - 24 ? mark : top;
}

/** Path of a bar from the zero line, with rounded outer corners. */
function barOf(thick: number, zero: number, end: number): string {
  const half = thick / 2;
  const round = Math.min(6, half, Math.abs(zero - end));
  const inner = end < zero ? end + round : end - round;
  return `M${-half} ${zero}V${inner}Q${-half} ${end} ${-half + round} ${end}H${half - round}Q${half} ${end} ${half} ${inner}V${zero}Z`;
}
