import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/forms/button.tsx';
import { LazyOnVisible } from '../../ui/loading/lazy-on-visible.tsx';
import { RailToCome } from './rail-to-come.tsx';

interface RailFrameProps {
  /** Number of active filters. */
  count: number;
  onClear: () => void;
  /** The filters; not mounted on phones, which show them in a sheet. */
  children: ReactNode;
}

/** Rail of filters beside a list on wide screens, with its own scroll. */
export function RailFrame({ count, onClear, children }: RailFrameProps) {
  const isWide = useMedia('(min-width: 768px)');
  return (
    <aside
      aria-labelledby="filters-title"
      className="sticky top-22 flex max-h-[calc(100dvh-112px)] w-62 flex-none flex-col max-md:hidden"
    >
      <div className="flex h-11 flex-none items-center justify-between pb-2">
        <h2 id="filters-title" className="h4">
          <Trans>Filters</Trans>
          {count > 0 ? <span className="num font-normal text-t3"> {count}</span> : null}
        </h2>
        {count > 0 ? (
          <Button variant="text" size="sm" onClick={onClear} className="-mr-2">
            <Trans>Clear all</Trans>
          </Button>
        ) : null}
      </div>
      {isWide ? (
        <div className="-mx-3 min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-10 [mask-image:linear-gradient(#000_calc(100%-40px),transparent)]">
          <LazyOnVisible placeholder={<RailToCome />}>{children}</LazyOnVisible>
        </div>
      ) : null}
    </aside>
  );
}
