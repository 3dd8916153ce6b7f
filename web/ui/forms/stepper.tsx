import { useLingui } from '@lingui/react/macro';
import { Minus, Plus } from 'lucide-react';
import { cx } from '../cx.ts';

interface StepperProps {
  /** Name of the counted things: 'Reels'. */
  label: string;
  value: number;
  onChange: (value: number) => void;
  min?: number;
  max?: number;
  /** Full width, framed like a field. */
  block?: boolean;
}

/** Number input with − and + for small counts. */
export function Stepper({ label, value, onChange, min = 0, max = 99, block }: StepperProps) {
  const { t } = useLingui();
  const button = cx(
    'grid size-11 flex-none md:size-9 cursor-pointer place-items-center rounded-ctl disabled:cursor-default disabled:text-ctl',
    block ? '' : 'border-[1.5px] border-line bg-surface',
  );
  return (
    <fieldset
      aria-label={label}
      className={cx(
        'inline-flex items-center',
        block && 'w-full justify-between rounded-ctl border-[1.5px] border-ctl bg-surface',
      )}
    >
      <button
        type="button"
        aria-label={t`Fewer: ${label}`}
        disabled={value <= min}
        onClick={() => onChange(value - 1)}
        className={button}
      >
        <Minus />
      </button>
      <output className="num min-w-8 pt-0.5 text-center font-bold leading-none">{value}</output>
      <button
        type="button"
        aria-label={t`More: ${label}`}
        disabled={value >= max}
        onClick={() => onChange(value + 1)}
        className={button}
      >
        <Plus />
      </button>
    </fieldset>
  );
}
