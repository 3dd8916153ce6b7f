import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { feedSorts } from '../../../contract/campaigns/campaigns.ts';
import type { FeedFacets } from '../../../contract/campaigns/feed.ts';
import { sortNames } from '../../lib/campaign-labels.ts';
import { RemovableChip, ToggleChip } from '../../ui/data/chip.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { useFilterNames } from './feed-filter-names.ts';
import { appliedFilters, clearFeedFilters, type FeedQuery, toggleFilter } from './feed-filters.ts';

const FilterSheet = lazyWithRetry(() => import('./filter-sheet.tsx'));

interface FilterBarProps {
  query: FeedQuery;
  onChange: (query: FeedQuery) => void;
  /** Undefined until the first reply. */
  facets: FeedFacets | undefined;
  /** Number of campaigns found; undefined while counting. */
  total: number | undefined;
  /** False for readers who cannot apply. */
  canMatch: boolean;
}

/** Sort order; on phones the filters, too, the most used one as a chip. */
export function FilterBar({ query, onChange, facets, total, canMatch }: FilterBarProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const sorts = feedSorts.filter((sort) => canMatch || sort !== 'match');
  const count = appliedFilters(query).length;
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 py-1 md:py-0">
        <Button
          size="sm"
          icon={SlidersHorizontal}
          disabled={!facets}
          onClick={() => setOpen(true)}
          className="md:hidden"
        >
          {count > 0 ? <Trans>Filter ({count})</Trans> : <Trans>Filter</Trans>}
        </Button>
        <div className="md:hidden">
          <ToggleChip
            on={query.compensation?.includes('paid') ?? false}
            onToggle={() => onChange(toggleFilter(query, 'compensation', 'paid'))}
          >
            <Trans context="compensation">Paid</Trans>
          </ToggleChip>
        </div>
        <span aria-hidden="true" className="text-sm text-t3 max-md:hidden">
          <Trans>Sort</Trans>
        </span>
        <Field label={<Trans>Sort</Trans>} hideLabel className="max-md:w-full md:w-40">
          <Select
            value={query.sort ?? (canMatch ? 'match' : 'newest')}
            onChange={(event) => onChange({ ...query, sort: event.target.value as NonNullable<FeedQuery['sort']> })}
            options={sorts.map((sort) => ({ id: sort, name: i18n._(sortNames[sort]) }))}
            aria-label={t`Sort`}
          />
        </Field>
      </div>
      <Suspense>
        {isOpen && facets ? (
          <FilterSheet query={query} facets={facets} total={total} onChange={onChange} onClose={() => setOpen(false)} />
        ) : null}
      </Suspense>
    </>
  );
}

/** Active filters as removable chips. */
export function AppliedFilters({ query, onChange }: Pick<FilterBarProps, 'query' | 'onChange'>) {
  const nameOf = useFilterNames();
  const applied = appliedFilters(query);
  if (applied.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap items-center gap-2">
      {applied.map((filter) => (
        <RemovableChip
          key={`${filter.kind} ${filter.from}`}
          name={nameOf(filter)}
          onRemove={() => onChange(filter.without)}
        />
      ))}
      <Button variant="text" size="sm" onClick={() => onChange(clearFeedFilters(query))} className="md:hidden">
        <Trans>Clear all</Trans>
      </Button>
    </div>
  );
}
