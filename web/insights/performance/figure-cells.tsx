import type { ReactNode } from 'react';
import { formatCount } from '../../lib/format.ts';
import { cx } from '../../ui/cx.ts';

/** "No data", never 0. */
export const unknown = '–';

export function countText(value: number | null): string {
  return value === null ? unknown : formatCount(value);
}

interface Figure {
  id: string;
  name: string;
  /** Null where not counted. */
  text: ReactNode;
}

/** Cells of a row for stacking tables: on phones three per line with labels, hidden when nothing is known. */
export function FigureCells({ figures }: { figures: readonly Figure[] }) {
  const isBare = figures.every(({ text }) => text === null || text === unknown);
  return figures.map(({ id, name, text }) => (
    <td key={id} className={cx('basis-[26%] self-start md:text-right', (isBare || text === null) && 'max-md:hidden')}>
      <span className="block font-normal text-t3 text-xs md:hidden">{name}</span>
      {text}
    </td>
  ));
}
