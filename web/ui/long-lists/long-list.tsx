import { memo, type ReactNode, type RefCallback } from 'react';
import { type LongListOptions, useLongList } from './use-long-list.ts';

interface LongListProps<T> extends LongListOptions<T> {
  className?: string;
  children: (row: T) => ReactNode;
}

/** List that may have thousands of rows; those far from the viewport are not rendered. */
export function LongList<T extends { id: string }>({ className, children, ...options }: LongListProps<T>) {
  const { list, measure, parts } = useLongList(options);
  return (
    <ul ref={list} className={className} style={{ overflowAnchor: 'none' }}>
      {parts.map((part) =>
        'row' in part ? (
          <Item key={part.row.id} {...part} size={options.rows.length} measure={measure}>
            {children}
          </Item>
        ) : (
          <li key={part.key} aria-hidden="true" style={{ height: part.space }} />
        ),
      )}
    </ul>
  );
}

interface ItemProps<T> {
  row: T;
  index: number;
  size: number;
  measure: RefCallback<HTMLElement>;
  children: (row: T) => ReactNode;
}

/** Memoized: scrolling renders new rows only. */
const Item = memo(function Item<T>({ row, index, size, measure, children }: ItemProps<T>) {
  return (
    <li ref={measure} data-index={index} aria-setsize={size} aria-posinset={index + 1}>
      {children(row)}
    </li>
  );
}) as <T>(props: ItemProps<T>) => ReactNode;

/** Attributes of the `<tr>` of a row. */
export interface RowPlace {
  ref: RefCallback<HTMLElement>;
  'data-index': number;
  'aria-rowindex': number;
}

interface LongBodyProps<T> extends LongListOptions<T> {
  columns: number;
  children: (row: T, place: RowPlace) => ReactNode;
}

/** Body of a table that may have thousands of rows, as LongList. Its table says the number of rows as `aria-rowcount`. */
export function LongBody<T extends { id: string }>({ columns, children, ...options }: LongBodyProps<T>) {
  const { list, measure, parts } = useLongList(options);
  return (
    <tbody ref={list} style={{ overflowAnchor: 'none' }}>
      {parts.map((part) =>
        'row' in part ? (
          // The head is the first row.
          children(part.row, { ref: measure, 'data-index': part.index, 'aria-rowindex': part.index + 2 })
        ) : (
          <tr key={part.key}>
            <td colSpan={columns} style={{ height: part.space, padding: 0 }} />
          </tr>
        ),
      )}
    </tbody>
  );
}
