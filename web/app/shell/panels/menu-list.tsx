import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Count } from '../../../ui/data/tag.tsx';
import { MenuSkeleton } from '../header-menu.tsx';
import { MissingPanel } from '../missing-panel.tsx';

interface MenuListProps {
  title: ReactNode;
  /** Number of new items. */
  fresh: number;
  empty: { title: ReactNode; text: ReactNode };
  viewAll: string;
  /** Rows; empty shows the empty state, undefined loading. */
  rows: ReactNode[] | undefined;
  /** Set when loading failed. */
  onRetry?: (() => void) | undefined;
  footer?: ReactNode;
}

/** Dropdown of the header: title with the number of new items, rows up to 320 px, link to all. */
export function MenuList({ title, fresh, empty, viewAll, rows, onRetry, footer }: MenuListProps) {
  return (
    <div className="flex w-[360px] max-w-full flex-col max-md:w-auto">
      <div className="flex items-center gap-2 border-line border-b px-4 py-3">
        <h2 className="h4 flex-1">{title}</h2>
        {fresh > 0 ? (
          <span className="inline-flex items-center gap-1.5 font-semibold text-gulal text-sm">
            <Count value={fresh} />
            <Trans>New</Trans>
          </span>
        ) : null}
      </div>
      {rows === undefined && !onRetry ? <MenuSkeleton /> : null}
      {rows === undefined && onRetry ? <MissingPanel onRetry={onRetry} /> : null}
      {rows?.length === 0 ? (
        <div className="px-6 py-8 text-center">
          <p className="h5">{empty.title}</p>
          <p className="mt-1 text-sm text-t2">{empty.text}</p>
        </div>
      ) : null}
      {rows?.length ? (
        <ul className="relative max-h-[320px] divide-y divide-line overflow-y-auto overscroll-contain">{rows}</ul>
      ) : null}
      <div className="flex items-center justify-between gap-3 border-line border-t px-4 py-1">
        <Link to={viewAll} className="inline-flex min-h-11 items-center font-semibold text-link text-sm">
          <Trans>View All</Trans>
        </Link>
        {footer}
      </div>
    </div>
  );
}
