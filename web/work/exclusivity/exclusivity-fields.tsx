import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Ban } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import type { OfferTerms } from '../../../contract/campaigns/offer-terms.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { lookupQuery } from '../../lib/lookups.ts';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ChoiceRow } from '../../ui/overlays/choice-row.tsx';
import { ClashNotes } from './clash-notes.tsx';
import { clashesQuery } from './exclusivity.queries.ts';
import { exclusivityInWords } from './exclusivity-words.ts';

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
  const { t, i18n } = useLingui();
  const [chosen, setChosen] = useState<Kind>(
    exclusivity && exclusivity.brands.length > 0 && !exclusivity.category ? 'brands' : 'category',
  );
  const kind = exclusivity ? chosen : 'none';
  const asked = useDeferredValue(exclusivity);
  const { data } = useQuery(clashesQuery(applicationId, asked));
  const choose = (next: Kind) => {
    setChosen(next);
    const { days = usualDays, from } = exclusivity ?? {};
    onChange(next === 'none' ? null : { days, category: null, brands: [], ...(from ? { from } : {}) });
  };
  return (
    <ChoiceRow
      icon={Ban}
      title={<Trans>Exclusivity</Trans>}
      line={<Trans>The creator works for no rival meanwhile.</Trans>}
      words={exclusivity ? exclusivityInWords(exclusivity, i18n) : <Trans>None</Trans>}
      choice={
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
      }
      note={
        <ClashNotes
          clashes={data?.data ?? []}
          {...(exclusivity ? { onStart: (from: string) => onChange({ ...exclusivity, from }) } : {})}
        />
      }
    >
      {exclusivity ? <Details kind={kind} exclusivity={exclusivity} onChange={onChange} /> : null}
    </ChoiceRow>
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
    <div className="@container">
      <div className="grid gap-3 @lg:grid-cols-[minmax(0,1fr)_120px_172px]">
        {kind === 'brands' ? (
          <Field label={<Trans>Brands, separated by commas</Trans>}>
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
          <Field label={<Trans>Category</Trans>}>
            <Select
              value={rest.category ?? ''}
              placeholder={t`Choose a category`}
              onChange={(event) => onChange({ ...exclusivity, category: event.target.value || null })}
              options={categories.map(({ name, also }) => ({ id: also, name }))}
            />
          </Field>
        )}
        <Field label={<Trans>Term</Trans>}>
          <Select
            value={String(rest.days)}
            onChange={(event) => onChange({ ...exclusivity, days: Number(event.target.value) })}
            options={days.map((count) => ({
              id: String(count),
              name: i18n._(msg`${plural(count, { one: '# day', other: '# days' })}`),
            }))}
          />
        </Field>
        <Field label={<Trans>First day</Trans>}>
          <DateInput
            value={from ?? ''}
            min={dateInIndia(new Date())}
            onChange={(event) => onChange({ ...rest, ...(event.target.value ? { from: event.target.value } : {}) })}
          />
        </Field>
      </div>
    </div>
  );
}
