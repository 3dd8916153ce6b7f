import { Trans } from '@lingui/react/macro';
import type { Facets } from '../../../contract/discovery/discovery.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/forms/button.tsx';
import { LazyOnVisible } from '../../ui/loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { activeFilters, clearFilters, type Filters } from './filters.ts';
import type { AudienceRead } from './more-filters.tsx';
import { RailToCome } from './rail-to-come.tsx';
import { useLater } from './use-later.ts';

// Phones show the filters in a sheet.
const RailFilters = lazyWithRetry(() => import('./rail-filters.tsx'));

interface FilterRailProps {
  filters: Filters;
  /** Undefined until the first reply. */
  facets: Facets | undefined;
  audience: AudienceRead;
  onChange: (filters: Filters) => void;
}

/** Filter rail of wide screens. */
export function FilterRail({ filters, facets, audience, onChange }: FilterRailProps) {
  const { shown, change, later } = useLater(filters, onChange);
  const isWide = useMedia('(min-width: 768px)');
  const count = activeFilters(filters).length;
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
          <Button variant="text" size="sm" onClick={() => change(clearFilters(filters))} className="-mr-2">
            <Trans>Clear all</Trans>
          </Button>
        ) : null}
      </div>
      {isWide ? (
        <div className="-mx-3 min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-10 [mask-image:linear-gradient(#000_calc(100%-40px),transparent)]">
          <LazyOnVisible placeholder={<RailToCome />}>
            <RailFilters filters={shown} facets={facets} audience={audience} onChange={change} onLater={later} />
          </LazyOnVisible>
        </div>
      ) : null}
    </aside>
  );
}
