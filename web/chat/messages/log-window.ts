/** Range of rendered rows: `from` ≤ index < `to`. */
export interface Window {
  from: number;
  to: number;
}

interface Heights {
  count: number;
  heightOf: (index: number) => number;
}

/** Rows that intersect a vertical range, px. */
export function findWindow({ count, heightOf }: Heights, { top, bottom }: { top: number; bottom: number }): Window {
  let from = 0;
  let y = 0;
  while (from < count - 1 && y + heightOf(from) < top) {
    y += heightOf(from);
    from += 1;
  }
  let to = from;
  while (to < count && y < bottom) {
    y += heightOf(to);
    to += 1;
  }
  return { from, to };
}

/** Heights before, inside and after a window, px. */
export function sumHeights({ count, heightOf }: Heights, { from, to }: Window) {
  let above = 0;
  let below = 0;
  for (let index = 0; index < from; index += 1) above += heightOf(index);
  for (let index = to; index < count; index += 1) below += heightOf(index);
  return { above, below };
}
