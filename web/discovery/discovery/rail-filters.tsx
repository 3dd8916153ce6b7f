import type { Facets } from '../../../contract/discovery/discovery.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterPanelProps } from './more-filters.tsx';
import { RailToCome } from './rail-to-come.tsx';

interface RailFiltersProps extends Omit<FilterPanelProps, 'facets' | 'look'> {
  /** Undefined until the first reply. */
  facets: Facets | undefined;
}

/** Content of the filter rail. */
export default function RailFilters({ facets, ...rest }: RailFiltersProps) {
  return facets ? <FilterPanel facets={facets} {...rest} look="rows" /> : <RailToCome />;
}
