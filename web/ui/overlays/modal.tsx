import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';

/** Keeps Esc from closing the layers below as well. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

interface ModalProps {
  /** Called on Esc, the browser's close request or a click outside. Without it the modal is blocking. */
  onClose?: (() => void) | undefined;
  /** Id of the heading. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/**
 * Native modal dialog: the browser traps the focus, makes the rest inert, closes only the top layer on Esc and restores the
 * focus. Mounting it opens it.
 */
export function Modal({ onClose, labelledBy, className, children }: ModalProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const blocking = !onClose;

  useLayoutEffect(() => {
    const node = dialog.current;
    node?.showModal();
    return () => node?.close();
  }, []);

  function onCancel(event: SyntheticEvent<HTMLDialogElement>) {
    if (blocking && event.target === event.currentTarget) event.preventDefault();
  }
  function onClosed(event: SyntheticEvent<HTMLDialogElement>) {
    // React passes on the event of a dialog inside this one.
    if (event.target !== event.currentTarget) return;
    if (blocking) dialog.current?.showModal();
    else onClose();
  }
  return (
    <dialog
      ref={dialog}
      aria-labelledby={labelledBy}
      closedby={blocking ? 'none' : 'any'}
      onCancel={onCancel}
      onClose={onClosed}
      onKeyDown={keepEscape}
      className={cx(
        'fixed m-0 flex-col overflow-hidden border border-transparent bg-raised text-t1 shadow-pop backdrop:bg-scrim open:flex open:animate-rise',
        className,
      )}
    >
      {children}
    </dialog>
  );
}
