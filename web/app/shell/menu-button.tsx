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
  /** Count for screen readers. */
  countLabel: ReactNode;
  /** Hidden on phones. */
  wideOnly?: boolean;
  /** Called on hover or focus, for preloading. */
  onNear: () => unknown;
  children: ReactNode;
}

/** Icon button of the header with its count and menu. */
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
