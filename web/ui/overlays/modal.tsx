import type { KeyboardEvent, ReactNode, SyntheticEvent } from 'react';
import { useLayoutEffect, useRef } from 'react';
import { cx } from '../cx.ts';

/** What lies below closes by Esc too, but not by this one. */
function keepEscape(event: KeyboardEvent): void {
  if (event.key === 'Escape') event.stopPropagation();
}

interface ModalProps {
  /** Called when Esc, the browser or a press outside asks to close. Absent: the modal blocks. */
  onClose?: (() => void) | undefined;
  /** Id of the heading that names it. */
  labelledBy: string;
  className?: string;
  children: ReactNode;
}

/**
 * The native modal dialog: the browser keeps focus inside, makes the rest inert, closes only the top layer on Esc and
 * gives focus back to what opened it. Mount it to open it.
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
  function onClosed() {
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
