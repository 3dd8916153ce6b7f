import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import type { OfferTerms } from '../../../contract/campaigns/offer-terms.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { lookupQuery } from '../../lib/lookups.ts';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ClashNotes } from './clash-notes.tsx';
import { clashesQuery } from './exclusivity.queries.ts';

type Exclusivity = OfferTerms['exclusivity'];
type Kind = 'none' | 'category' | 'brands';

const terms = [14, 30, 60, 90, 180];
const usualDays = 30;

interface ExclusivityFieldsProps {
  applicationId: string;
  exclusivity: Exclusivity;
  onChange: (exclusivity: Exclusivity) => void;
}

/** Exclusivity as short choices: none, a category or named brands, with its days and its first one; and what it clashes with. */
export function ExclusivityFields({ applicationId, exclusivity, onChange }: ExclusivityFieldsProps) {
  const { t } = useLingui();
  const [kind, setKind] = useState<Kind>(
    exclusivity ? (exclusivity.brands.length > 0 && !exclusivity.category ? 'brands' : 'category') : 'none',
  );
  const asked = useDeferredValue(exclusivity);
  const { data } = useQuery(clashesQuery(applicationId, asked));
  const choose = (chosen: Kind) => {
    setKind(chosen);
    const { days = usualDays, from } = exclusivity ?? {};
    onChange(chosen === 'none' ? null : { days, category: null, brands: [], ...(from ? { from } : {}) });
  };
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold text-sm">
        <Trans>Exclusivity</Trans>
      </legend>
      <Segmented
        label={t`Exclusivity`}
        name="exclusivity"
        value={kind}
        onChange={choose}
        segments={[
          { id: 'none', name: <Trans>None</Trans> },
          { id: 'category', name: <Trans>Category</Trans> },
          { id: 'brands', name: <Trans>Named brands</Trans> },
        ]}
      />
      {exclusivity ? <Details kind={kind} exclusivity={exclusivity} onChange={onChange} /> : null}
      <ClashNotes
        clashes={data?.data ?? []}
        {...(exclusivity ? { onStart: (from: string) => onChange({ ...exclusivity, from }) } : {})}
      />
    </fieldset>
  );
}

interface DetailsProps extends Pick<ExclusivityFieldsProps, 'onChange'> {
  kind: Kind;
  exclusivity: NonNullable<Exclusivity>;
}

function Details({ kind, exclusivity, onChange }: DetailsProps) {
  const { i18n, t } = useLingui();
  const { data: categories = [] } = useQuery(lookupQuery('categories'));
  const { from, ...rest } = exclusivity;
  const days = [...new Set([...terms, rest.days])].sort((one, other) => one - other);
  return (
    <div className="grid gap-2 sm:grid-cols-2">
      {kind === 'brands' ? (
        <Field label={<Trans>Brands, separated by commas</Trans>} className="sm:col-span-2">
          <Input
            defaultValue={rest.brands.join(', ')}
            maxLength={800}
            onChange={(event) => {
              const brands = event.target.value.split(',').flatMap((brand) => brand.trim().slice(0, 80) || []);
              onChange({ ...exclusivity, brands: brands.slice(0, 20) });
            }}
          />
        </Field>
      ) : (
        <Field label={<Trans>Category</Trans>} hideLabel className="sm:col-span-2">
          <Select
            value={rest.category ?? ''}
            placeholder={t`Choose a category`}
            onChange={(event) => onChange({ ...exclusivity, category: event.target.value || null })}
            options={categories.map(({ name, also }) => ({ id: also, name }))}
          />
        </Field>
      )}
      <Field label={<Trans>Term of the exclusivity</Trans>} hideLabel>
        <Select
          value={String(rest.days)}
          onChange={(event) => onChange({ ...exclusivity, days: Number(event.target.value) })}
          options={days.map((count) => ({
            id: String(count),
            name: i18n._(msg`${plural(count, { one: '# day', other: '# days' })}`),
          }))}
        />
      </Field>
      <Field label={<Trans>First day</Trans>} hideLabel>
        <DateInput
          value={from ?? ''}
          min={dateInIndia(new Date())}
          onChange={(event) => onChange({ ...rest, ...(event.target.value ? { from: event.target.value } : {}) })}
        />
      </Field>
    </div>
  );
}
