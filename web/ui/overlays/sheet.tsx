import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { IconButton } from '../forms/icon-button.tsx';
import { Modal } from './modal.tsx';

interface SheetProps {
  title: ReactNode;
  onClose: () => void;
  /** Beside the title, before the close icon: 'Clear all'. */
  aside?: ReactNode;
  /** Button below the scrolling content; names the result ('Show 1,248 creators'). */
  action?: ReactNode;
  children: ReactNode;
}

/** Sheet: from the bottom on phones, at the right edge, 400 px wide, on larger screens. */
export function Sheet({ title, onClose, aside, action, children }: SheetProps) {
  const { t } = useLingui();
  const heading = useId();
  return (
    <Modal
      labelledBy={heading}
      onClose={onClose}
      className="inset-x-0 top-auto bottom-0 max-h-[88dvh] w-full max-w-none rounded-sheet md:inset-y-0 md:right-0 md:left-auto md:h-dvh md:max-h-none md:w-100 md:rounded-none"
    >
      <span aria-hidden="true" className="mx-auto mt-2.5 mb-1.5 h-1 w-9 flex-none rounded-full bg-ctl md:hidden" />
      <div className="flex flex-none items-center gap-2 py-2 pr-2 pl-4">
        <h2 id={heading} className="h3 min-w-0 flex-1">
          {title}
        </h2>
        {aside}
        <IconButton icon={X} label={t`Close`} onClick={onClose} />
      </div>
      <div className="relative min-h-0 flex-1 overflow-y-auto px-4 pb-4">{children}</div>
      {action ? (
        <div className="flex flex-none gap-2 border-line border-t px-4 pt-3 pb-4 *:flex-1">{action}</div>
      ) : null}
    </Modal>
  );
}
