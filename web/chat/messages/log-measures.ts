/** Measures the rendered rows and returns their offsets. */
export function measureRows(node: HTMLElement, heights: Map<string, number>): Map<string, number> {
  const tops = new Map<string, number>();
  const origin = node.getBoundingClientRect().top - node.scrollTop;
  for (const row of node.querySelectorAll<HTMLElement>('[data-row]')) {
    const { top, height } = row.getBoundingClientRect();
    const key = row.dataset.row as string;
    heights.set(key, height);
    tops.set(key, top - origin);
  }
  return tops;
}

/** Shift of the row at the reading position, px. */
export function findShift(before: Map<string, number>, after: Map<string, number>, scrollTop: number): number {
  let shift = 0;
  for (const [key, top] of after) {
    const was = before.get(key);
    if (was === undefined) continue;
    shift = top - was;
    // The first row within the viewport, else the last one above.
    if (was >= scrollTop) break;
  }
  return shift;
}
