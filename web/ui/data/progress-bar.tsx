import { useId } from 'react';
import { cx } from '../cx.ts';

const heights = { 6: 'h-1.5', 10: 'h-2.5', 16: 'h-4', 24: 'h-6 rounded-[3px_9px_9px_9px]' } as const;

interface Part {
  /** In the bar's own unit; parts are laid end to end, what is left over stays sunken. */
  value: number;
  kind?: 'solid' | 'accepted' | 'waiting';
}

interface ProgressBarProps {
  parts: readonly Part[];
  total: number;
  /** px: 16 a need, 24 totals, 6 in tables. */
  height?: keyof typeof heights;
  /** The numbers in words; leave out where they stand beside the bar. */
  label?: string;
  className?: string;
}

/** Solid is done, 62 % is agreed, stripes wait for an answer. Drawn as SVG: no inline styles for the CSP to refuse. */
export function ProgressBar({ parts, total, height = 10, label, className }: ProgressBarProps) {
  const stripes = `stripes-${useId()}`;
  const share = (value: number) => (total > 0 ? Math.min(100, (value / total) * 100) : 0);
  const drawn = parts.filter(({ value }) => value > 0);
  const starts = drawn.map((_, at) => drawn.slice(0, at).reduce((sum, part) => sum + share(part.value), 0));
  return (
    <div
      {...(label ? { role: 'img', 'aria-label': label } : { 'aria-hidden': true })}
      className={cx(
        'overflow-hidden rounded-[2px_5px_5px_5px] bg-sunken ring-1 ring-line ring-inset forced-colors:border',
        heights[height],
        className,
      )}
    >
      <svg width="100%" height="100%" aria-hidden="true" className="block">
        <pattern id={stripes} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="8" className="fill-waiting" />
        </pattern>
        {drawn.map((part, at) => (
          <rect
            key={`${starts[at]}-${part.kind}`}
            x={`${starts[at]}%`}
            width={`${share(part.value)}%`}
            height="100%"
            className={cx(
              part.kind !== 'waiting' && 'fill-pea forced-colors:fill-[CanvasText]',
              part.kind === 'accepted' && 'opacity-62',
            )}
            fill={part.kind === 'waiting' ? `url(#${stripes})` : undefined}
          />
        ))}
        {starts.slice(1).map((start) => (
          <rect key={start} x={`${start}%`} width="2" height="100%" className="fill-surface" />
        ))}
      </svg>
    </div>
  );
}
