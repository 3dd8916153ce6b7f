import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { whenIdle } from '../../lib/when-idle.ts';

/** Pages on which a section was shown, with the location of the last visit. */
const seenOn = new Map<string, Location>();

interface LazyOnVisibleProps {
  placeholder: ReactNode;
  /** Renders at once, because its content is needed elsewhere. */
  isWanted?: boolean;
  children: ReactNode;
}

/**
 * Renders its children, and so fetches their scripts, once they come into view or the page is idle, so that visible content
 * does not wait for them. The first key press renders everything, for keyboard users. Going back to the page renders at
 * once.
 */
export function LazyOnVisible({ placeholder, isWanted = false, children }: LazyOnVisibleProps) {
  const visit = useLocation();
  const before = seenOn.get(visit.pathname);
  const isBack = useNavigationType() === 'POP' && before !== undefined && before !== visit;
  const [isSeen, setSeen] = useState(isBack);
  if (isWanted && !isSeen) setSeen(true);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const node = place.current;
    if (isSeen || !node) return;
    const see = () => {
      seenOn.set(visit.pathname, visit);
      startTransition(() => setSeen(true));
    };
    // Hidden at this window width: nothing to render.
    const seeIfShown = () => node.checkVisibility() && see();
    const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && see());
    watcher.observe(node);
    window.addEventListener('keydown', seeIfShown);
    const callOff = whenIdle(seeIfShown);
    return () => {
      watcher.disconnect();
      window.removeEventListener('keydown', seeIfShown);
      callOff();
    };
  }, [isSeen, visit]);
  return isSeen ? (
    <Suspense fallback={placeholder}>{children}</Suspense>
  ) : (
    <div ref={place} aria-busy="true">
      {placeholder}
    </div>
  );
}
