import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from './button.tsx';
import { ErrorState } from './states.tsx';

interface InfiniteListProps {
  hasMore: boolean;
  loading: boolean;
  failed?: boolean;
  /** Asks for the next page; called when the end comes within a screen of sight, or by the button. */
  onMore: () => unknown;
  /** Placeholders of the shape to come. */
  skeleton: ReactNode;
  errorTitle: ReactNode;
  children: ReactNode;
}

/** A list that grows as one reads. The button stays for keyboards and for browsers without observers. */
export function InfiniteList(props: InfiniteListProps) {
  const { hasMore, loading, failed = false, onMore, skeleton, errorTitle, children } = props;
  const end = useRef<HTMLDivElement>(null);
  const idle = hasMore && !loading && !failed;

  useEffect(() => {
    if (!idle || !end.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && onMore(), { rootMargin: '600px' });
    watcher.observe(end.current);
    return () => watcher.disconnect();
  }, [idle, onMore]);

  return (
    <>
      {children}
      {loading ? skeleton : null}
      {failed ? <ErrorState title={errorTitle} onRetry={onMore} /> : null}
      <div ref={end} className="flex justify-center pt-4">
        {idle ? (
          <Button variant="text" onClick={onMore}>
            <Trans>Show more</Trans>
          </Button>
        ) : null}
      </div>
    </>
  );
}
