import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { SearchX } from 'lucide-react';
import { formatCount } from '../../lib/format.ts';
import { paths } from '../../lib/paths.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { countQuery } from './discovery.queries.ts';
import { filterName } from './filter-names.ts';
import { type ActiveFilter, activeFilters, clearFilters, type Filters } from './filters.ts';

interface NoResultsProps {
  filters: Filters;
  onChange: (filters: Filters) => void;
  /** Closer searches are offered beside it. */
  isOffered: boolean;
}

/** Empty result: suggests removing the filter that adds most results, unless closer searches are offered already. */
export function NoResults({ filters, onChange, isOffered }: NoResultsProps) {
  const active = activeFilters(filters);
  if (active.length === 0) return <NobodyYet />;
  if (!isOffered) return <BestRemoval active={active} filters={filters} onChange={onChange} />;
  return (
    <EmptyState
      icon={SearchX}
      title={<Title active={active} />}
      action={
        <Button onClick={() => onChange(clearFilters(filters))}>
          <Trans>Clear all</Trans>
        </Button>
      }
    />
  );
}

type BestRemovalProps = Pick<NoResultsProps, 'filters' | 'onChange'> & { active: ActiveFilter[] };

function BestRemoval({ active, filters, onChange }: BestRemovalProps) {
  const { i18n } = useLingui();
  const counts = useQueries({ queries: active.map(({ without }) => countQuery(without)) });
  const best = active
    .map((filter, place) => ({ filter, count: counts[place]?.data ?? 0 }))
    .reduce((most, next) => (next.count > most.count ? next : most));
  const isCounted = counts.every(({ isPending }) => !isPending);
  const name = filterName(best.filter, i18n);
  const quoted = name.startsWith('“') ? name : `“${name}”`;
  const count = formatCount(best.count);
  return (
    <EmptyState
      icon={SearchX}
      title={<Title active={active} />}
      text={
        !isCounted ? (
          <Skeleton className="inline-block h-6 w-72 align-top" />
        ) : best.count > 0 ? (
          <Trans>
            Without <b>{name}</b> you would see{' '}
            <Plural value={best.count} one={`${count} creator`} other={`${count} creators`} />.
          </Trans>
        ) : (
          <Trans>Removing just one of them doesn’t help either.</Trans>
        )
      }
      action={
        !isCounted ? (
          <Skeleton className="h-11 w-32 rounded-ctl" />
        ) : best.count > 0 ? (
          <Button onClick={() => onChange(best.filter.without)}>
            <Trans>Remove {quoted}</Trans>
          </Button>
        ) : (
          <Button onClick={() => onChange(clearFilters(filters))}>
            <Trans>Clear all</Trans>
          </Button>
        )
      }
    />
  );
}

function Title({ active }: { active: ActiveFilter[] }) {
  const { i18n } = useLingui();
  const [first, second] = active.map((filter) => filterName(filter, i18n));
  if (active.length === 1) return <Trans>No creators match {first}</Trans>;
  if (active.length > 2) return <Trans>No creators match all {active.length} filters</Trans>;
  return (
    <Trans>
      No creators match both {first} and {second}
    </Trans>
  );
}

function NobodyYet() {
  return (
    <EmptyState
      jaali="nobody-yet"
      title={<Trans>No creators yet</Trans>}
      text={<Trans>Creators appear here once they join or are imported.</Trans>}
      action={
        <LinkButton to={paths.referral}>
          <Trans>Invite someone</Trans>
        </LinkButton>
      }
    />
  );
}
