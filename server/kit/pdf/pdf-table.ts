import { type Styles, View } from '@react-pdf/renderer';
import { createElement as h, type ReactNode } from 'react';
import { box, colours, size, weight } from './pdf-look.ts';
import { write } from './pdf-pieces.ts';

export interface Column {
  title: string;
  /** Points; a column without a width takes the remaining space. */
  width?: number;
  isFigure?: boolean;
}

const figures: Styles[string] = { textAlign: 'right', fontFeatureSettings: ['tnum'] };

/** Money and counts: tabular digits, right-aligned. */
export function writeFigure(text: string, style: Styles[string] = {}) {
  return write(text, { ...figures, ...style });
}

const styleOf = ({ width }: Column): Styles[string] =>
  width === undefined ? { flexGrow: 1, flexBasis: 0 } : { width, flexShrink: 0 };

const row: Styles[string] = { flexDirection: 'row', gap: 10, paddingHorizontal: 12, paddingVertical: 8 };

/** Its upper corners fit inside those of the box. */
const headRow: Styles[string] = {
  ...row,
  paddingVertical: 6,
  backgroundColor: colours.sunken,
  borderTopLeftRadius: 2,
  borderTopRightRadius: 11,
};

/** A boxed table whose header repeats on every page. A text cell may contain several lines. */
export function drawTable({ columns, rows }: { columns: Column[]; rows: (string | ReactNode)[][] }) {
  const drawRow = (cells: (string | ReactNode)[], style: Styles[string]) =>
    columns.map((column, at) => {
      const cell = cells[at];
      const content = typeof cell === 'string' ? (column.isFigure ? writeFigure : write)(cell, style) : cell;
      return h(View, { key: column.title, style: styleOf(column) }, content);
    });
  const head = drawRow(
    columns.map(({ title }) => title),
    { fontSize: size.meta, fontWeight: weight.name, color: colours.t2 },
  );
  return h(
    View,
    { style: box },
    h(View, { style: headRow, fixed: true }, ...head),
    ...rows.map((cells, at) =>
      h(
        View,
        { key: at, wrap: false, style: { ...row, borderTopWidth: 1, borderTopColor: colours.line } },
        ...drawRow(cells, {}),
      ),
    ),
  );
}
