import { type ReactNode, useEffect, useRef, useState } from 'react';

interface Left {
  height: number;
  isNear: boolean;
}

/** The pages of one search as they were last seen: coming back to it finds every page as high as it was. */
const left = { search: '', pages: new Map<number, Left>() };

function pagesOf(search: string): Map<number, Left> {
  if (left.search !== search) {
    left.search = search;
    left.pages = new Map();
  }
  return left.pages;
}

/** Whether a page of this search was there before, and is to be as high at once as it was. */
export const wasSeen = (search: string, place: number) => pagesOf(search).has(place);

interface ResultsPageProps {
  /** Names the search and how it is shown. */
  search: string;
  place: number;
  children: ReactNode;
}

/**
 * A page of the results, drawn while it is within two windows of sight; further away it is a gap of its height, so that
 * ten thousand creators weigh as much as a hundred. A page with the focus stays.
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
