interface RangeSliderProps {
  /** Labels of the two thumbs: 'Followers from', 'Followers up to'. */
  labels: readonly [string, string];
  min: number;
  max: number;
  step?: number;
  value: readonly [number, number];
  onChange: (value: [number, number]) => void;
  /** Formats a value for screen readers: '10K'. */
  format?: (value: number) => string;
}

/** Thumb of the range inputs: 28 px on phones, 20 above, over a track that does not take pointer events. */
const thumb =
  'pointer-events-none absolute inset-x-0 top-0 h-11 w-full appearance-none bg-transparent ' +
  '[&::-webkit-slider-thumb]:pointer-events-auto [&::-webkit-slider-thumb]:size-7 md:[&::-webkit-slider-thumb]:size-5 ' +
  '[&::-webkit-slider-thumb]:cursor-grab [&::-webkit-slider-thumb]:appearance-none [&::-webkit-slider-thumb]:rounded-full ' +
  '[&::-webkit-slider-thumb]:border-2 [&::-webkit-slider-thumb]:border-pea [&::-webkit-slider-thumb]:bg-surface ' +
  '[&::-moz-range-thumb]:pointer-events-auto [&::-moz-range-thumb]:size-6 [&::-moz-range-thumb]:rounded-full ' +
  '[&::-moz-range-thumb]:border-2 [&::-moz-range-thumb]:border-pea [&::-moz-range-thumb]:bg-surface';

/** Two native range inputs over one track, which brings keyboard, touch and screen reader support. */
export function RangeSlider({ labels, min, max, step = 1, value, onChange, format = String }: RangeSliderProps) {
  const [low, high] = value;
  const share = (point: number) => (max === min ? 0 : ((point - min) / (max - min)) * 100);
  return (
    <div className="relative h-11">
      <svg width="100%" height="4" aria-hidden="true" className="absolute top-5 left-0 rounded-full">
        <rect width="100%" height="4" className="fill-line forced-colors:fill-[GrayText]" />
        <rect
          x={`${share(low)}%`}
          width={`${share(high) - share(low)}%`}
          height="4"
          className="fill-pea forced-colors:fill-[Highlight]"
        />
      </svg>
      <input
        type="range"
        aria-label={labels[0]}
        aria-valuetext={format(low)}
        {...{ min, max, step }}
        value={low}
        onChange={(event) => onChange([Math.min(event.target.valueAsNumber, high), high])}
        className={thumb}
      />
      <input
        type="range"
        aria-label={labels[1]}
        aria-valuetext={format(high)}
        {...{ min, max, step }}
        value={high}
        onChange={(event) => onChange([low, Math.max(event.target.valueAsNumber, low)])}
        className={thumb}
      />
    </div>
  );
}
