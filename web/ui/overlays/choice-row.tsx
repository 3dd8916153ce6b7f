import type { ReactNode } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { SheetRow, type SheetRowProps } from './sheet-row.tsx';

interface ChoiceRowProps extends Omit<SheetRowProps, 'children'> {
  /** Below the title: what the choice means. */
  line: ReactNode;
  /** Short choices, at the right of the title. */
  choice: ReactNode;
  /** Below the row, on phones too: a warning. */
  note?: ReactNode;
  /** Details of the choice. */
  children?: ReactNode;
}

/** A choice of a form with its details below; on phones a row that says what is chosen, and opens them as a sheet. */
export function ChoiceRow({ icon: Icon, title, line, words, choice, note, children }: ChoiceRowProps) {
  const isWide = useMedia('(width >= 768px)');
  if (!isWide) {
    return (
      <div>
        <SheetRow icon={Icon} title={title} words={words}>
          <div className="grid gap-4 pt-2">
            <p className="text-sm text-t2">{line}</p>
            {choice}
            {children}
          </div>
        </SheetRow>
        {note}
      </div>
    );
  }
  return (
    <fieldset className="grid gap-4 border-line border-b py-5 last:border-b-0">
      <legend className="sr-only">{title}</legend>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <span className="grid size-9 flex-none place-items-center rounded-tile bg-pea-tint text-link">
          <Icon className="size-5" />
        </span>
        <span className="min-w-0 flex-[1_1_12rem]">
          <b aria-hidden="true" className="block font-semibold text-base leading-tight">
            {title}
          </b>
          <span className="block text-sm text-t2">{line}</span>
        </span>
        {choice}
      </div>
      {children}
      {note}
    </fieldset>
  );
}
