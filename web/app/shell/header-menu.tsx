import { type ReactNode, Suspense, useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { cx } from '../../ui/cx.ts';

interface HeaderMenuProps {
  id: string;
  label: string;
  className?: string;
  children: ReactNode;
}

/**
 * Menu of the header as a native popover, opened by any button with its `popoverTarget`; its content mounts on opening. The
 * browser closes it on Esc or a click outside and restores the focus; navigation closes it too.
 */
export function HeaderMenu({ id, label, className, children }: HeaderMenuProps) {
  const panel = useClosedByNavigation<HTMLDivElement>();
  const [isFilled, fill] = useReducer(() => true, false);
  // It may have been opened before hydration.
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) fill();
  }, [panel]);
  return (
    <div
      ref={panel}
      id={id}
      popover="auto"
      onBeforeToggle={fill}
      role="dialog"
      aria-label={label}
      className={cx('header-menu rounded-card bg-raised text-t1 shadow-pop', className)}
    >
      {isFilled ? <Suspense fallback={<MenuSkeleton />}>{children}</Suspense> : null}
    </div>
  );
}

/** Loading placeholder. */
export function MenuSkeleton() {
  return (
    <div aria-hidden="true" className="grid w-[360px] max-w-full gap-4 p-4 max-md:w-auto">
      {[1, 2, 3].map((row) => (
        <div key={row} className="flex gap-3">
          <span className="size-10 animate-pulse rounded-leaf bg-skeleton" />
          <span className="h-10 flex-1 animate-pulse rounded-tag bg-skeleton" />
        </div>
      ))}
    </div>
  );
}

/** Ref of a popover to be closed by navigation. It may be open before hydration. */
export function useClosedByNavigation<E extends HTMLElement>() {
  const panel = useRef<E>(null);
  const { key } = useLocation();
  const before = useRef(key);
  useEffect(() => {
    if (before.current !== key) panel.current?.hidePopover();
    before.current = key;
  }, [key]);
  return panel;
}
