import { cx } from '../../ui/cx.ts';
import type { PreviewedShare } from './preview.ts';

/** Distinguishable colours; further participants share one more. */
const fills = ['fill-c1', 'fill-c2', 'fill-c3', 'fill-c4', 'fill-c5'] as const;
const marks = ['bg-c1', 'bg-c2', 'bg-c3', 'bg-c4', 'bg-c5'] as const;

/** Legend mark of a participant. */
export function ShareMark({ at }: { at: number }) {
  return (
    <span
      aria-hidden="true"
      className={cx('size-3 flex-none rounded-[1px_4px_4px_4px] forced-color-adjust-none', marks[at] ?? 'bg-ctl')}
    />
  );
}

/** Shares as a stacked bar; the numbers are in the table below. */
export function ShareBar({ shares }: { shares: readonly PreviewedShare[] }) {
  const percents = shares.map(({ fraction }) => (fraction.numerator / fraction.denominator) * 100);
  const starts = percents.map((_, at) => percents.slice(0, at).reduce((sum, percent) => sum + percent, 0));
  return (
    <div aria-hidden="true" className="h-6 overflow-hidden rounded-[3px_9px_9px_9px] forced-color-adjust-none">
      <svg width="100%" height="100%" aria-hidden="true" className="block">
        {shares.map(({ user }, at) => (
          <rect
            key={user.id}
            x={`${starts[at]}%`}
            width={`${percents[at]}%`}
            height="100%"
            className={fills[at] ?? 'fill-ctl'}
          />
        ))}
        {starts.slice(1).map((start) => (
          <rect key={start} x={`${start}%`} width="2" height="100%" className="fill-surface" />
        ))}
      </svg>
    </div>
  );
}
