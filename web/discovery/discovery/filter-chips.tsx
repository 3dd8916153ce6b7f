import { Trans, useLingui } from '@lingui/react/macro';
import { cx } from '../../ui/cx.ts';
import { chipClass, chipOff, RemovableChip } from '../../ui/data/chip.tsx';
import { filterName } from './filter-names.ts';
import { activeFilters, clearFilters, type Filters } from './filters.ts';

interface FilterChipsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Active filters as removable chips; on phones in a scrolling row. */
export function FilterChips({ filters, onChange }: FilterChipsProps) {
  const { t, i18n } = useLingui();
  const active = activeFilters(filters);
  if (active.length === 0) return null;
  return (
    <ul
      aria-label={t`Active filters`}
      className="relative scrollbar-none -mx-4 flex gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0"
    >
      {active.map((filter) => (
        <li key={`${filter.kind} ${filter.from}`} className="flex-none">
          <RemovableChip name={filterName(filter, i18n)} onRemove={() => onChange(filter.without)} />
        </li>
      ))}
      <li className="flex-none md:hidden">
        <button
          type="button"
          onClick={() => onChange(clearFilters(filters))}
          className={cx(chipClass, chipOff, 'cursor-pointer')}
        >
          <Trans>Clear all</Trans>
        </button>
      </li>
    </ul>
  );
}
