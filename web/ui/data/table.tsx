import type { ComponentProps } from 'react';
import { cx } from '../cx.ts';

/** Cells with class 'text-right' hold figures; a row takes aria-selected (peacock tint) or aria-current (current row). */
const skin =
  'w-full table-fixed border-collapse text-sm leading-[1.35] num ' +
  '[&_th]:border-b [&_th]:border-line [&_th]:px-3 [&_th]:py-2.5 [&_th]:text-left [&_th]:text-xs [&_th]:font-semibold [&_th]:text-t3 [&_th.text-right]:text-right ' +
  '[&_tbody_th]:text-sm [&_tbody_th]:text-t1 [&_td]:border-b [&_td]:border-line [&_td]:px-3 [&_td]:py-3 [&_td]:align-middle [&_tbody_tr:last-child>*]:border-b-0 ' +
  '[&_tr>:first-child]:pl-4 [&_tr>:last-child]:pr-4 md:[&_tr>:first-child]:pl-5 md:[&_tr>:last-child]:pr-5 ' +
  '[&_tr[aria-selected=true]_td]:bg-pea-tint [&_tr[aria-current]_td]:bg-sunken [&_tr[aria-current]>:first-child]:[box-shadow:inset_3px_0_0_var(--pea)] ' +
  '[&_tfoot_td]:border-t-[1.5px] [&_tfoot_td]:border-b-0 [&_tfoot_td]:border-ctl [&_tfoot_td]:font-bold';

interface TableProps extends ComponentProps<'table'> {
  caption: string;
  /** For rows that are understandable without headings: on phones the cells are stacked and the headings hidden. */
  stacks?: boolean;
}

/** Table of figures with a caption for screen readers. Scrolls sideways when too wide. */
export function Table({ caption, stacks, className, children, ...rest }: TableProps) {
  return (
    // A scrollable region must be reachable by keyboard.
    <section aria-label={caption} className="relative overflow-x-auto" {...{ tabIndex: 0 }}>
      <table className={cx(skin, stacks && 'stacks', className)} {...rest}>
        <caption className="sr-only">{caption}</caption>
        {children}
      </table>
    </section>
  );
}
