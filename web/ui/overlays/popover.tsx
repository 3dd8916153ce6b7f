import type { ReactNode, ToggleEvent } from 'react';
import { useEffect, useId, useReducer, useRef, useState } from 'react';
import { cx } from '../cx.ts';
import { placePopover } from './place-popover.ts';

interface PopoverProps {
  /** Renders the trigger: spread the given props on a <button>. */
  trigger: (props: { popoverTarget: string; 'aria-expanded': boolean }) => ReactNode;
  label: string;
  align?: 'start' | 'end';
  onOpen?: () => void;
  className?: string;
  children: ReactNode;
}

/**
 * Native popover: top layer, light dismiss, Esc. A link or a `data-closes` button inside closes it. Its content mounts when it
 * is first opened: a list may have hundreds of popovers.
 */
export function Popover({ trigger, label, align = 'end', onOpen, className, children }: PopoverProps) {
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [isFilled, fill] = useReducer(() => true, false);

  // It may have been opened before hydration.
  useEffect(() => {
    if (panel.current?.matches(':popover-open')) fill();
  }, []);
  useEffect(() => {
    const node = panel.current;
    if (!open || !node) return;
    const onScroll = (event: Event) => {
      if (!node.contains(event.target as Node)) node.hidePopover();
    };
    const onClick = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, [data-closes]')) node.hidePopover();
    };
    addEventListener('scroll', onScroll, { capture: true, passive: true });
    node.addEventListener('click', onClick);
    return () => {
      removeEventListener('scroll', onScroll, { capture: true });
      node.removeEventListener('click', onClick);
    };
  }, [open]);

  function onToggle(event: ToggleEvent<HTMLElement>) {
    const opened = event.newState === 'open';
    setOpen(opened);
    const source = document.querySelector(`[popovertarget="${CSS.escape(id)}"]`);
    if (!opened || !source || !panel.current) return;
    placePopover(panel.current, source, align);
    onOpen?.();
  }
  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': open })}
      <section
        ref={panel}
        id={id}
        popover="auto"
        aria-label={label}
        onBeforeToggle={fill}
        onToggle={onToggle}
        className={cx(
          'fixed inset-auto m-0 max-w-[calc(100vw-16px)] overflow-y-auto rounded-card border-0 bg-raised p-0 text-t1 shadow-pop',
          className,
        )}
      >
        {isFilled ? children : null}
      </section>
    </>
  );
}
