import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { citiesQuery, lookupQuery, statesQuery } from '../../lib/lookups.ts';
import { Combobox } from '../../ui/forms/combobox.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import type { ProfileEditor } from './use-profile-draft.ts';

/** Country, state and city; changing one clears the narrower ones. */
export function PlaceFields({ editor: { draft, set, errors } }: { editor: ProfileEditor }) {
  const { t } = useLingui();
  const { data: countries = [] } = useQuery(lookupQuery('countries'));
  const { data: states = [] } = useQuery(statesQuery(draft.country ?? undefined));
  const { data: cities = [] } = useQuery(citiesQuery({ stateId: draft.state ?? undefined }));
  return (
    <div className="grid gap-4 md:grid-cols-3">
      <Field label={<Trans>Country</Trans>} error={errors.country}>
        <Select
          options={countries}
          placeholder={t`Choose one`}
          value={draft.country ?? ''}
          autoComplete="country"
          onChange={(event) => {
            set({ country: event.target.value, state: null, city: null });
          }}
        />
      </Field>
      <Field label={<Trans>State</Trans>} error={errors.state}>
        <Select
          options={states}
          placeholder={t`Choose a state`}
          disabled={!draft.country}
          value={draft.state ?? ''}
          onChange={(event) => {
            set({ state: event.target.value, city: null });
          }}
        />
      </Field>
      <Field label={<Trans>City</Trans>} error={errors.city}>
        <Combobox
          options={cities}
          value={draft.city ? [draft.city] : []}
          onChange={([city]) => set({ city: city ?? null })}
          emptyText={t`City not found`}
          placeholder={t`Choose one`}
          disabled={!draft.state}
        />
      </Field>
    </div>
  );
}
