import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findShift, measureRows } from './log-measures.ts';
import { estimateRow, type LogRow } from './log-rows.ts';
import { findWindow, sumHeights, type Window } from './log-window.ts';
import { findScrollPosition, type Place, storeScrollPosition } from './scroll-positions.ts';

/** Distance from the end within which the log follows new messages, px. */
const nearPx = 60;
/** Part of the read messages left visible above the first new one, px. */
const leadPx = 96;
/** Distance from an edge at which more messages are loaded, px. */
const aheadPx = 1_200;
/** Rows are rendered this far beyond the viewport, px. */
const marginPx = 1_000;
/** Rows rendered before measuring, on each side of the start. */
const firstRows = 30;

interface Log {
  /** Key of the conversation. */
  name: string;
  rows: readonly LogRow[];
  /** Id of the user's newest message: writing scrolls to the end. */
  own: string | undefined;
  /** Set while there is a gap to the newest messages: jumps to them. */
  toNewest: (() => void) | undefined;
}

/** First and last rendered row by key, so that inserted rows shift nothing; without last: up to the end. */
interface Span {
  first: string | undefined;
  last: string | undefined;
}

/**
 * Virtualized log that keeps the reading position: at the end while the reader is there, unchanged when rows above are
 * inserted or resized, and restored on return. Rendered rows are in normal flow between two spacers, so that visible rows
 * are never positioned by estimates.
 */
export function useLog({ name, rows, own, toNewest }: Log) {
  const box = useRef<HTMLDivElement>(null);
  const hasGap = toNewest !== undefined;
  const [heights] = useState(() => heightsOf(findScrollPosition(name)));
  const [span, setSpan] = useState<Span>(() =>
    spanOf(rows, windowAt(rows, findStart(rows, findScrollPosition(name))), hasGap),
  );
  const [where, setWhere] = useState({ isAway: false, isNearTop: false, isNearEnd: false });
  /** Offsets of rendered rows at the last measurement, px from the beginning. */
  const tops = useRef(new Map<string, number>());
  const following = useRef(true);

  const drawn = useMemo(() => findDrawn(rows, span), [rows, span]);
  const heightOf = (index: number) => {
    const row = rows[index] as LogRow;
    const known = heights.get(row.key);
    if (known !== undefined) return known;
    const guess = estimateRow(row, box.current?.clientWidth ?? 640);
    heights.set(row.key, guess);
    return guess;
  };
  const gaps = sumHeights({ count: rows.length, heightOf }, drawn);

  const look = (node: HTMLElement, isOpening = false) => {
    const { scrollTop, scrollHeight, clientHeight } = node;
    const left = scrollHeight - scrollTop - clientHeight;
    const next = { isAway: hasGap || left > nearPx, isNearTop: scrollTop < aheadPx, isNearEnd: left < aheadPx };
    following.current = !next.isAway;
    if (!isSame(next, where)) setWhere(next);
    const [top, bottom] = [scrollTop, scrollTop + clientHeight];
    const end = scrollHeight - gaps.below;
    const isShort = (px: number) =>
      (drawn.from > 0 && top - px < gaps.above) || (drawn.to < rows.length && bottom + px > end);
    if (!isShort(marginPx / 2)) return;
    const reach = findWindow({ count: rows.length, heightOf }, { top: top - marginPx, bottom: bottom + marginPx });
    const renew = () => setSpan(spanOf(rows, reach, hasGap));
    // Fill a visible gap before painting.
    if (isShort(0) && !isOpening) flushSync(renew);
    else renew();
  };
  const settle = (node: HTMLElement) => {
    const before = tops.current;
    tops.current = measureRows(node, heights);
    if (following.current) node.scrollTop = node.scrollHeight;
    else node.scrollTop += findShift(before, tops.current, node.scrollTop);
  };
  const open = useEffectEvent((node: HTMLElement) => {
    tops.current = measureRows(node, heights);
    const start = findStart(rows, findScrollPosition(name));
    const top = start && tops.current.get(start.key);
    if (!start || top === undefined) node.scrollTop = node.scrollHeight;
    else if (start.below !== 'middle') node.scrollTop = top + start.below;
    else node.scrollTop = top - (node.clientHeight - (heights.get(start.key) ?? 0)) / 2;
    look(node, true);
  });
  const leave = useEffectEvent((node: HTMLElement) => {
    // Returning to a search result starts at it again.
    if (rows.some(({ isFound }) => isFound)) return;
    const first = [...tops.current].findLast(([, top]) => top <= node.scrollTop);
    storeScrollPosition(
      name,
      following.current || !first ? null : { key: first[0], below: node.scrollTop - first[1], heights },
    );
  });

  useLayoutEffect(() => {
    const node = box.current;
    if (!node) return;
    open(node);
    return () => leave(node);
  }, []);
  useLayoutEffect(() => {
    if (box.current) settle(box.current);
  });
  useWatched(box, { look, settle });

  const toEnd = () => {
    if (toNewest) {
      storeScrollPosition(name, 'end');
      return toNewest();
    }
    following.current = true;
    setSpan(spanOf(rows, windowAt(rows, undefined), false));
    if (box.current) box.current.scrollTop = box.current.scrollHeight;
  };
  const goToEnd = useEffectEvent(toEnd);
  const wasOwn = useRef(own);
  useLayoutEffect(() => {
    if (own !== undefined && own !== wasOwn.current) goToEnd();
    wasOwn.current = own;
  }, [own]);

  return { box, drawn, gaps, ...where, toEnd };
}

interface Watchers {
  look: (node: HTMLElement) => void;
  settle: (node: HTMLElement) => void;
}

/** Watches scrolling and size changes of the log and its rows. */
function useWatched(box: RefObject<HTMLElement | null>, watchers: Watchers): void {
  const look = useEffectEvent(watchers.look);
  const settle = useEffectEvent(watchers.settle);
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const onScroll = () => look(node);
    const onResize = new ResizeObserver(() => {
      settle(node);
      look(node);
    });
    node.addEventListener('scroll', onScroll, { passive: true });
    onResize.observe(node);
    for (const content of node.children) onResize.observe(content);
    return () => {
      node.removeEventListener('scroll', onScroll);
      onResize.disconnect();
    };
  }, [box]);
}

const heightsOf = (place: Place | 'end' | undefined) =>
  (place === 'end' ? undefined : place?.heights) ?? new Map<string, number>();

interface Start {
  key: string;
  /** Distance from that row's top to the viewport's top, px. */
  below: number | 'middle';
}

/** Row to start at: search result, first new message, or the stored position; undefined: at the end. */
function findStart(rows: readonly LogRow[], place: Place | 'end' | undefined): Start | undefined {
  const found = rows.find(({ isFound }) => isFound);
  if (found) return { key: found.key, below: 'middle' };
  if (place === 'end') return undefined;
  const fresh = rows.find(({ isNew }) => isNew);
  return fresh ? { key: fresh.key, below: -leadPx } : place;
}

/** Rows rendered before measuring. */
function windowAt(rows: readonly LogRow[], start: Start | undefined): Window {
  const at = start ? rows.findIndex(({ key }) => key === start.key) : -1;
  const middle = at >= 0 ? at : rows.length;
  return { from: Math.max(0, middle - firstRows), to: Math.min(rows.length, middle + firstRows) };
}

function spanOf(rows: readonly LogRow[], { from, to }: Window, hasGap: boolean): Span {
  return { first: rows[from]?.key, last: hasGap || to < rows.length ? rows[to - 1]?.key : undefined };
}

function isSame<T extends object>(one: T, other: T): boolean {
  return (Object.keys(one) as (keyof T)[]).every((key) => one[key] === other[key]);
}

function findDrawn(rows: readonly LogRow[], { first, last }: Span): Window {
  const from = rows.findIndex(({ key }) => key === first);
  const to = last === undefined ? rows.length : rows.findIndex(({ key }) => key === last) + 1;
  if (from >= 0 && to > from) return { from, to };
  return { from: Math.max(0, rows.length - firstRows), to: rows.length };
}
