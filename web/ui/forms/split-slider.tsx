import type { KeyboardEvent } from 'react';
import { cx } from '../cx.ts';

interface SplitSliderProps {
  label: string;
  /** Rupees to split. */
  total: number;
  /** The part on the left. */
  value: number;
  onChange: (value: number) => void;
  /** A part that stands marked on the bar, with its words. */
  mark: { value: number; words: string };
  /** The split in words, for screen readers. */
  words: string;
}

/** Rupees by which the keys move it. */
const steps: Readonly<Record<string, number>> = {
  ArrowRight: 100,
  ArrowUp: 100,
  ArrowLeft: -100,
  ArrowDown: -100,
  PageUp: 1_000,
  PageDown: -1_000,
};

const thumb =
  'absolute inset-x-0 top-0 h-7 w-full cursor-grab appearance-none bg-transparent ' +
  '[&::-webkit-slider-thumb]:size-7 [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full ' +
  '[&::-webkit-slider-thumb]:border-3 [&::-webkit-slider-thumb]:border-pea [&::-webkit-slider-thumb]:bg-surface ' +
  '[&::-moz-range-thumb]:size-5.5 [&::-moz-range-thumb]:rounded-full [&::-moz-range-thumb]:border-3 ' +
  '[&::-moz-range-thumb]:border-pea [&::-moz-range-thumb]:bg-surface';

/** Splits a sum of money in two: a native range input over a bar of both parts. Drawn as SVG because the CSP refuses inline styles. */
export function SplitSlider({ label, total, value, onChange, mark, words }: SplitSliderProps) {
  const share = (part: number) => (total > 0 ? Math.min(100, (part / total) * 100) : 0);
  const at = share(mark.value);
  const anchor = at < 12 ? 'start' : at > 88 ? 'end' : 'middle';
  function move(event: KeyboardEvent) {
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    onChange(Math.min(total, Math.max(0, value + step)));
  }
  const end = 'h-4 w-3.5 flex-none';
  return (
    <div className="relative h-12 pt-1.5">
      <div className="flex">
        <span className={cx(end, 'rounded-l-[2px] bg-pea')} />
        <svg height="40" aria-hidden="true" className="block min-w-0 flex-1 overflow-visible">
          <rect width="100%" height="16" className="fill-pea opacity-62 forced-colors:fill-[GrayText]" />
          <rect width={`${share(value)}%`} height="16" className="fill-pea forced-colors:fill-[Highlight]" />
          <line
            x1={`${at}%`}
            x2={`${at}%`}
            y1="-3"
            y2="22"
            strokeWidth="2"
            strokeDasharray="4 2"
            className="stroke-t1"
          />
          <text x={`${at}%`} y="37" textAnchor={anchor} className="fill-t2 font-semibold text-xs">
            {mark.words}
          </text>
        </svg>
        <span className={cx(end, 'rounded-r-[6px] bg-pea opacity-62')} />
      </div>
      <input
        type="range"
        aria-label={label}
        aria-valuetext={words}
        min={0}
        max={total}
        step="any"
        value={value}
        onKeyDown={move}
        onChange={({ target }) => onChange(Math.round(target.valueAsNumber))}
        className={thumb}
      />
    </div>
  );
}
