import { useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Facets } from '../../../contract/discovery/discovery.ts';
import { Button } from '../../ui/forms/button.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { activeFilters, type Filters } from './filters.ts';

// Only phones open it.
const FilterSheet = lazyWithRetry(() => import('./filter-sheet.tsx'));

interface FilterButtonProps {
  filters: Filters;
  /** Undefined until the first answer. */
  facets: Facets | undefined;
  /** How many fit; undefined while that is counted anew. */
  total: number | undefined;
  onChange: (filters: Filters) => void;
}

/** The rail of phones: a button with the number of filters, which opens the sheet with them. */
export function FilterButton({ filters, facets, total, onChange }: FilterButtonProps) {
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
            total={total}
            onChange={onChange}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      ) : null}
    </>
  );
}
