import { Trans } from '@lingui/react/macro';
import type { LucideIcon } from 'lucide-react';
import { ChevronRight } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../forms/button.tsx';
import { Sheet } from './sheet.tsx';

interface OpeningRowProps {
  icon: LucideIcon;
  title: ReactNode;
  /** The choice in words. */
  words: ReactNode;
  onOpen: () => void;
}

/** A row of a form that says what is chosen, and opens the choice. */
export function OpeningRow({ icon: Icon, title, words, onOpen }: OpeningRowProps) {
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="flex min-h-16 w-full cursor-pointer items-center gap-3 border-line border-b py-2.5 text-left"
    >
      <span className="grid size-10 flex-none place-items-center rounded-tile bg-pea-tint text-link">
        <Icon className="size-5" />
      </span>
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{title}</b>
        <span className="num block text-sm text-t3">{words}</span>
      </span>
      <ChevronRight className="text-t3" />
    </button>
  );
}

export interface SheetRowProps extends Omit<OpeningRowProps, 'onOpen'> {
  children: ReactNode;
}

/** A part of a form on phones: one row that says what is chosen, and opens its own sheet. */
export function SheetRow({ icon, title, words, children }: SheetRowProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <OpeningRow icon={icon} title={title} words={words} onOpen={() => setOpen(true)} />
      {isOpen ? (
        <Sheet
          title={title}
          onClose={close}
          action={
            <Button variant="primary" onClick={close}>
              <Trans>Done</Trans>
            </Button>
          }
        >
          {children}
        </Sheet>
      ) : null}
    </>
  );
}
