import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const tones = {
  grey: 'bg-sunken text-t2',
  green: 'bg-ok-tint text-ok',
  amber: 'bg-amber-tint text-on-tint',
  red: 'bg-bad-tint text-bad',
  blue: 'bg-info-tint text-info',
  peacock: 'bg-pea-tint text-link',
  solid: 'bg-pea text-on-pea',
  outline: 'text-t2 ring-1 ring-line ring-inset',
} as const;

export type Tone = keyof typeof tones;

interface TagProps {
  tone?: Tone;
  /** Required with a status: colour alone is not accessible. */
  icon?: LucideIcon;
  size?: 'sm' | 'md';
  children: ReactNode;
}

export function Tag({ tone = 'grey', icon: Icon, size = 'sm', children }: TagProps) {
  return (
    <span
      className={cx(
        'inline-flex items-center gap-[5px] whitespace-nowrap rounded-tag pt-px pr-2 pl-[7px] font-semibold leading-none',
        size === 'sm'
          ? 'min-h-6 text-xs leading-none'
          : 'min-h-7 text-sm leading-tight max-md:whitespace-normal max-md:py-1',
        tones[tone],
      )}
    >
      {Icon ? <Icon className="-mt-px size-3.5 flex-none stroke-[2.3]" /> : null}
      {children}
    </span>
  );
}

/** Badge for unread counts, in gulal. Hidden at zero; shows 99+ above two digits. `label` names the counted things. */
export function Count({ value, label, className }: { value: number; label?: string; className?: string }) {
  if (value <= 0) return null;
  return (
    <span
      className={cx(
        'num inline-grid h-[18px] min-w-[18px] place-items-center rounded-full bg-gulal px-[5px] pt-px font-bold text-on-gulal text-xs leading-none',
        className,
      )}
    >
      <span aria-hidden={label ? true : undefined}>{value > 99 ? '99+' : value}</span>
      {label ? <span className="sr-only">{label}</span> : null}
    </span>
  );
}
