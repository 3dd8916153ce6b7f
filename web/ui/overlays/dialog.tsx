import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { JaaliBand } from '../brand/jaali-tile.tsx';
import { cx } from '../cx.ts';
import { IconButton } from '../forms/icon-button.tsx';
import { Modal } from './modal.tsx';

interface DialogProps {
  title: ReactNode;
  /** Without it the dialog is blocking: no close icon, no Esc, no click outside. */
  onClose?: (() => void) | undefined;
  /** Seed of the 72 px band at the top. */
  jaali?: string;
  /** Buttons, the primary last: at the right on wide screens, full width and on top on phones. */
  actions?: ReactNode;
  children: ReactNode;
}

/** Dialog, 480 px wide and centred; on phones 8 px above the bottom edge. */
export function Dialog({ title, onClose, jaali, actions, children }: DialogProps) {
  const { t } = useLingui();
  const heading = useId();
  return (
    <Modal
      labelledBy={heading}
      onClose={onClose}
      className="inset-x-4 top-auto bottom-2 max-h-[calc(100dvh-16px)] w-auto max-w-none rounded-dialog md:inset-0 md:m-auto md:h-fit md:w-120"
    >
      {jaali ? (
        <div className="h-18 flex-none overflow-hidden">
          <JaaliBand id={jaali} tile={72} />
        </div>
      ) : null}
      <div className="flex items-start gap-3 px-5 pt-5 md:px-6 md:pt-6">
        <h2 id={heading} className="h3 min-w-0 flex-1">
          {title}
        </h2>
        {onClose ? <IconButton icon={X} label={t`Close`} onClick={onClose} className="-mt-2 -mr-2" /> : null}
      </div>
      <div
        className={cx(
          'scroll-edge relative min-h-0 overflow-y-auto px-5 pt-2 md:px-6',
          // Space between scrolled content and the buttons.
          actions ? 'pb-2' : 'pb-5 md:pb-6',
        )}
      >
        {children}
      </div>
      {actions ? (
        <div className="flex flex-none flex-col-reverse gap-2 px-5 pt-3 pb-5 md:flex-row md:justify-end md:gap-3 md:px-6 md:pb-6">
          {actions}
        </div>
      ) : null}
    </Modal>
  );
}
