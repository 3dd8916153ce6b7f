import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Link } from 'react-router';
import { cx } from '../cx.ts';

interface Tab {
  id: string;
  to: string;
  name: ReactNode;
  count?: ReactNode;
}

interface TabsProps {
  label: string;
  tabs: readonly Tab[];
  current: string;
  /** Sections of one page: Back leaves the page instead of going through them. */
  isOnePage?: boolean;
}

/** Views of one page as links: the address holds the choice, so Back and sharing work. */
export function Tabs({ label, tabs, current, isOnePage = false }: TabsProps) {
  const row = useRef<HTMLElement>(null);
  const isFirst = useRef(true);
  // On phones the row may be wider than the window, so the current tab is scrolled into view. Skipped when a page opens at
  // its first tab, which saves a layout, and when the user scrolled the row before hydration.
  useLayoutEffect(() => {
    const wasFirst = isFirst.current;
    isFirst.current = false;
    const on = current ? row.current?.querySelector<HTMLElement>('[aria-current]') : null;
    if (!row.current || !on) return;
    if (wasFirst && (row.current.querySelector('a') === on || row.current.scrollLeft > 0)) return;
    row.current.scrollLeft = on.offsetLeft + on.offsetWidth / 2 - row.current.clientWidth / 2;
  }, [current]);
  return (
    <nav ref={row} aria-label={label} className="relative scrollbar-none -mx-4 overflow-x-auto px-4 md:mx-0 md:px-0">
      <ul className="flex min-w-max gap-6 border-line border-b">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link
              to={tab.to}
              preventScrollReset
              replace={isOnePage}
              aria-current={tab.id === current ? 'page' : undefined}
              className={cx(
                '-mb-px inline-flex min-h-11 items-center gap-2 whitespace-nowrap border-b-[3px] pt-1 font-semibold leading-none no-underline',
                tab.id === current
                  ? 'border-pea text-t1'
                  : 'border-transparent text-t2 hover:text-t1 forced-colors:border-[Canvas]',
              )}
            >
              {tab.name}
              {tab.count === undefined ? null : <span className="num font-semibold text-t3">{tab.count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
