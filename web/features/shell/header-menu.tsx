import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../../ui/cx.ts';

interface HeaderMenuProps {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * The panel of a header's menu: a native popover, opened by any button with its `popoverTarget`.
 * The browser closes it on Esc or a press outside and gives the focus back; going to another page closes it too.
 */
export function HeaderMenu({ id, label, className, children }: HeaderMenuProps) {
  const panel = useClosedByNavigation<HTMLDivElement>();
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      role="dialog"
      aria-label={label}
      className={cx('header-menu rounded-card bg-raised text-t1 shadow-pop', className)}
    >
      {children}
    </div>
  );
}

/** A ref for a popover that closes when the address changes. */
export function useClosedByNavigation<E extends HTMLElement>() {
  const panel = useRef<E>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (key) panel.current?.hidePopover();
  }, [key]);
  return panel;
}
