import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

interface Segment<T extends string> {
  id: T;
  name: ReactNode;
  icon?: LucideIcon;
  /** Shows the icon only; the name is for screen readers. */
  iconOnly?: boolean;
}

interface SegmentedProps<T extends string> {
  label: string;
  name: string;
  value: T;
  onChange: (value: T) => void;
  segments: readonly Segment<T>[];
  className?: string;
}

/** Segmented control with two to four views of the same data. */
export function Segmented<T extends string>({ label, name, value, onChange, segments, className }: SegmentedProps<T>) {
  return (
    <fieldset
      aria-label={label}
      className={cx(
        'inline-grid auto-cols-fr grid-flow-col gap-0.5 rounded-ctl border border-line bg-sunken p-[3px]',
        className,
      )}
    >
      {segments.map(({ id, name: text, icon: Icon, iconOnly }) => (
        <label
          key={id}
          className="relative flex min-h-10 min-w-fit flex-1 cursor-pointer items-center justify-center gap-1.5 whitespace-nowrap rounded-[7px] px-3 pt-px font-semibold text-sm text-t2 leading-none has-checked:bg-surface has-checked:text-t1 has-checked:ring-1 has-checked:ring-line forced-colors:has-checked:border-2 has-focus-visible:outline-2 has-focus-visible:outline-focus md:min-h-8"
        >
          <input
            type="radio"
            name={name}
            value={id}
            checked={value === id}
            onChange={() => onChange(id)}
            className="absolute inset-0 z-1 m-0 size-full cursor-pointer opacity-0"
          />
          {Icon ? <Icon className="size-4 stroke-[2.1]" /> : null}
          <span className={iconOnly ? 'sr-only' : undefined}>{text}</span>
        </label>
      ))}
    </fieldset>
  );
}
