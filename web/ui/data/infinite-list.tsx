import { Trans } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { ErrorState } from '../feedback/states.tsx';
import { Button } from '../forms/button.tsx';

interface InfiniteListProps {
  /** The next page is fetched within a screen of the end, or by the button. */
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>;
  /** Placeholder of the list. */
  skeleton: ReactNode;
  errorTitle: ReactNode;
  children: ReactNode;
}

/** Waits for a running refetch instead of cancelling it, which would lose its news. */
const joining = { cancelRefetch: false };

/** Infinite list. The button remains for keyboard users. */
export function InfiniteList({ query, skeleton, errorTitle, children }: InfiniteListProps) {
  const { hasNextPage, isFetchingNextPage, isFetchNextPageError, fetchNextPage } = query;
  const end = useRef<HTMLDivElement>(null);
  const idle = hasNextPage && !isFetchingNextPage && !isFetchNextPageError;

  useEffect(() => {
    const mark = end.current;
    if (!idle || !mark) return;
    let isOver = false;
    const look = async (entries: IntersectionObserverEntry[]) => {
      if (!entries.at(-1)?.isIntersecting) return;
      await fetchNextPage(joining);
      if (isOver) return;
      // No page was fetched because the list was being refetched: observe again to get another event.
      watcher.unobserve(mark);
      watcher.observe(mark);
    };
    const watcher = new IntersectionObserver(look, { rootMargin: '600px' });
    watcher.observe(mark);
    return () => {
      isOver = true;
      watcher.disconnect();
    };
  }, [idle, fetchNextPage]);
  const more = () => fetchNextPage(joining);

  return (
    <>
      {children}
      {isFetchingNextPage ? skeleton : null}
      {isFetchNextPageError ? <ErrorState title={errorTitle} onRetry={more} /> : null}
      <div ref={end} className="flex justify-center pt-4 [overflow-anchor:none]">
        {idle ? (
          <Button variant="text" onClick={more}>
            <Trans>Show more</Trans>
          </Button>
        ) : null}
      </div>
    </>
  );
}
