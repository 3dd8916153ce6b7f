import { defaultRangeExtractor, type Range, useVirtualizer, useWindowVirtualizer } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Lists up to this length are rendered whole, so that the browser's search finds every row. */
const wholeUpTo = 100;
/** Rows rendered beyond each edge of the viewport. */
const overscan = 12;

export interface LongListOptions<T> {
  rows: readonly T[];
  /** Height assumed for a row that was not rendered yet, px. */
  rowHeight: number;
  /** Distance between rows, px. */
  gap?: number | undefined;
  /** Positions that stay rendered wherever the reader scrolls, because keys lead there. */
  kept?: readonly number[] | undefined;
  /** Element that scrolls, if it is not the window. */
  scroller?: RefObject<HTMLElement | null> | undefined;
}

/** A row to render, or the space of those that are not. */
export type Part<T> = { row: T; index: number } | { space: number; key: string };

/**
 * Rows near the viewport of a list that may have thousands, and the space between them. The row with the focus and its
 * neighbours stay rendered, too. Each row takes `measure` as ref and its index as `data-index`.
 */
export function useLongList<T extends { id: string }>({
  rows,
  rowHeight,
  gap = 0,
  kept,
  scroller,
}: LongListOptions<T>) {
  const list = useRef<HTMLElement>(null);
  const [scrollMargin, setScrollMargin] = useState(0);
  const isWhole = rows.length <= wholeUpTo;
  const heights = useHeights();
  const options = {
    count: rows.length,
    estimateSize: (index: number) => heights.get(rows[index]?.id ?? '') ?? rowHeight,
    getItemKey: (index: number) => rows[index]?.id ?? index,
    rangeExtractor: (range: Range) => withKept(range, [...(kept ?? []), ...aroundFocus(list.current)]),
    gap,
    overscan,
    scrollMargin,
  };
  const inWindow = useWindowVirtualizer<HTMLElement>({ ...options, enabled: !scroller });
  const inBox = useVirtualizer<HTMLElement, HTMLElement>({
    ...options,
    enabled: scroller !== undefined,
    getScrollElement: () => scroller?.current ?? null,
  });
  const virtualizer = scroller ? inBox : inWindow;
  const { getVirtualItems, getTotalSize, measureElement } = virtualizer;
  useEffect(
    () => () => {
      for (const [id, height] of virtualizer.itemSizeCache) heights.set(String(id), height);
    },
    [virtualizer, heights],
  );
  // Content above the list may change its height.
  useLayoutEffect(() => {
    if (isWhole || !list.current) return;
    const box = scroller?.current;
    const above = box ? box.scrollTop - box.getBoundingClientRect().top : window.scrollY;
    setScrollMargin(Math.round(list.current.getBoundingClientRect().top + above));
  });
  return {
    list: useCallback((node: HTMLElement | null) => {
      list.current = node;
    }, []),
    measure: measureElement,
    parts: isWhole
      ? rows.map((row, index) => ({ row, index }))
      : partsOf(rows, { items: getVirtualItems(), start: scrollMargin, size: getTotalSize(), gap }),
  };
}

/** Measured heights by id of the row, of each visited entry of the browser's history. */
const visits = new Map<string, Map<string, number>>();
const keptVisits = 30;

/** Heights measured on this entry of the history, so that Back finds its scroll position before rows are rendered. */
function useHeights(): Map<string, number> {
  const { key } = useLocation();
  const [heights] = useState(() => visits.get(key) ?? new Map<string, number>());
  useEffect(() => {
    visits.delete(key);
    visits.set(key, heights);
    const [oldest] = visits.keys();
    if (visits.size > keptVisits && oldest !== undefined) visits.delete(oldest);
  }, [key, heights]);
  return heights;
}

interface Placed {
  index: number;
  start: number;
  end: number;
}

interface Layout {
  items: readonly Placed[];
  start: number;
  size: number;
  gap: number;
}

function partsOf<T>(rows: readonly T[], { items, start, size, gap }: Layout): Part<T>[] {
  const parts: Part<T>[] = [];
  let reached = start;
  const fill = (to: number, key: string) => {
    if (to - reached > gap) parts.push({ space: to - reached - gap, key });
  };
  for (const { index, start: top, end } of items) {
    const row = rows[index];
    if (row === undefined) continue;
    fill(top, `above ${index}`);
    parts.push({ row, index });
    reached = end + gap;
  }
  fill(start + size + gap, 'end');
  return parts;
}

function withKept(range: Range, kept: readonly number[]): number[] {
  const known = kept.filter((index) => index >= 0 && index < range.count);
  return [...new Set([...defaultRangeExtractor(range), ...known])].sort((a, b) => a - b);
}

function aroundFocus(list: HTMLElement | null): number[] {
  const focused = list?.contains(document.activeElement) ? document.activeElement : null;
  const index = Number(focused?.closest<HTMLElement>('[data-index]')?.dataset.index ?? Number.NaN);
  return Number.isNaN(index) ? [] : [index - 1, index, index + 1];
}
