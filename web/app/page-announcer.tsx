import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** A page has its own title by then. */
const settledMs = 400;

/** Says aloud which page one has come to: a page that is drawn anew by script is no news to a screen reader. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (pathname === before.current) return;
    before.current = pathname;
    const timer = setTimeout(() => setTitle(document.title), settledMs);
    return () => clearTimeout(timer);
  }, [pathname]);
  return (
    <p role="status" className="sr-only">
      {title}
    </p>
  );
}
