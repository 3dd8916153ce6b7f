import { type ReactNode, useEffect, useRef, useState } from 'react';

/** Keeps its place, and draws what is inside once the reader comes to it: what nobody reaches need not be loaded. */
export function WhenSeen({ placeholder, children }: { placeholder: ReactNode; children: ReactNode }) {
  const [isSeen, setSeen] = useState(false);
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isSeen || !place.current) return;
    const watcher = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true));
    watcher.observe(place.current);
    return () => watcher.disconnect();
  }, [isSeen]);
  return isSeen ? children : <div ref={place}>{placeholder}</div>;
}
