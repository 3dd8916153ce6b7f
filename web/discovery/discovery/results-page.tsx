import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Left {
  height: number;
  isNear: boolean;
}

/** Heights of one search's pages, restored when the user comes back. */
const left = { search: '', pages: new Map<number, Left>() };

function pagesOf(search: string): Map<number, Left> {
  if (left.search !== search) {
    left.search = search;
    left.pages = new Map();
  }
  return left.pages;
}

/** Whether this page's height is known from before. */
export const wasSeen = (search: string, place: number) => pagesOf(search).has(place);

interface ResultsPageProps {
  /** Key of the search and its view. */
  search: string;
  place: number;
  children: ReactNode;
}

/**
 * Page of results, rendered within two window heights; further away it is a gap of the same height, so that long lists stay
 * fast. A page with the focus stays rendered.
 */
export function ResultsPage({ search, place, children }: ResultsPageProps) {
  const page = useRef<HTMLDivElement>(null);
  const before = pagesOf(search).get(place);
  const [gap, setGap] = useState(before?.isNear === false ? before.height : undefined);

  useEffect(() => {
    const node = page.current;
    if (!node) return;
    const watcher = new IntersectionObserver(
      (entries) => {
        const entry = entries.at(-1);
        if (!entry) return;
        const { isIntersecting: isNear, boundingClientRect } = entry;
        if (!isNear && node.contains(document.activeElement)) return;
        pagesOf(search).set(place, { height: boundingClientRect.height, isNear });
        setGap(isNear ? undefined : boundingClientRect.height);
      },
      { rootMargin: '200% 0px' },
    );
    watcher.observe(node);
    return () => watcher.disconnect();
  }, [search, place]);

  return (
    <div ref={page} style={gap === undefined ? undefined : { height: gap }}>
      {gap === undefined ? children : null}
    </div>
  );
}
