import type { ReactNode } from 'react';
import { RangeSlider } from '../../ui/forms/range-slider.tsx';
import { shortenIndian } from '../../ui/forms/rupees.ts';
import { FilterGroup } from './facet-group.tsx';

interface StepRangeProps {
  title: ReactNode;
  /** Names of the two ends for screen readers. */
  labels: [string, string];
  /** Lower bounds of the classes; the last class is open-ended. */
  steps: readonly number[];
  /** Bounds as in the URL. */
  from: string | undefined;
  to: string | undefined;
  /** Number of results in each class. */
  counts: readonly number[];
  /** Before a number. */
  sign?: string;
  onChange: (bounds: { from: string | undefined; to: string | undefined }) => void;
}

/** Range slider over classes with their histogram; its ends mean no bound. */
export function StepRange({ title, labels, steps, from, to, counts, sign = '', onChange }: StepRangeProps) {
  const last = steps.length;
  const nameOf = (place: number) =>
    `${sign}${shortenIndian(steps[Math.min(place, last - 1)] ?? 0)}${place >= last ? '+' : ''}`;
  const placeOf = (value: string | undefined, otherwise: number) => {
    const place = value === undefined ? -1 : steps.findLastIndex((step) => step <= Number(value));
    return place < 0 ? otherwise : place;
  };
  const [low, high] = [placeOf(from, 0), placeOf(to, last)];
  const choose = ([first, end]: [number, number]) => {
    if (first === end) return;
    onChange({
      from: first === 0 ? undefined : String(steps[first]),
      to: end >= last ? undefined : String(steps[end]),
    });
  };
  return (
    <FilterGroup title={title}>
      <Histogram counts={counts} low={low} high={high} />
      <div className="-mt-[23px]">
        <RangeSlider labels={labels} min={0} max={last} value={[low, high]} onChange={choose} format={nameOf} />
      </div>
      <p className="num -mt-2 flex justify-between text-sm text-t2">
        <span>{nameOf(low)}</span>
        <span>{nameOf(high)}</span>
      </p>
    </FilterGroup>
  );
}

function Histogram({ counts, low, high }: { counts: readonly number[]; low: number; high: number }) {
  const most = Math.max(1, ...counts);
  const bars = counts.map((count, place) => ({ count, place }));
  return (
    <svg
      viewBox={`0 0 ${counts.length * 10} 44`}
      preserveAspectRatio="none"
      aria-hidden="true"
      className="block h-11 w-full"
    >
      {bars.map(({ count, place }) => {
        const height = count === 0 ? 0 : Math.max(2, Math.sqrt(count / most) * 44);
        const isInside = place >= low && place < high;
        return (
          <rect
            key={place}
            x={place * 10 + 0.6}
            width={8.8}
            y={44 - height}
            height={height}
            className={isInside ? 'fill-c1' : 'fill-line'}
          />
        );
      })}
    </svg>
  );
}
