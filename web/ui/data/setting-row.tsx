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
  icon: LucideIcon;
  tint?: keyof typeof tints;
  title: ReactNode;
  /** Under the title. */
  text: ReactNode;
  children?: ReactNode;
}

/** Row of a security card: tile, title and line at the left, state and action at the right. */
export function SettingRow({ icon: Icon, tint = 'grey', title, text, children }: SettingRowProps) {
  return (
    <li className="flex min-h-17 flex-wrap items-center gap-x-3 gap-y-2 px-4 py-3 md:px-5">
      <span className={cx('grid size-10 flex-none place-items-center rounded-tile', tints[tint])}>
        <Icon className="size-5" />
      </span>
      <div className="min-w-0 flex-1 basis-40">
        <p className="h5 break-words">{title}</p>
        <p className="break-words text-sm text-t3">{text}</p>
      </div>
      {children ? (
        <div className="ml-auto flex flex-none flex-wrap items-center justify-end gap-3">{children}</div>
      ) : null}
    </li>
  );
}
