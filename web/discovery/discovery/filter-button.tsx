import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Facets } from '../../../contract/discovery/discovery.ts';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { activeFilters, type Filters } from './filters.ts';
import type { FoundCounts } from './more-filters.tsx';

// Only opened on phones.
const FilterSheet = lazyWithRetry(() => import('./filter-sheet.tsx'));

interface FilterButtonProps {
  filters: Filters;
  /** Undefined until the first reply. */
  facets: Facets | undefined;
  counts: FoundCounts;
  /** Number of results; undefined while counting. */
  total: number | undefined;
  onChange: (filters: Filters) => void;
}

/** Filter button of phones, with the number of active filters. */
export function FilterButton({ filters, facets, counts, total, onChange }: FilterButtonProps) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const count = activeFilters(filters).length;
  return (
    <>
      <Button
        variant="soft"
        icon={SlidersHorizontal}
        aria-label={count === 0 ? t`Filters` : t`Filters, ${count} active`}
        disabled={!facets}
        onClick={() => setOpen(true)}
        className="flex-none px-3.5 md:hidden"
      >
        {count === 0 ? '' : count}
      </Button>
      {isOpen && facets ? (
        <Suspense fallback={null}>
          <FilterSheet
            filters={filters}
            facets={facets}
            counts={counts}
            total={total}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
