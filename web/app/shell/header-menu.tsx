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
 * The panel of a header's menu: a native popover, opened by any button with its `popoverTarget`, filled once it opens.
 * The browser closes it on Esc or a press outside and gives the focus back; going to another page closes it too.
 */
export function HeaderMenu({ id, label, className, children }: HeaderMenuProps) {
  const panel = useClosedByNavigation<HTMLDivElement>();
  const [isFilled, fill] = useReducer(() => true, false);
  // It may have been opened before the page hydrated.
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

/** The shape of what is to come. */
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

/** A ref for a popover that closes when the address changes, and not by itself: it may be open before the page hydrates. */
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
