import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { walletKinds } from '../../../contract/money/wallet.ts';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { kindNames } from './kinds.ts';
import { dropReversed, isDay, type StatementFilters } from './statement-filters.ts';

interface StatementBarProps {
  filters: StatementFilters;
  onChange: (name: keyof StatementFilters, value: string) => void;
}

/** Filters and downloads of the statement. */
export function StatementBar({ filters, onChange }: StatementBarProps) {
  const { t, i18n } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-3 px-4 pt-3 pb-4 md:grid-cols-4 md:px-5">
      <Field label={<Trans>Kind</Trans>}>
        <Select
          placeholder={t`All types`}
          value={filters.kind ?? ''}
          onChange={(event) => onChange('kind', event.target.value)}
          options={walletKinds.map((kind) => ({ id: kind, name: i18n._(kindNames[kind]) }))}
        />
      </Field>
      <Field label={<Trans>Currency</Trans>}>
        <Select
          placeholder={t`Both`}
          value={filters.currency ?? ''}
          onChange={(event) => onChange('currency', event.target.value)}
          options={[
            { id: 'INR', name: t`Rupees` },
            { id: 'COIN', name: t`Coins` },
          ]}
        />
      </Field>
      <Field label={<Trans>From</Trans>}>
        <DayInput value={filters.from ?? ''} max={filters.to} onDay={(day) => onChange('from', day)} />
      </Field>
      <Field
        label={<Trans>To</Trans>}
        error={
          dropReversed(filters) === filters ? undefined : <Trans>The end date must not be before the start date.</Trans>
        }
      >
        <DayInput value={filters.to ?? ''} min={filters.from} onDay={(day) => onChange('to', day)} />
      </Field>
    </div>
  );
}

interface DayInputProps {
  value: string;
  min?: string | undefined;
  max?: string | undefined;
  onDay: (day: string) => void;
}

/** Reports complete dates only, so that nothing is fetched while a year is being typed. */
function DayInput({ value, min, max, onDay }: DayInputProps) {
  const [draft, setDraft] = useState(value);
  const [told, setTold] = useState(value);
  if (told !== value) {
    setTold(value);
    setDraft(value);
  }
  return (
    <DateInput
      value={draft}
      min={min}
      max={max}
      onChange={({ target }) => {
        setDraft(target.value);
        if (target.value === '' || isDay(target.value)) onDay(target.value);
      }}
    />
  );
}
