import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { CalendarDays } from 'lucide-react';
import { useState } from 'react';
import { Field } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { ChoiceRow } from '../../ui/overlays/choice-row.tsx';

const usual = ['30', '60', '90'] as const;
const others = [7, 14, 45, 120, 180, 365, 730];

interface DaysOnlineProps {
  days: number;
  onChange: (days: number) => void;
}

/** Days that a post stays up, counted from its publication. */
export function DaysOnline({ days, onChange }: DaysOnlineProps) {
  const { t, i18n } = useLingui();
  const known = usual.find((one) => one === String(days));
  const [isOther, setOther] = useState(known === undefined);
  const inWords = (count: number) => i18n._(msg`${plural(count, { one: '# day', other: '# days' })}`);
  const offered = [...new Set([...others, days])].sort((one, other) => one - other);
  return (
    <ChoiceRow
      icon={CalendarDays}
      title={<Trans>Post stays up</Trans>}
      line={<Trans>Counted from its publication.</Trans>}
      words={inWords(days)}
      choice={
        <Segmented
          label={t`Post stays up`}
          name="days-online"
          value={isOther || known === undefined ? 'other' : known}
          onChange={(choice) => {
            setOther(choice === 'other');
            if (choice !== 'other') onChange(Number(choice));
          }}
          segments={[
            ...usual.map((id) => ({ id, name: inWords(Number(id)) })),
            { id: 'other' as const, name: <Trans>Other</Trans> },
          ]}
        />
      }
    >
      {isOther || known === undefined ? (
        <Field label={<Trans>Days online</Trans>} className="md:max-w-60">
          <Select
            value={String(days)}
            onChange={(event) => onChange(Number(event.target.value))}
            options={offered.map((count) => ({ id: String(count), name: inWords(count) }))}
          />
        </Field>
      ) : null}
    </ChoiceRow>
  );
}
