import { Trans } from '@lingui/react/macro';
import { cx } from '../cx.ts';
import { type ChartData, columnsOf, formatValue } from './chart-data.ts';

interface ChartTipProps {
  data: ChartData;
  at: number;
  /** Position of the point, and width of the drawing; px. */
  x: number;
  outer: number;
}

/** Tooltip with the exact values at one point, on the side with more room. The range input next to it announces the same. */
export function ChartTip({ data, at, x, outer }: ChartTipProps) {
  const point = data.points[at];
  if (!point) return null;
  const isLeft = x > outer / 2;
  return (
    <div
      aria-hidden="true"
      className={cx(
        'num pointer-events-none absolute top-3 z-1 w-max max-w-[55%] rounded-ctl border border-line bg-raised px-3 py-2 text-sm',
        'shadow-[0_4px_14px_var(--shade-edge)]',
      )}
      style={isLeft ? { right: outer - x + 10 } : { left: x + 10 }}
    >
      <p className="font-semibold text-t1">{point.name ?? point.label}</p>
      <dl className="grid grid-cols-[auto_auto] gap-x-3">
        {columnsOf(data).map(({ name, values: { [at]: value } }) => (
          <div key={name} className="contents">
            <dt className="text-t2">{name}</dt>
            <dd className="text-right font-semibold text-t1">
              {typeof value === 'number' ? (
                formatValue(value, data.unit)
              ) : (
                <span className="font-normal text-t3">
                  <Trans>no data</Trans>
                </span>
              )}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
