import { Trans } from '@lingui/react/macro';
import type { Facets } from '../../../contract/discovery.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { activeFilters, clearFilters, type Filters } from './filters.ts';
import { useLater } from './use-later.ts';

interface FilterRailProps {
  filters: Filters;
  /** Undefined until the first answer. */
  facets: Facets | undefined;
  onChange: (filters: Filters) => void;
}

/** The filters beside the results on wide screens. */
export function FilterRail({ filters, facets, onChange }: FilterRailProps) {
  const { shown, change, later } = useLater(filters, onChange);
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
      {facets ? (
        <FilterPanel filters={shown} facets={facets} onChange={change} onLater={later} look="rows" />
      ) : (
        <RailToCome />
      )}
    </aside>
  );
}

function RailToCome() {
  return ['platform', 'followers', 'category', 'city', 'speaks'].map((group) => (
    <div key={group} className="border-line border-t py-3.5">
      <Skeleton className="mb-3 h-4 w-24" />
      <Skeleton className="my-2 h-4" />
      <Skeleton className="my-2 h-4" />
      <Skeleton className="my-2 h-4" />
    </div>
  ));
}
