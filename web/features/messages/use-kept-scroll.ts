import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';

/** So near to the end one still follows the newest. */
const nearPx = 120;
/** What is left of the read part above the first new message. */
const leadPx = 96;

interface Shown {
  first: string | undefined;
  last: string | undefined;
  /** The newest one's own message: writing takes one back to the end. */
  own: string | undefined;
}

/**
 * Keeps a conversation where the reader looks: at its end while they are there, and in place when older messages
 * come in above. `start` is an element to begin at instead of the end.
 */
export function useKeptScroll(box: RefObject<HTMLElement | null>, { first, last, own }: Shown, start: string) {
  const was = useRef<{ first: string | undefined; own: string | undefined; height: number } | null>(null);
  const following = useRef(true);

  useLayoutEffect(() => {
    const node = box.current;
    if (!node || last === undefined) return;
    const before = was.current;
    was.current = { first, own, height: node.scrollHeight };
    if (before && own !== undefined && own !== before.own) following.current = true;
    if (!before) {
      const place = node.querySelector(`#${start}`);
      // Not scrollIntoView: it would move the page too.
      if (place) node.scrollTop += place.getBoundingClientRect().top - node.getBoundingClientRect().top - leadPx;
      else node.scrollTop = node.scrollHeight;
    } else if (first !== before.first && !following.current) {
      node.scrollTop += node.scrollHeight - before.height;
    } else if (following.current) {
      node.scrollTop = node.scrollHeight;
    }
  }, [box, first, last, own, start]);

  useEffect(() => {
    const node = box.current;
    if (!node) return;
    const onScroll = () => {
      following.current = node.scrollHeight - node.scrollTop - node.clientHeight < nearPx;
    };
    const onResize = new ResizeObserver(() => {
      if (following.current) node.scrollTop = node.scrollHeight;
    });
    node.addEventListener('scroll', onScroll, { passive: true });
    onResize.observe(node);
    return () => {
      node.removeEventListener('scroll', onScroll);
      onResize.disconnect();
    };
  }, [box]);
}
