import { Trans, useLingui } from '@lingui/react/macro';
import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useState } from 'react';
import { feedSorts } from '../../../contract/campaigns/campaigns.ts';
import { platformName } from '../../../contract/core/platforms.ts';
import { compensationNames, contentNames, sortNames } from '../../lib/campaign-labels.ts';
import { useCityNames, useNames } from '../../lib/lookup-names.ts';
import { RemovableChip, ToggleChip } from '../../ui/data/chip.tsx';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { formatRupees } from '../../ui/forms/rupees.ts';
import { Select } from '../../ui/forms/select.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { countFilters, type FeedQuery, type ListFilter, listFilters, toggleFilter } from './feed-filters.ts';

const FilterSheet = lazyWithRetry(() => import('./filter-sheet.tsx'));

interface FilterBarProps {
  query: FeedQuery;
  onChange: (query: FeedQuery) => void;
  /** False for readers who cannot apply. */
  canMatch: boolean;
}

/** Most used filters as chips, others behind Filter, sort order at the right. */
export function FilterBar({ query, onChange, canMatch }: FilterBarProps) {
  const { t, i18n } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const sorts = feedSorts.filter((sort) => canMatch || sort !== 'match');
  const count = countFilters(query);
  return (
    <>
      <div className="flex flex-wrap items-center gap-2 py-1">
        <Button size="sm" icon={SlidersHorizontal} onClick={() => setOpen(true)}>
          {count > 0 ? <Trans>Filter ({count})</Trans> : <Trans>Filter</Trans>}
        </Button>
        <ToggleChip
          on={query.compensation?.includes('paid') ?? false}
          onToggle={() => onChange(toggleFilter(query, 'compensation', 'paid'))}
        >
          <Trans context="compensation">Paid</Trans>
        </ToggleChip>
        <span className="flex-1 max-md:hidden" />
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
      <AppliedFilters query={query} onChange={onChange} />
      <Suspense>
        {isOpen ? (
          <FilterSheet
            query={query}
            onClose={() => setOpen(false)}
            onApply={(next) => {
              setOpen(false);
              onChange(next);
            }}
          />
        ) : null}
      </Suspense>
    </>
  );
}

/** Active filters as removable chips. */
function AppliedFilters({ query, onChange }: Pick<FilterBarProps, 'query' | 'onChange'>) {
  const nameOf = useFilterNames();
  const applied = listFilters.flatMap((name) => (query[name] ?? []).map((value) => ({ name, value })));
  if (applied.length === 0 && !query.budget_min) return null;
  const { budget_min: least, ...anyPay } = query;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {applied.map(({ name, value }) => (
        <RemovableChip
          key={`${name}-${value}`}
          name={nameOf(name, value)}
          onRemove={() => onChange(toggleFilter(query, name, value))}
        />
      ))}
      {least ? <RemovableChip name={atLeast(least)} onRemove={() => onChange(anyPay)} /> : null}
    </div>
  );
}

/** Label of the minimum pay, in rupees. */
export function atLeast(rupees: string): string {
  return `≥ ${formatRupees(Number(rupees))}`;
}

/** Name of a filter value, for chips and "Drop …". */
export function useFilterNames(): (name: ListFilter, value: string) => string {
  const { i18n } = useLingui();
  const category = useNames('categories');
  const language = useNames('languages');
  const city = useCityNames();
  return (name, value) => {
    if (name === 'category') return category(value);
    if (name === 'language') return language(value);
    if (name === 'city') return city(value);
    if (name === 'platform') return platformName(value);
    if (name === 'content') return i18n._(contentNames[value as keyof typeof contentNames]);
    return i18n._(compensationNames[value as keyof typeof compensationNames]);
  };
}
