import { defaultRangeExtractor, type Range, useVirtualizer, type VirtualItem } from '@tanstack/react-virtual';
import { type RefObject, useCallback, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { estimateRow, type LogRow } from './log-rows.ts';

/** So near to the end one still follows the newest. */
const nearPx = 120;
/** What is left of the read part above the first new message. */
const leadPx = 96;
/** Rows kept drawn beyond the edges. */
const overscan = 10;

/** Where a reader was in a conversation, and how high its rows were. */
interface Place {
  key: string;
  /** From the row's top to the top of what is seen, px. */
  below: number;
  sizes: VirtualItem[];
}

/** Places of the conversations seen last, as long as the page lives; missing: at the end. */
const places = new Map<string, Place>();
const placesKept = 20;

interface Log {
  /** Whose conversation with whom. */
  name: string;
  rows: LogRow[];
  /** The newest one's own message: writing takes one back to the end. */
  own: string | undefined;
}

/**
 * Draws only the rows near the reader, and keeps them where they look: at the end while they are there, in place when
 * rows come in above, where they were when they come back.
 */
export function useLog(box: RefObject<HTMLElement | null>, { name, rows, own }: Log) {
  const [restored] = useState(() => places.get(name));
  const getItemKey = useCallback((index: number) => rows[index]?.key ?? index, [rows]);
  const log = useVirtualizer<HTMLElement, HTMLElement>({
    count: rows.length,
    getScrollElement: () => box.current,
    getItemKey,
    estimateSize: (index) => estimateRow(rows[index] as LogRow, box.current?.clientWidth ?? 0),
    rangeExtractor: useCallback((range: Range) => withFocused(range, rows, findFocused(box.current)), [box, rows]),
    initialMeasurementsCache: restored?.sizes ?? [],
    overscan,
    gap: 6,
    paddingStart: 12,
    paddingEnd: 16,
    scrollPaddingStart: leadPx,
    anchorTo: 'end',
    followOnAppend: true,
    scrollEndThreshold: nearPx,
    directDomUpdates: true,
  });
  const isAway = useAway(box, log);

  const open = useEffectEvent(() => {
    const fresh = rows.findIndex(({ isNew }) => isNew);
    const back = restored ? rows.findIndex(({ key }) => key === restored.key) : -1;
    const start = log.measurementsCache[back]?.start;
    if (fresh >= 0) log.scrollToIndex(fresh, { align: 'start' });
    else if (restored && start !== undefined) log.scrollToOffset(start + restored.below);
    else log.scrollToEnd();
  });
  useLayoutEffect(() => {
    open();
    return () => keepPlace(name, log);
  }, [name, log]);

  const wasOwn = useRef(own);
  useLayoutEffect(() => {
    if (own !== undefined && own !== wasOwn.current) log.scrollToEnd();
    wasOwn.current = own;
  }, [own, log]);

  return { log, isAway };
}

/** The key of the row in which somebody is at work; it stays drawn, wherever they scroll. */
function findFocused(box: HTMLElement | null): string | undefined {
  return box?.querySelector(':focus')?.closest<HTMLElement>('[data-row]')?.dataset.row;
}

function withFocused(range: Range, rows: readonly LogRow[], focused: string | undefined): number[] {
  const shown = defaultRangeExtractor(range);
  const index = focused === undefined ? -1 : rows.findIndex(({ key }) => key === focused);
  return index < 0 || shown.includes(index) ? shown : [...shown, index].sort((a, b) => a - b);
}

type Virtual = ReturnType<typeof useVirtualizer<HTMLElement, HTMLElement>>;

function keepPlace(name: string, log: Virtual): void {
  places.delete(name);
  const offset = log.scrollOffset ?? 0;
  const first = log.getVirtualItemForOffset(offset);
  if (!first || log.isAtEnd(nearPx)) return;
  places.set(name, { key: String(first.key), below: offset - first.start, sizes: log.takeSnapshot() });
  const [oldest] = places.keys();
  if (places.size > placesKept && oldest !== undefined) places.delete(oldest);
}

/** Whether one has scrolled up from the end. While not, the end stays in sight when the box changes its height. */
function useAway(box: RefObject<HTMLElement | null>, log: Virtual): boolean {
  const [isAway, setAway] = useState(false);
  const look = useEffectEvent(() => setAway(!log.isAtEnd(nearPx)));
  const follow = useEffectEvent(() => {
    if (!isAway) log.scrollToEnd();
  });
  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const onScroll = () => look();
    const onResize = new ResizeObserver(() => follow());
    node.addEventListener('scroll', onScroll, { passive: true });
    onResize.observe(node);
    return () => {
      node.removeEventListener('scroll', onScroll);
      onResize.disconnect();
    };
  }, [box]);
  return isAway;
}
