import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { findShift, measureRows } from './log-measures.ts';
import { findPlace, keepPlace } from './log-places.ts';
import { estimateRow, type LogRow } from './log-rows.ts';
import { findWindow, sumHeights, type Window } from './log-window.ts';

/** So near to the end one still follows the newest, px. */
const nearPx = 60;
/** What is left of the read part above the first new message, px. */
const leadPx = 96;
/** Earlier messages are worth asking for when so little is left above, px. */
const aheadPx = 1_200;
/** Drawn beyond the edges of what is seen, px. */
const marginPx = 1_000;
/** Rows drawn before anything is measured, before and after where one starts. */
const firstRows = 30;

interface Log {
  /** Whose conversation with whom. */
  name: string;
  rows: readonly LogRow[];
  /** The newest one's own message: writing takes one back to the end. */
  own: string | undefined;
}

/** The first and the last drawn row by their keys, so that rows that come in above move nothing; no last: to the end. */
interface Span {
  first: string | undefined;
  last: string | undefined;
}

/**
 * Draws only the rows near the reader, and keeps them where they look: at the end while they are there, in place when
 * rows come in or change above, where they were when they come back. Rows stand in the normal flow between two gaps, so
 * that what is seen is never placed by a guess.
 */
export function useLog({ name, rows, own }: Log) {
  const box = useRef<HTMLDivElement>(null);
  const [heights] = useState(() => findPlace(name)?.heights ?? new Map<string, number>());
  const [span, setSpan] = useState<Span>(() => startSpan(rows, findPlace(name)?.key));
  const [where, setWhere] = useState({ isAway: false, isNearTop: false });
  /** Where each drawn row began when it was last looked at, px from the beginning of the conversation. */
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
    const isAway = scrollHeight - scrollTop - clientHeight > nearPx;
    const isNearTop = scrollTop < aheadPx;
    following.current = !isAway;
    if (isAway !== where.isAway || isNearTop !== where.isNearTop) setWhere({ isAway, isNearTop });
    const [top, bottom] = [scrollTop, scrollTop + clientHeight];
    const end = scrollHeight - gaps.below;
    const isShort = (px: number) =>
      (drawn.from > 0 && top - px < gaps.above) || (drawn.to < rows.length && bottom + px > end);
    if (!isShort(marginPx / 2)) return;
    const next = findWindow({ count: rows.length, heightOf }, { top: top - marginPx, bottom: bottom + marginPx });
    const renew = () => setSpan(spanOf(rows, next));
    // A gap in sight is filled before it is painted.
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
    const place = findPlace(name);
    const fresh = rows.find(({ isNew }) => isNew);
    const start = fresh ? { key: fresh.key, below: -leadPx } : place;
    const top = start && tops.current.get(start.key);
    node.scrollTop = start && top !== undefined ? top + start.below : node.scrollHeight;
    look(node, true);
  });
  const leave = useEffectEvent((node: HTMLElement) => {
    const first = [...tops.current].findLast(([, top]) => top <= node.scrollTop);
    keepPlace(name, following.current || !first ? null : { key: first[0], below: node.scrollTop - first[1], heights });
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
    following.current = true;
    setSpan(startSpan(rows, undefined));
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

/** Follows the scrolling, and whatever changes the height of the box or of what is in it. */
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

function startSpan(rows: readonly LogRow[], back: string | undefined): Span {
  const fresh = rows.findIndex(({ isNew }) => isNew);
  const start = fresh >= 0 ? fresh : back === undefined ? -1 : rows.findIndex(({ key }) => key === back);
  const middle = start >= 0 ? start : rows.length;
  return spanOf(rows, { from: Math.max(0, middle - firstRows), to: Math.min(rows.length, middle + firstRows) });
}

function spanOf(rows: readonly LogRow[], { from, to }: Window): Span {
  return { first: rows[from]?.key, last: to < rows.length ? rows[to - 1]?.key : undefined };
}

function findDrawn(rows: readonly LogRow[], { first, last }: Span): Window {
  const from = rows.findIndex(({ key }) => key === first);
  const to = last === undefined ? rows.length : rows.findIndex(({ key }) => key === last) + 1;
  if (from >= 0 && to > from) return { from, to };
  return { from: Math.max(0, rows.length - firstRows), to: rows.length };
}
