import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';
import { whenQuiet } from '../../lib/when-idle.ts';

/** Pages on which a part was shown, each with the visit that last showed one. */
const seenOn = new Map<string, Location>();

interface WhenSeenProps {
  placeholder: ReactNode;
  /** What is inside is needed elsewhere: it comes unseen. */
  isWanted?: boolean;
  children: ReactNode;
}

/**
 * Keeps its place, and draws what is inside once the reader comes to it, with scripts that are fetched for it then
 * (`late`), so that what they look at does not wait for what they do not; or else once all is quiet. Keys reach only what
 * is there: for who goes by them it is drawn with the first one. Who comes back to the page finds it at once.
 */
export function LazyOnVisible({ placeholder, isWanted = false, children }: WhenSeenProps) {
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
    // What no window of this width shows is for nobody.
    const seeIfShown = () => node.checkVisibility() && see();
    const watcher = new IntersectionObserver((entries) => entries.at(-1)?.isIntersecting && see());
    watcher.observe(node);
    window.addEventListener('keydown', seeIfShown);
    const callOff = whenQuiet(seeIfShown);
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
