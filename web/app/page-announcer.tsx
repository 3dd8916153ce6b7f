import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** By then the page has set its title. */
const settledMs = 400;

/** Announces page changes to screen readers, which do not notice client-side navigation. */
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
