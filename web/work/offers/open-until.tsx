import { Trans, useLingui } from '@lingui/react/macro';
import { longestOfferDays } from '../../../contract/campaigns/offer-terms.ts';
import { addDays, dateInIndia, midnightInIndia } from '../../../contract/kit/calendar.ts';
import { momentInWords } from '../../lib/time-labels.ts';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';

/** How long an offer is open: so many hours, or to the end of a day in India. */
export type OpenFor = { hours: number } | { day: string };

const hourChoices = ['24', '48', '72'] as const;
const usualDays = 7;

/** Moment at which an offer that is sent now ends. */
export function endOf(open: OpenFor, now: Date): Date {
  return 'hours' in open ? new Date(now.getTime() + open.hours * 3_600_000) : midnightInIndia(addDays(open.day, 1));
}

interface OpenUntilProps {
  open: OpenFor;
  onChange: (open: OpenFor) => void;
}

export function OpenUntil({ open, onChange }: OpenUntilProps) {
  const { t, i18n } = useLingui();
  const now = new Date();
  const today = dateInIndia(now);
  return (
    <>
      <Field
        label={<Trans>Open until</Trans>}
        aside={<span className="num">{momentInWords(endOf(open, now), i18n)}</span>}
      >
        <Segmented
          label={t`Open until`}
          name="offer-open"
          value={'hours' in open ? String(open.hours) : 'day'}
          onChange={(choice) =>
            onChange(choice === 'day' ? { day: addDays(today, usualDays) } : { hours: Number(choice) })
          }
          segments={[
            ...hourChoices.map((id) => ({ id: String(id), name: t`${id} h` })),
            { id: 'day', name: t`Pick a day` },
          ]}
        />
      </Field>
      {'day' in open ? (
        <Field label={<Trans>Last day of the offer</Trans>} hideLabel>
          <DateInput
            value={open.day}
            min={today}
            max={addDays(today, longestOfferDays - 1)}
            onChange={(event) => onChange(event.target.value ? { day: event.target.value } : { hours: 72 })}
          />
        </Field>
      ) : null}
    </>
  );
}
