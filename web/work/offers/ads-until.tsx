import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
import { useState } from 'react';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { formatDay } from '../../lib/format.ts';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { ChoiceRow } from '../../ui/overlays/choice-row.tsx';

interface AdsUntilProps {
  /** ISO date; null: not allowed. */
  until: string | null;
  onChange: (until: string | null) => void;
  /** Last day of the campaign, from which the usual days count; null: from today. */
  from?: string | null;
}

const usual = ['30', '60'] as const;

/** Last day on which the brand may run the post as an ad of the creator's account. */
export function AdsUntil({ until, onChange, from = null }: AdsUntilProps) {
  const { t, i18n } = useLingui();
  const today = dateInIndia(new Date());
  const first = from !== null && from > today ? from : today;
  const known = usual.find((days) => addDays(first, Number(days)) === until);
  const [isOther, setOther] = useState(until !== null && known === undefined);
  const day = until && formatDay(until, { locale: i18n.locale });
  return (
    <ChoiceRow
      icon={Megaphone}
      title={<Trans>Partnership ads</Trans>}
      line={<Trans>The brand may boost the post from its own ad account.</Trans>}
      words={day ? <Trans>until {day}</Trans> : <Trans>None</Trans>}
      choice={
        <Segmented
          label={t`Partnership ads`}
          name="partnership-ads"
          value={until === null ? 'none' : isOther || known === undefined ? 'until' : known}
          onChange={(kind) => {
            setOther(kind === 'until');
            if (kind === 'none') onChange(null);
            else if (kind === 'until') onChange(until ?? addDays(first, Number(usual[0])));
            else onChange(addDays(first, Number(kind)));
          }}
          segments={[
            { id: 'none', name: <Trans>None</Trans> },
            ...usual.map((id) => ({ id, name: i18n._(msg`${plural(Number(id), { one: '# day', other: '# days' })}`) })),
            { id: 'until' as const, name: <Trans context="a day">Until</Trans> },
          ]}
        />
      }
    >
      {until && !isOther && known ? (
        <p className="text-sm text-t2">
          <Trans>until {day}</Trans>
        </p>
      ) : until ? (
        <Field label={<Trans>Partnership ads until</Trans>} className="md:max-w-60">
          <DateInput value={until} min={today} onChange={(event) => onChange(event.target.value || null)} />
        </Field>
      ) : null}
    </ChoiceRow>
  );
}
