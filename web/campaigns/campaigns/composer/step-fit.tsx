import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import type { CampaignBody } from '../../../../contract/campaigns/campaign-fields.ts';
import { allCitiesQuery } from '../../../lib/lookup-names.ts';
import { lookupQuery } from '../../../lib/lookups.ts';
import { Combobox } from '../../../ui/forms/combobox.tsx';
import { Field } from '../../../ui/forms/field.tsx';
import { NumberInput } from '../../../ui/forms/number-input.tsx';
import { Select } from '../../../ui/forms/select.tsx';
import type { Fields } from './use-composer.ts';

type Wanted = NonNullable<CampaignBody['creator_profile']>;

/** Step: wanted creators. All optional; used for matching. */
export default function StepFit({ body, change, errorOf, touch }: Fields) {
  const { t } = useLingui();
  const { data: categories = [] } = useQuery(lookupQuery('categories'));
  const { data: languages = [] } = useQuery(lookupQuery('languages'));
  const { data: genders = [] } = useQuery(lookupQuery('genders'));
  const { data: cities = [] } = useQuery(allCitiesQuery);
  const lists = [
    { field: 'categories', name: t`Topics`, options: categories },
    { field: 'languages', name: t`Languages`, options: languages },
    { field: 'locations', name: t`Cities`, options: cities },
  ] as const;
  const wanted = body.creator_profile ?? {};
  const want = (changed: Partial<Wanted>) => {
    const next = { ...wanted, ...changed };
    const isEmpty = Object.values(next).every((value) => value === null || value === undefined);
    change({ creator_profile: isEmpty ? null : next });
  };
  const numbers = [
    { field: 'followers_min', name: t`Min. followers`, whole: true },
    { field: 'followers_max', name: t`Max. followers`, whole: true },
    { field: 'engagement_min', name: t`Min. engagement, %`, whole: false },
  ] as const;
  return (
    <div className="grid gap-4">
      <p className="text-t2">
        <Trans>All of this is optional. We match creators by what you choose here.</Trans>
      </p>
      {lists.map(({ field, name, options }) => (
        <Field key={field} label={name} error={errorOf(field)}>
          <Combobox
            multiple
            options={options}
            value={body[field] ?? []}
            onChange={(value) => change({ [field]: value })}
            placeholder={t`Any`}
            emptyText={t`No matches in the list.`}
          />
        </Field>
      ))}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={<Trans>Gender</Trans>}>
          <Select
            placeholder={t`Any`}
            value={wanted.gender ?? ''}
            onChange={(event) => want({ gender: event.target.value || null })}
            options={genders}
          />
        </Field>
        {numbers.map(({ field, name, whole }) => (
          <Field key={field} label={name} error={errorOf(`creator_profile.${field}`)}>
            <NumberInput
              whole={whole}
              {...(whole ? {} : { max: 100 })}
              value={wanted[field] ?? undefined}
              onChange={(value) => want({ [field]: value ?? null })}
              onBlur={() => touch(`creator_profile.${field}`)}
            />
          </Field>
        ))}
      </div>
    </div>
  );
}
