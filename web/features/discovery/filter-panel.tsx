import { Trans, useLingui } from '@lingui/react/macro';
import type { Facets } from '../../../contract/discovery.ts';
import { ToggleChip } from '../../ui/chip.tsx';
import { Switch } from '../../ui/switch.tsx';
import { CityFilter } from './city-filter.tsx';
import { FacetGroup, FilterGroup } from './facet-group.tsx';
import { contentIds, contentName, withChosen } from './filter-names.ts';
import { type Filters, type ListName, setValues, toggleWord } from './filters.ts';
import { FollowersFilter } from './followers-filter.tsx';
import { PriceFilter } from './price-filter.tsx';

const engagementSteps = ['2', '4', '6', '8'];

interface FilterPanelProps {
  filters: Filters;
  facets: Facets;
  onChange: (filters: Filters) => void;
  /** Rows beside the results, chips in the sheet of phones. */
  look: 'rows' | 'chips';
}

/** Every filter, with what each choice would leave. */
export function FilterPanel({ filters, facets, onChange, look }: FilterPanelProps) {
  const { t, i18n } = useLingui();
  const list = (name: Exclude<ListName, 'content'>) => ({
    name,
    options: withChosen(name, facets[name], filters[name]),
    look,
    chosen: filters[name],
    onToggle: (word: string) => onChange(toggleWord(filters, name, word)),
  });
  const set = (values: Parameters<typeof setValues>[1]) => onChange(setValues(filters, values));
  const cities = withChosen('city', facets.city, filters.city ? [filters.city] : []);
  return (
    <div>
      <FacetGroup title={<Trans>Platform</Trans>} {...list('platform')} />
      <FollowersFilter filters={filters} classes={facets.followers} onChange={set} />
      <FacetGroup title={<Trans>Category</Trans>} shown={5} {...list('category')} />
      <CityFilter cities={cities} chosen={filters.city} onChoose={(city) => set({ city })} look={look} />
      <FacetGroup title={<Trans>Speaks</Trans>} shown={4} {...list('language')} />
      <PriceFilter filters={filters} onChange={set} />
      <FilterGroup title={<Trans>Makes</Trans>}>
        <div className="flex flex-wrap gap-2 pt-1.5">
          {contentIds.map((id) => (
            <ToggleChip
              key={id}
              on={filters.content.includes(id)}
              onToggle={() => onChange(toggleWord(filters, 'content', id))}
            >
              {contentName(id, i18n)}
            </ToggleChip>
          ))}
        </div>
      </FilterGroup>
      <FilterGroup title={<Trans>Engagement at least</Trans>}>
        <div className="flex flex-wrap gap-2 pt-1.5">
          {engagementSteps.map((step) => (
            <ToggleChip
              key={step}
              on={filters.engagement_min === step}
              onToggle={() => set({ engagement_min: filters.engagement_min === step ? undefined : step })}
            >
              {`${step}%`}
            </ToggleChip>
          ))}
        </div>
      </FilterGroup>
      <FacetGroup
        title={<Trans>Gender</Trans>}
        name="gender"
        look={look}
        single
        options={facets.gender}
        chosen={filters.gender ? [filters.gender] : []}
        onToggle={(gender) => set({ gender: gender === filters.gender ? undefined : gender })}
      />
      <div className="border-line border-t py-3.5">
        <Switch
          checked={filters.verified === 'true'}
          onChange={(on) => set({ verified: on ? 'true' : undefined })}
          text={t`Accounts connected through the platform`}
        >
          <Trans>Verified only</Trans>
        </Switch>
      </div>
    </div>
  );
}
