import { Trans, useLingui } from '@lingui/react/macro';
import { audienceAges } from '../../../contract/discovery/discovery.ts';
import { formatCount } from '../../lib/format.ts';
import { placeIn } from '../../lib/i18n/i18n.ts';
import { Select } from '../../ui/forms/select.tsx';
import { type FacetOption, FilterGroup } from './facet-group.tsx';
import { type AudienceGender, audienceGenderNames, withChosen } from './filter-names.ts';
import type { Filters, Values } from './filters.ts';
import type { FoundCounts } from './more-filters.tsx';

/** Enough of those found to make a filter by audience worth offering. */
const enough = 1 / 5;
const shares = ['10', '20', '30', '40', '50', '60', '70', '80'];

export function isAudienceOffered(filters: Filters, { audienceRead, total }: FoundCounts): boolean {
  const { audience_age: age, audience_city: city, audience_gender: gender } = filters;
  return Boolean(age || city || gender) || (audienceRead > 0 && audienceRead >= total * enough);
}

interface AudienceFilterProps {
  filters: Filters;
  counts: FoundCounts;
  cities: readonly FacetOption[];
  onChange: (values: Values) => void;
}

/** Shares of the audience, as read from connected accounts. */
export function AudienceFilter({ filters, counts, cities, onChange }: AudienceFilterProps) {
  const { t, i18n } = useLingui();
  const { audience_age: age, audience_gender: gender, audience_city: city, audience_min: min } = filters;
  const read = formatCount(counts.audienceRead);
  const total = formatCount(counts.total);
  const genders = Object.entries(audienceGenderNames).map(([id, name]) => ({ id, name: i18n._(name) }));
  const places = withChosen('city', cities, city ? [city] : []);
  const leastShares = min && !shares.includes(min) ? [...shares, min] : shares;
  const put = (values: Values) => {
    const next = { audience_age: age, audience_gender: gender, audience_city: city, ...values };
    const isAny = next.audience_age || next.audience_gender || next.audience_city;
    onChange(isAny ? values : { ...values, audience_min: undefined });
  };
  return (
    <FilterGroup title={<Trans>Audience</Trans>}>
      <p className="pb-1.5 text-t3 text-xs">
        <Trans>
          From connected accounts: {read} of {total} were read.
        </Trans>
      </p>
      <div className="grid gap-2">
        <Select
          aria-label={t`Age of the audience`}
          placeholder={t`Any age`}
          options={audienceAges.map((id) => ({ id, name: t`Age ${id.replace('-', '–')}` }))}
          value={age ?? ''}
          onChange={(event) => put({ audience_age: event.target.value || undefined })}
          className="md:min-h-10"
        />
        <Select
          aria-label={t`Gender of the audience`}
          placeholder={t`Women and men`}
          options={genders}
          value={gender ?? ''}
          onChange={(event) => put({ audience_gender: (event.target.value as AudienceGender) || undefined })}
          className="md:min-h-10"
        />
        <Select
          aria-label={t`City of the audience`}
          placeholder={t`Lives anywhere`}
          options={places.map(({ id, name }) => ({ id, name: t`Lives in ${placeIn(i18n.locale, name)}` }))}
          value={city ?? ''}
          onChange={(event) => put({ audience_city: event.target.value || undefined })}
          className="md:min-h-10"
        />
        {age || gender || city ? (
          <Select
            aria-label={t`Least share of the audience`}
            placeholder={t`Any large share`}
            options={leastShares.map((id) => ({ id, name: t`${id}% or more` }))}
            value={min ?? ''}
            onChange={(event) => put({ audience_min: event.target.value || undefined })}
            className="md:min-h-10"
          />
        ) : null}
      </div>
    </FilterGroup>
  );
}
