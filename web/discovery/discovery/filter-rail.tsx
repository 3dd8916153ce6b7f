import { Trans } from '@lingui/react/macro';
import type { Facets } from '../../../contract/discovery/discovery.ts';
import { useMedia } from '../../lib/use-media.ts';
import { Button } from '../../ui/forms/button.tsx';
import { LazyOnVisible } from '../../ui/loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { activeFilters, clearFilters, type Filters } from './filters.ts';
import { RailToCome } from './rail-to-come.tsx';
import { useLater } from './use-later.ts';

// Phones show the filters in a sheet.
const RailFilters = lazyWithRetry(() => import('./rail-filters.tsx'));

interface FilterRailProps {
  filters: Filters;
  /** Undefined until the first reply. */
  facets: Facets | undefined;
  onChange: (filters: Filters) => void;
}

/** Filter rail of wide screens. */
export function FilterRail({ filters, facets, onChange }: FilterRailProps) {
  const { shown, change, later } = useLater(filters, onChange);
  const isWide = useMedia('(min-width: 768px)');
  return (
    <aside aria-labelledby="filters-title" className="w-62 flex-none max-md:hidden">
      <div className="flex h-11 items-center justify-between pb-2">
        <h2 id="filters-title" className="h4">
          <Trans>Filters</Trans>
        </h2>
        {activeFilters(filters).length > 0 ? (
          <Button variant="text" size="sm" onClick={() => change(clearFilters(filters))} className="-mr-2">
            <Trans>Clear all</Trans>
          </Button>
        ) : null}
      </div>
      {isWide ? (
        <LazyOnVisible placeholder={<RailToCome />}>
          <RailFilters filters={shown} facets={facets} onChange={change} onLater={later} />
        </LazyOnVisible>
      ) : null}
    </aside>
  );
}
