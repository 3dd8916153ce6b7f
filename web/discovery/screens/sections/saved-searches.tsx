import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { paths } from '../../../lib/paths.ts';
import { wordsQuery } from '../../discovery/discovery.queries.ts';
import { filterName } from '../../discovery/filter-names.ts';
import { activeFilters, type Filters, writeFilters } from '../../discovery/filters.ts';
import { fromSearch, toSearch } from '../../discovery/search-json.ts';
import { SavedSearchesSheet } from '../../saved-searches/saved-searches-sheet.tsx';

/** Saved searches of creators, described by their filters. */
export default function SavedSearches({ filters, onClose }: { filters: Filters; onClose: () => void }) {
  const { i18n } = useLingui();
  // Saved searches may contain ids no current facet names.
  useQuery(wordsQuery());
  return (
    <SavedSearchesSheet
      search={toSearch(filters)}
      describe={(search) =>
        [search.phrase ?? '', ...activeFilters(fromSearch(search)).map((filter) => filterName(filter, i18n))]
          .filter(Boolean)
          .join(', ')
      }
      addressOf={(search) => `${paths.browse}?${writeFilters(fromSearch(search))}`}
      onClose={onClose}
    />
  );
}
