import { Trans } from '@lingui/react/macro';
import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { bestOf } from './compare.rules.ts';

/** Heading above rows of one kind. */
export function Band({ columns, name, children }: { columns: number; name: ReactNode; children: ReactNode }) {
  return (
    <tr>
      <th
        colSpan={columns + 1}
        scope="colgroup"
        className="border-line border-t bg-sunken px-3 md:[tr:first-child>&]:border-t-0 py-2.5 text-left md:px-5"
      >
        {/* On phones the table is wider than the screen: the words stay in view and wrap. */}
        <span className="block max-md:sticky max-md:left-3 max-md:w-[calc(100vw-58px)]">
          <span className="font-bold">{name}</span> <span className="ml-2 font-normal text-sm text-t3">{children}</span>
        </span>
      </th>
    </tr>
  );
}

interface RowProps<One> {
  name: ReactNode;
  items: readonly One[];
  render: (one: One) => ReactNode;
  /** The number that is compared; null where it is not known, or not measured. */
  value?: (one: One) => number | null;
  wins?: 'lowest' | 'most';
  /** Said beside the best. */
  word?: ReactNode;
}

/** One figure of each creator; the best is named in words. */
export function Row<One extends { id: string }>({ name, items, render, value, wins = 'most', word }: RowProps<One>) {
  const best = value ? bestOf(items.map(value), wins) : [];
  return (
    <tr>
      <th
        scope="row"
        className="border-line border-t border-dashed bg-surface px-3 py-3 text-left align-top font-semibold text-sm max-md:sticky max-md:left-0 max-md:z-1 max-md:hyphens-auto md:px-5"
      >
        {name}
      </th>
      {items.map((one, place) => (
        <td
          key={one.id}
          className="num border-line border-t border-l border-dashed px-3 py-3 align-top md:px-4 [border-left-style:solid]"
        >
          <span className="flex flex-wrap items-center gap-2">
            {render(one)}
            {best[place] ? <Best>{word ?? <BestWord wins={wins} />}</Best> : null}
          </span>
        </td>
      ))}
    </tr>
  );
}

const BestWord = ({ wins }: { wins: 'lowest' | 'most' }) =>
  wins === 'lowest' ? <Trans>lowest</Trans> : <Trans>most</Trans>;

/** A word in green with a check. */
export function Best({ children }: { children: ReactNode }) {
  return (
    <span className="inline-flex items-center gap-1 whitespace-nowrap rounded-tag bg-ok-tint px-2 py-0.5 font-semibold text-ok text-xs">
      <Check className="size-3.5" />
      {children}
    </span>
  );
}

/** A figure that is there, or a grey word why not. */
export function Cell({ children, instead, isLarge }: { children: ReactNode; instead: ReactNode; isLarge?: boolean }) {
  if (children === null) return <span className="text-sm text-t3">{instead}</span>;
  return <b className={cx(isLarge && 'text-lg')}>{children}</b>;
}
