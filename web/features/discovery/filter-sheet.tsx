import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import type { Facets } from '../../../contract/discovery.ts';
import { Button } from '../../ui/button.tsx';
import { FilterPanel } from './filter-panel.tsx';
import { activeFilters, clearFilters, type Filters } from './filters.ts';

// Only phones open it.
const Sheet = lazy(async () => ({ default: (await import('../../ui/sheet.tsx')).Sheet }));

interface FilterSheetProps {
  filters: Filters;
  /** Undefined until the first answer. */
  facets: Facets | undefined;
  /** How many fit now; said on the button that closes. */
  total: number;
  onChange: (filters: Filters) => void;
}

/** The rail of phones: a button with the number of filters, and a sheet whose button says what is left. */
export function FilterSheet({ filters, facets, total, onChange }: FilterSheetProps) {
  const { t } = useLingui();
  const [open, setOpen] = useState(false);
  const count = activeFilters(filters).length;
  return (
    <>
      <Button
        variant="soft"
        icon={SlidersHorizontal}
        aria-label={count === 0 ? t`Filters` : t`Filters, ${count} apply`}
        disabled={!facets}
        onClick={() => setOpen(true)}
        className="flex-none px-3.5 md:hidden"
      >
        {count === 0 ? '' : count}
      </Button>
      {open && facets ? (
        <Suspense fallback={null}>
          <Sheet
            title={<Trans>Filters</Trans>}
            onClose={() => setOpen(false)}
            aside={
              <Button variant="text" size="sm" onClick={() => onChange(clearFilters(filters))}>
                <Trans>Clear all</Trans>
              </Button>
            }
            action={
              <Button variant="primary" onClick={() => setOpen(false)}>
                <Plural value={total} one="Show # creator" other="Show # creators" />
              </Button>
            }
          >
            <FilterPanel filters={filters} facets={facets} onChange={onChange} look="chips" />
          </Sheet>
        </Suspense>
      ) : null}
    </>
  );
}
