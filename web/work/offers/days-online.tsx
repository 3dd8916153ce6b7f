import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Field } from '../../ui/forms/field.tsx';
import { Select } from '../../ui/forms/select.tsx';

const choices = [30, 60, 90, 180, 365];

interface DaysOnlineProps {
  days: number;
  onChange: (days: number) => void;
}

/** Days that a post stays up, counted from its publication. */
export function DaysOnline({ days, onChange }: DaysOnlineProps) {
  const { i18n } = useLingui();
  const offered = [...new Set([...choices, days])].sort((one, other) => one - other);
  return (
    <Field label={<Trans>Post stays up</Trans>}>
      <Select
        value={String(days)}
        onChange={(event) => onChange(Number(event.target.value))}
        options={offered.map((count) => ({
          id: String(count),
          name: i18n._(msg`${plural(count, { one: '# day', other: '# days' })}`),
        }))}
      />
    </Field>
  );
}
