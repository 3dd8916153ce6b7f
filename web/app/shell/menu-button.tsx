import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { Count } from '../../ui/data/tag.tsx';
import { HeaderMenu } from './header-menu.tsx';

interface MenuButtonProps {
  id: string;
  icon: LucideIcon;
  label: string;
  count: number;
  /** The count in words, for readers of the screen. */
  countLabel: ReactNode;
  /** Phones have another way to it. */
  wideOnly?: boolean;
  /** A hand comes near. */
  onNear: () => unknown;
  children: ReactNode;
}

/** A round icon of the header with its gulal count, and the menu it opens. */
export function MenuButton({ id, icon: Icon, label, count, countLabel, wideOnly, onNear, children }: MenuButtonProps) {
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        title={label}
        onPointerEnter={onNear}
        className={cx(
          'relative inline-grid size-11 flex-none cursor-pointer place-items-center rounded-ctl text-t2 hover:bg-sunken hover:text-t1',
          wideOnly && 'max-md:hidden',
        )}
      >
        <Icon />
        <span className="sr-only">{label}</span>
        {count > 0 ? (
          <span className="absolute top-[3px] right-px rounded-full ring-2 ring-surface">
            <span aria-hidden="true">
              <Count value={count} />
            </span>
            <span className="sr-only">{countLabel}</span>
          </span>
        ) : null}
      </button>
      <HeaderMenu id={id} label={label}>
        {children}
      </HeaderMenu>
    </>
  );
}
