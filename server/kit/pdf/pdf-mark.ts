import { Circle, G, Path, Rect, Svg } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { markLeaves } from '../../../contract/core/mark.ts';
import { colours } from './pdf-look.ts';

/** The logo: two leaves, one behind the other, on the teal band. */
export function drawMark(width: number) {
  return h(
    Svg,
    { viewBox: '0 0 35 28', width, height: (width * 28) / 35 },
    h(Path, { d: markLeaves[0], fill: colours.onBand }),
    h(Path, { d: markLeaves[1], fill: colours.amber }),
  );
}

/** The top left quarter of a tile, 24 × 24: a petal and two diamonds. A disc is in the middle of the tile. */
const quarter = [
  { d: 'M0 0A12 12 0 0 1 12 12A12 12 0 0 1 0 0z', fill: colours.amber },
  { d: 'M18 0L24 6L18 12L12 6zM6 12L12 18L6 24L0 18z', fill: colours.teal },
];
const mirrors = [
  'scale(1, 1)',
  'translate(48, 0) scale(-1, 1)',
  'translate(0, 48) scale(1, -1)',
  'translate(48, 48) scale(-1, -1)',
];

/** Draws a lattice of `columns` × `rows` tiles, each `side` points wide. */
export function drawJaali({ columns, rows, side }: { columns: number; rows: number; side: number }) {
  const places = Array.from({ length: columns * rows }, (_, at) => [at % columns, Math.floor(at / columns)]);
  const tile = mirrors.flatMap((transform) =>
    quarter.map(({ d, fill }) => h(G, { key: `${transform}${d}`, transform }, h(Path, { d, fill }))),
  );
  const disc = h(Circle, { cx: 24, cy: 24, r: 12, fill: colours.peaTint });
  return h(
    Svg,
    { viewBox: `0 0 ${columns * 48} ${rows * 48}`, width: columns * side, height: rows * side },
    h(Rect, { x: 0, y: 0, width: columns * 48, height: rows * 48, fill: colours.band }),
    ...places.map(([x = 0, y = 0]) =>
      h(G, { key: `${x}:${y}`, transform: `translate(${x * 48}, ${y * 48})` }, ...tile, disc),
    ),
  );
}
