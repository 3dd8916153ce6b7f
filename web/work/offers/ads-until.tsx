import { Trans, useLingui } from '@lingui/react/macro';
import { Megaphone } from 'lucide-react';
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
}

const usualDays = 60;

/** Last day on which the brand may run the post as an ad of the creator's account. */
export function AdsUntil({ until, onChange }: AdsUntilProps) {
  const { t, i18n } = useLingui();
  const today = dateInIndia(new Date());
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
          value={until ? 'until' : 'none'}
          onChange={(kind) => onChange(kind === 'none' ? null : (until ?? addDays(today, usualDays)))}
          segments={[
            { id: 'none', name: <Trans>None</Trans> },
            { id: 'until', name: <Trans>Until a day</Trans> },
          ]}
        />
      }
    >
      {until ? (
        <Field label={<Trans>Partnership ads until</Trans>} className="md:max-w-60">
          <DateInput value={until} min={today} onChange={(event) => onChange(event.target.value || null)} />
        </Field>
      ) : null}
    </ChoiceRow>
  );
}
