import { useLingui } from '@lingui/react/macro';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../forms/icon-button.tsx';
import { Modal } from './modal.tsx';

interface WideDialogProps {
  headingId: string;
  title: ReactNode;
  /** Below the title. */
  line?: ReactNode;
  onClose: (() => void) | undefined;
  /** Below the content, always in view. */
  foot: ReactNode;
  children: ReactNode;
}

/** Dialog for two columns, 1000 px wide; a sheet on phones. */
export function WideDialog({ headingId, title, line, onClose, foot, children }: WideDialogProps) {
  const { t } = useLingui();
  return (
    <Modal
      labelledBy={headingId}
      onClose={onClose}
      className="inset-x-0 top-14 bottom-0 h-[calc(100dvh-56px)] max-h-none w-auto max-w-none rounded-t-dialog md:inset-x-0 md:top-6 md:bottom-auto md:mx-auto md:h-fit md:max-h-[calc(100dvh-40px)] md:w-250 md:max-w-[calc(100vw-48px)] md:rounded-dialog"
    >
      <div className="flex items-start gap-3 px-5 pt-5 md:px-6">
        <div className="min-w-0 flex-1">
          <h2 id={headingId} className="h3">
            {title}
          </h2>
          {line ? <p className="num text-sm text-t2">{line}</p> : null}
        </div>
        {onClose ? <IconButton icon={X} label={t`Close`} onClick={onClose} className="-mt-2 -mr-2" /> : null}
      </div>
      <div className="scroll-edge min-h-0 flex-1 overflow-y-auto px-5 py-4 md:px-6 md:py-2">{children}</div>
      <div className="flex-none">{foot}</div>
    </Modal>
  );
}
