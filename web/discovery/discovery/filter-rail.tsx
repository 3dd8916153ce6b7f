import type { Facets } from '../../../contract/discovery/discovery.ts';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { activeFilters, clearFilters, type Filters, setValues } from './filters.ts';
import type { FoundCounts } from './more-filters.tsx';
import { RailFrame } from './rail-frame.tsx';
import { useLater } from './use-later.ts';

// Phones show the filters in a sheet.
const RailFilters = lazyWithRetry(() => import('./rail-filters.tsx'));

interface FilterRailProps {
  filters: Filters;
  /** Undefined until the first reply. */
  facets: Facets | undefined;
  counts: FoundCounts;
  onChange: (filters: Filters) => void;
}

/** Filter rail of wide screens. */
export function FilterRail({ filters, facets, counts, onChange }: FilterRailProps) {
  const { shown, change, later } = useLater(filters, { merge: setValues, onChange });
  return (
    <RailFrame count={activeFilters(filters).length} onClear={() => change(clearFilters(filters))}>
      <RailFilters filters={shown} facets={facets} counts={counts} onChange={change} onLater={later} />
    </RailFrame>
  );
}
