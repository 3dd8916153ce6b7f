import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Scrolls to the part that the address names once it is on the page, because the router looks before data has loaded. */
export function useScrollToHash(isReady: boolean): void {
  const { hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same link pressed again scrolls again.
  useEffect(() => {
    if (isReady && hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  }, [isReady, hash, key]);
}
