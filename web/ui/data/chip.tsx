import { useLingui } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export const chipClass =
  'inline-flex min-h-9 items-center gap-1.5 whitespace-nowrap rounded-chip border pt-px px-2.5 text-sm font-semibold leading-none no-underline hit-44 flex-none forced-colors:aria-pressed:underline';
export const chipOff = 'border-line bg-surface text-t2';
export const chipOn = 'border-transparent bg-pea-tint text-link';

interface RemovableChipProps {
  /** Kind of the filter, before its name. */
  facet?: string;
  /** Shown on phones, too. */
  keepsFacet?: boolean;
  /** Name of the filter; the button is announced as 'Remove …'. */
  name: string;
  /** Words that are no filter stand in a dashed frame. */
  isWord?: boolean;
  icon?: LucideIcon;
  onRemove: () => void;
}

/** Chip of an active filter or an entered token; pressing it removes it. */
export function RemovableChip({
  facet,
  keepsFacet = false,
  name,
  isWord = false,
  icon: Icon,
  onRemove,
}: RemovableChipProps) {
  const { t } = useLingui();
  return (
    <button
      type="button"
      aria-label={t`Remove ${[facet, name].filter(Boolean).join(' ')}`}
      onClick={onRemove}
      className={cx(chipClass, isWord ? 'border-ctl border-dashed text-t1' : chipOn, 'cursor-pointer')}
    >
      {facet ? (
        <span className={cx('font-normal', !isWord && !keepsFacet && 'max-md:hidden')}>{`${facet} `}</span>
      ) : null}
      {Icon ? <Icon className="size-4 stroke-[2.1]" /> : null}
      {name}
      <X className="size-4 stroke-[2.1]" />
    </button>
  );
}

interface ToggleChipProps {
  on: boolean;
  onToggle: () => void;
  count?: ReactNode;
  children: ReactNode;
}

/** Toggle button within a set of choices. */
export function ToggleChip({ on, onToggle, count, children }: ToggleChipProps) {
  return (
    <button
      type="button"
      aria-pressed={on}
      onClick={onToggle}
      className={cx(chipClass, on ? chipOn : chipOff, 'cursor-pointer')}
    >
      {children}
      {count === undefined ? null : <span className="num">{count}</span>}
    </button>
  );
}
