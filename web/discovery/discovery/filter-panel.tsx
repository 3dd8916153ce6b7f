import { Trans } from '@lingui/react/macro';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LazyOnVisible } from '../../ui/loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { AudienceFilter, isAudienceOffered } from './audience-filter.tsx';
import { FacetGroup } from './facet-group.tsx';
import { withChosen } from './filter-names.ts';
import { type ListName, setValues, toggleWord, type Values } from './filters.ts';
import { FollowersFilter } from './followers-filter.tsx';
import type { FilterPanelProps } from './more-filters.tsx';
import { PlaceFilter } from './place-filter.tsx';
import { PriceFilter } from './price-filter.tsx';

// Below the fold on most screens.
const MoreFilters = lazyWithRetry(async () => ({ default: (await import('./more-filters.tsx')).MoreFilters }));

/** All filters with result counts. */
export function FilterPanel(props: FilterPanelProps) {
  const { filters, facets, counts, onChange, onLater, look } = props;
  const list = (name: Exclude<ListName, 'content' | 'city' | 'state'>) => ({
    name,
    options: withChosen(name, facets[name], filters[name]),
    look,
    chosen: filters[name],
    onToggle: (word: string) => onChange(toggleWord(filters, name, word)),
  });
  const set = (values: Values) => onChange(setValues(filters, values));
  const cities = withChosen('city', facets.city, filters.city);
  const toCome = <Skeleton className="h-150" />;
  return (
    <div>
      <PriceFilter filters={filters} withoutPrice={counts.withoutPrice} onChange={onLater} />
      <PlaceFilter filters={filters} cities={cities} onChange={onChange} look={look} />
      <FacetGroup title={<Trans>Topic</Trans>} shown={4} {...list('category')} />
      <FacetGroup title={<Trans>Platform</Trans>} {...list('platform')} />
      <FollowersFilter filters={filters} classes={facets.followers} onChange={onLater} />
      {isAudienceOffered(filters, counts) ? (
        <AudienceFilter filters={filters} counts={counts} cities={facets.city} onChange={set} />
      ) : null}
      <FacetGroup title={<Trans>Speaks</Trans>} shown={4} {...list('language')} />
      <LazyOnVisible placeholder={toCome}>
        <MoreFilters {...props} />
      </LazyOnVisible>
    </div>
  );
}
