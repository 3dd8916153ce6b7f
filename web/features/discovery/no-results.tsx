import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { SearchX, UsersRound } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/states.tsx';
import { countQuery } from './discovery.queries.ts';
import { filterName } from './filter-names.ts';
import { type ActiveFilter, activeFilters, type Filters } from './filters.ts';

interface NoResultsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
}

/** Nothing was found: names the filter whose dropping finds most. Without filters there is simply nobody yet. */
export function NoResults({ filters, onChange }: NoResultsProps) {
  const active = activeFilters(filters);
  const counts = useQueries({ queries: active.map(({ without }) => countQuery(without)) });
  if (active.length === 0) return <NobodyYet />;
  const best = active
    .map((filter, place) => ({ filter, count: counts[place]?.data ?? 0 }))
    .reduce((most, next) => (next.count > most.count ? next : most));
  return <Filtered active={active} best={best} onChange={onChange} />;
}

function NobodyYet() {
  return (
    <EmptyState
      jaali="nobody-yet"
      title={<Trans>No creators yet</Trans>}
      text={<Trans>As soon as the first creator joins or a list is imported, you find them here.</Trans>}
    />
  );
}

interface FilteredProps {
  active: ActiveFilter[];
  best: { filter: ActiveFilter; count: number };
  onChange: (filters: Filters) => void;
}

function Filtered({ active, best, onChange }: FilteredProps) {
  const { t, i18n } = useLingui();
  const name = filterName(best.filter, i18n);
  const shown = name.startsWith('“') ? name : `“${name}”`;
  const [first, second] = active.map((filter) => filterName(filter, i18n));
  return (
    <EmptyState
      icon={active.length > 0 ? SearchX : UsersRound}
      title={
        active.length === 2 ? (
          <Trans>
            Nobody is both {first} and {second}
          </Trans>
        ) : active.length === 1 ? (
          t`Nobody fits ${first}`
        ) : (
          t`Nobody fits all ${active.length} filters`
        )
      }
      text={
        best.count > 0 ? (
          <Trans>
            Without <b>{name}</b> you would see <Plural value={best.count} one="# creator" other="# creators" />.
          </Trans>
        ) : undefined
      }
      action={
        <Button onClick={() => onChange(best.filter.without)}>
          <Trans>Drop {shown}</Trans>
        </Button>
      }
    />
  );
}
