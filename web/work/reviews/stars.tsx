import { useLingui } from '@lingui/react/macro';
import { Star } from 'lucide-react';
import { cx } from '../../ui/cx.ts';

const five = [1, 2, 3, 4, 5];

/** Rating in stars. */
export function Stars({ rating }: { rating: number }) {
  const { t } = useLingui();
  return (
    <span role="img" aria-label={t`${rating} of 5 stars`} className="inline-flex gap-0.5 text-amber-t">
      {five.map((at) => (
        <Star key={at} className={cx('size-4', at <= Math.round(rating) && 'fill-current')} />
      ))}
    </span>
  );
}

interface StarInputProps {
  value: number;
  onChange: (rating: number) => void;
  error?: string | undefined;
}

/** Star rating as a radio group, so that arrow keys work. */
export function StarInput({ value, onChange, error }: StarInputProps) {
  const { t } = useLingui();
  return (
    <fieldset>
      <legend className="mb-1.5 font-semibold text-sm">{t`How was it?`}</legend>
      <div className="flex">
        {five.map((at) => (
          <label
            key={at}
            className="grid size-11 cursor-pointer place-items-center rounded-ctl text-amber-t has-focus-visible:outline-2 has-focus-visible:outline-focus"
          >
            <input
              type="radio"
              name="rating"
              value={at}
              checked={value === at}
              onChange={() => onChange(at)}
              aria-label={t`${at} of 5 stars`}
              className="absolute opacity-0"
            />
            <Star className={cx('size-7', at <= value && 'fill-current')} />
          </label>
        ))}
      </div>
      <p aria-live="polite" className="font-semibold text-bad text-sm">
        {error}
      </p>
    </fieldset>
  );
}
