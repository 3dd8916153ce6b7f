import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Plus, Trash2 } from 'lucide-react';
import type { Rate } from '../../../contract/accounts/users.ts';
import { lookupQuery } from '../../lib/lookups.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field, FieldNotes } from '../../ui/forms/field.tsx';
import { IconButton } from '../../ui/forms/icon-button.tsx';
import { RupeeInput } from '../../ui/forms/number-input.tsx';
import { Select } from '../../ui/forms/select.tsx';

interface RatesFieldProps {
  rates: readonly Rate[];
  onChange: (rates: Rate[]) => void;
  error: string | undefined;
}

/** Rate card: prices by content type and platform. */
export function RatesField({ rates, onChange, error }: RatesFieldProps) {
  const { t } = useLingui();
  const { data: platforms = [] } = useQuery(lookupQuery('platforms'));
  const { data: contentTypes = [] } = useQuery(lookupQuery('contentTypes'));
  const change = (at: number, fields: Partial<Rate>) =>
    onChange(rates.map((rate, other) => (other === at ? { ...rate, ...fields } : rate)));
  const add = () =>
    onChange([...rates, { platform: platforms[0]?.id ?? '', content_type: contentTypes[0]?.id ?? '', price: 0 }]);
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-2 font-semibold text-sm">
        <Trans>Your rates</Trans>
      </legend>
      {rates.map((rate, at) => (
        <div
          // Rates have no id; rows are only appended, and removed by position.
          key={`rate-${at + 1}`}
          className="grid grid-cols-2 items-end gap-2 md:grid-cols-[1fr_1fr_1fr_44px]"
        >
          <Field label={<Trans>Platform</Trans>} hideLabel={at > 0}>
            <Select
              options={platforms}
              value={rate.platform}
              onChange={(event) => change(at, { platform: event.target.value })}
            />
          </Field>
          <Field label={<Trans>Format</Trans>} hideLabel={at > 0}>
            <Select
              options={contentTypes}
              value={rate.content_type}
              onChange={(event) => change(at, { content_type: event.target.value })}
            />
          </Field>
          <Field label={<Trans>Price</Trans>} hideLabel={at > 0}>
            <RupeeInput value={rate.price || undefined} onChange={(price) => change(at, { price: price ?? 0 })} />
          </Field>
          <IconButton
            icon={Trash2}
            label={t`Remove this rate`}
            onClick={() => onChange(rates.filter((_, other) => other !== at))}
          />
        </div>
      ))}
      <FieldNotes error={error} />
      <Button icon={Plus} onClick={add} className="border-dashed">
        <Trans>Add a rate</Trans>
      </Button>
    </fieldset>
  );
}
