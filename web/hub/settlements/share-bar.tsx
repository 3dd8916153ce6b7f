import { cx } from '../../ui/cx.ts';
import type { PreviewedShare } from './preview.ts';

/** As many as can be told apart; further sides share one more. */
const fills = ['fill-c1', 'fill-c2', 'fill-c3', 'fill-c4', 'fill-c5'] as const;
const marks = ['bg-c1', 'bg-c2', 'bg-c3', 'bg-c4', 'bg-c5'] as const;

/** The mark beside a side's name, as in the bar. */
export function ShareMark({ at }: { at: number }) {
  return (
    <span
      aria-hidden="true"
      className={cx('size-3 flex-none rounded-[1px_4px_4px_4px] forced-color-adjust-none', marks[at] ?? 'bg-ctl')}
    />
  );
}

/** All shares end to end; the numbers stand in the table under it. */
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
