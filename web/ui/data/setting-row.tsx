import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

const tints = {
  blue: 'bg-pea-tint text-link',
  green: 'bg-ok-tint text-ok',
  amber: 'bg-amber-tint text-on-tint',
  grey: 'bg-sunken text-t2',
} as const;

interface SettingRowProps {
  icon?: LucideIcon;
  tint?: keyof typeof tints;
  /** Shown in place of the icon's tile, 40 px. */
  face?: ReactNode;
  /** Needs an answer: amber as a whole. */
  isUrgent?: boolean;
  title: ReactNode;
  /** Under the title. */
  text: ReactNode;
  children?: ReactNode;
}

/** Row of a security card: tile, title and line at the left, state and action at the right. */
export function SettingRow({ icon: Icon, tint = 'grey', face, isUrgent, title, text, children }: SettingRowProps) {
  return (
    <li
      className={cx(
        'flex min-h-17 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 md:px-5',
        isUrgent && 'bg-amber-tint text-on-tint',
      )}
    >
      {face}
      {Icon ? (
        <span
          className={cx(
            'grid size-10 flex-none place-items-center rounded-tile',
            isUrgent ? 'bg-surface text-t1' : tints[tint],
          )}
        >
          <Icon className="size-5" />
        </span>
      ) : null}
      <div className="min-w-0 flex-1 basis-40">
        <p className="h5 break-words">{title}</p>
        <p className={cx('break-words text-sm', isUrgent ? 'text-on-tint' : 'text-t3')}>{text}</p>
      </div>
      {children ? (
        <div className="ml-auto flex flex-none flex-wrap items-center justify-end gap-3">{children}</div>
      ) : null}
    </li>
  );
}
