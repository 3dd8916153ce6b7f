import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../forms/icon-button.tsx';
import { Modal } from './modal.tsx';

interface PageDialogProps {
  headingId: string;
  title: ReactNode;
  /** Above the content on wide screens: where this page belongs to. */
  head: ReactNode;
  onClose: () => void;
  /** On phones below the content, always in view. */
  foot: ReactNode;
  children: ReactNode;
}

/** A step of a form as a page over it; a sheet on phones. */
export function PageDialog({ headingId, title, head, onClose, foot, children }: PageDialogProps) {
  const { t } = useLingui();
  return (
    <Modal
      labelledBy={headingId}
      onClose={onClose}
      className="inset-x-0 top-14 bottom-0 h-[calc(100dvh-56px)] max-h-none w-auto max-w-none rounded-t-dialog md:inset-0 md:h-dvh md:w-full md:rounded-none md:bg-bg"
    >
      <div className="flex flex-none items-center gap-3 px-5 pt-4 md:hidden">
        <p className="h3 min-w-0 flex-1" aria-hidden="true">
          {title}
        </p>
        <IconButton icon={X} label={t`Close`} onClick={onClose} className="-mr-2" />
      </div>
      <div className="min-h-0 flex-1 overflow-y-auto px-5 py-2 md:px-10 md:py-8">
        <div className="mx-auto max-w-300">
          <div className="flex items-start gap-4 max-md:hidden">
            <div className="min-w-0 flex-1">{head}</div>
            <IconButton icon={X} label={t`Close`} onClick={onClose} />
          </div>
          <h2 id={headingId} className="sr-only">
            {title}
          </h2>
          {children}
        </div>
      </div>
      <div className="flex-none md:hidden">{foot}</div>
    </Modal>
  );
}
