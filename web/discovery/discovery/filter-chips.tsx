import { Trans, useLingui } from '@lingui/react/macro';
import { RemovableChip } from '../../ui/data/chip.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { chipWords } from './filter-names.ts';
import { activeFilters, clearFilters, type Filters } from './filters.ts';

interface FilterChipsProps {
  filters: Filters;
  /** Parts of the sentence that no filter can express. */
  dropped: readonly string[];
  /** True when the filters come from a sentence. */
  isSentence: boolean;
  onChange: (filters: Filters) => void;
  onDrop: (words: string) => void;
}

/** Active filters as removable chips, and the words that are none; on phones in a scrolling row. */
export function FilterChips({ filters, dropped, isSentence, onChange, onDrop }: FilterChipsProps) {
  const { t, i18n } = useLingui();
  const active = activeFilters(filters);
  if (active.length + dropped.length === 0) return null;
  return (
    <div className="relative scrollbar-none -mx-4 flex items-center gap-2 overflow-x-auto px-4 py-1 md:mx-0 md:flex-wrap md:px-0">
      {isSentence ? (
        <p className="text-sm text-t3 max-md:sr-only">
          <Trans>Understood</Trans>
        </p>
      ) : null}
      <ul aria-label={t`Active filters`} className="flex gap-2 md:flex-wrap">
        {active.map((filter) => (
          <li key={`${filter.kind} ${filter.from}`} className="flex-none">
            <RemovableChip
              {...chipWords(filter, i18n)}
              keepsFacet={filter.kind === 'price'}
              isWord={filter.kind === 'q'}
              onRemove={() => onChange(filter.without)}
            />
          </li>
        ))}
        {dropped.map((words) => (
          <li key={words} className="flex-none">
            <RemovableChip facet={t`No filter for`} name={`“${words}”`} isWord onRemove={() => onDrop(words)} />
          </li>
        ))}
      </ul>
      <Button
        variant="text"
        size="sm"
        onClick={() => onChange(clearFilters(filters))}
        className="flex-none whitespace-nowrap"
      >
        <Trans>Clear all</Trans>
      </Button>
    </div>
  );
}
