import { type ReactNode, Suspense, startTransition, useEffect, useRef, useState } from 'react';
import { whenQuiet } from '../lib/when-quiet.ts';

/**
 * Keeps its place, and draws what is inside once the reader comes to it, with scripts that are fetched for it then
 * (`late`), so that what they look at does not wait for what they do not; or else once all is quiet.
 */
export function WhenSeen({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const see = () => startTransition(() => setSeen(true));
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && see());
    watcher.observe(place.current);
    const callOff = whenQuiet(see);
    return () => {
      watcher.disconnect();
      callOff();
    };
  }, [isSeen]);
  return isSeen ? <Suspense fallback={placeholder}>{children}</Suspense> : <div ref={place}>{placeholder}</div>;
}
