import { useId } from 'react';
import { cx } from '../cx.ts';

const heights = { 6: 'h-1.5', 10: 'h-2.5', 16: 'h-4', 24: 'h-6 rounded-[3px_9px_9px_9px]' } as const;

interface Part {
  /** Length in the unit of `total`; the parts are laid end to end, the rest stays empty. */
  value: number;
  kind?: 'solid' | 'accepted' | 'waiting' | 'held';
}

interface ProgressBarProps {
  parts: readonly Part[];
  total: number;
  /** Height in px: 16 for a need, 24 for totals, 6 in tables. */
  height?: keyof typeof heights;
  /** Text alternative; leave out when the numbers are shown beside the bar. */
  label?: string;
  className?: string;
}

/**
 * Progress bar: solid is done, 62 % is agreed, striped is unanswered, or held in the colour of what is done. Drawn as SVG because the CSP
 * refuses inline styles.
 */
export function ProgressBar({ parts, total, height = 10, label, className }: ProgressBarProps) {
  const stripes = `stripes-${useId()}`;
  const heldStripes = `held-${stripes}`;
  const isStriped = (kind: Part['kind']) => kind === 'waiting' || kind === 'held';
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
        <pattern id={heldStripes} width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <rect width="4" height="8" className="fill-pea" />
        </pattern>
        {drawn.map((part, at) => (
          <rect
            key={`${starts[at]}-${part.kind}`}
            x={`${starts[at]}%`}
            width={`${share(part.value)}%`}
            height="100%"
            className={cx(
              !isStriped(part.kind) && 'fill-pea forced-colors:fill-[CanvasText]',
              part.kind === 'accepted' && 'opacity-62',
            )}
            fill={isStriped(part.kind) ? `url(#${part.kind === 'held' ? heldStripes : stripes})` : undefined}
          />
        ))}
        {starts.slice(1).map((start) => (
          <rect key={start} x={`${start}%`} width="2" height="100%" className="fill-surface" />
        ))}
      </svg>
    </div>
  );
}
