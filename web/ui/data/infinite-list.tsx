import { Trans } from '@lingui/react/macro';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { ErrorState } from '../feedback/states.tsx';
import { Button } from '../forms/button.tsx';

interface InfiniteListProps {
  /** Its next page is asked for when the end comes within a screen of sight, or by the button. */
  query: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'isFetchNextPageError' | 'fetchNextPage'>;
  /** Placeholders of the shape to come. */
  skeleton: ReactNode;
  errorTitle: ReactNode;
  children: ReactNode;
}

/** A renewal of the list that is under way goes on: given up for a page, its news would not come. */
const joining = { cancelRefetch: false };

/** A list that grows as one reads. The button stays for keyboards. */
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
      // The list was being renewed, and no page came: told once more where the end is.
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
