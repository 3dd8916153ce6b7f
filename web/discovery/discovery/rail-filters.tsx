import type { Facets } from '../../../contract/discovery/discovery.ts';
import { FilterPanel } from './filter-panel.tsx';
import type { FilterPanelProps } from './more-filters.tsx';
import { RailToCome } from './rail-to-come.tsx';

interface RailFiltersProps extends Omit<FilterPanelProps, 'facets' | 'look'> {
  /** Undefined until the first answer. */
  facets: Facets | undefined;
}

/** The filters themselves, which phones have in a sheet. */
export default function RailFilters({ facets, ...rest }: RailFiltersProps) {
  return facets ? <FilterPanel facets={facets} {...rest} look="rows" /> : <RailToCome />;
}
