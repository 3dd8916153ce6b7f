import { cx } from '../cx.ts';
import { drawnRuns } from './sparkline-runs.ts';

interface SparklineProps {
  /** Evenly spaced, oldest first; null is "no data": a gap. */
  values: readonly (number | null)[];
  /** Text alternative. Without it the line is decorative. */
  label?: string;
  className?: string;
}

const [width, height, room] = [104, 40, 5];

/** Small line chart of a figure, with a dot at the latest value. */
export function Sparkline({ values, label, className }: SparklineProps) {
  const known = values.filter((value) => value !== null);
  const runs = drawnRuns(values);
  if (runs.length === 0) return null;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const x = (at: number) => room + (at / (values.length - 1)) * (width - 2 * room);
  const y = (value: number) =>
    high === low ? height / 2 : height - room - ((value - low) / (high - low)) * (height - 2 * room);
  const end = values.findLastIndex((value) => value !== null);
  const along = (run: readonly number[]) => run.map((at) => `${x(at).toFixed(1)} ${y(values[at] ?? 0).toFixed(1)}`);
  return (
    <span
      className={cx('inline-block h-10 w-26 flex-none', className)}
      {...(label ? { role: 'img', 'aria-label': label } : {})}
    >
      <svg viewBox={`0 0 ${width} ${height}`} className="block size-full" aria-hidden="true">
        {runs.map((run) => (
          <g key={run[0]}>
            <path
              d={`M${x(run[0] ?? 0).toFixed(1)} ${height}L${along(run).join('L')}L${x(run.at(-1) ?? 0).toFixed(1)} ${height}Z`}
              className="fill-pea-tint"
            />
            <path
              d={`M${along(run).join('L')}h0`}
              fill="none"
              strokeWidth={2}
              strokeLinejoin="round"
              strokeLinecap="round"
              className="stroke-c1 forced-colors:stroke-[CanvasText]"
            />
          </g>
        ))}
        <circle
          cx={x(end)}
          cy={y(values[end] ?? 0)}
          r={3.5}
          className="fill-c1 stroke-2 stroke-surface forced-colors:fill-[CanvasText]"
        />
      </svg>
    </span>
  );
}
