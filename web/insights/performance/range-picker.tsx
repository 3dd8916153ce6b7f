import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Segmented } from '../../ui/forms/segmented.tsx';
import { type Range, whyNotDays } from './range.ts';

/** Range: last days, financial year, or custom. */
export function RangePicker({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const { t } = useLingui();
  const today = dateInIndia(new Date());
  return (
    <div className="grid gap-3">
      <Segmented
        label={t`Time`}
        name="range"
        value={range.range}
        onChange={(id) =>
          onChange(id === 'custom' ? { range: id, from: `${today.slice(0, 8)}01`, to: today } : { range: id })
        }
        className="max-sm:w-full"
        segments={[
          { id: '7d', name: <Trans>7 d</Trans> },
          { id: '30d', name: <Trans>30 d</Trans> },
          { id: '90d', name: <Trans>90 d</Trans> },
          { id: 'fy', name: <Trans>FY</Trans> },
          { id: 'custom', name: <Trans>Days</Trans> },
        ]}
      />
      {range.range === 'custom' ? <Days range={range} onChange={onChange} /> : null}
    </div>
  );
}

interface TwoDays {
  from: string;
  to: string;
}

const areSame = (one: TwoDays, other: TwoDays) => one.from === other.from && one.to === other.to;

/** Two date inputs; applied once they form a valid range. */
function Days({ range, onChange }: { range: Range; onChange: (range: Range) => void }) {
  const { t } = useLingui();
  const today = dateInIndia(new Date());
  const told: TwoDays = { from: range.from ?? '', to: range.to ?? '' };
  const [days, setDays] = useState(told);
  const [before, setBefore] = useState(told);
  // The URL follows the input with a delay; newer input must not be overwritten by it.
  const [asked, setAsked] = useState<readonly TwoDays[]>([]);
  if (!areSame(before, told)) {
    setBefore(told);
    const at = asked.findIndex((each) => areSame(each, told));
    setAsked(at < 0 ? [] : asked.slice(at + 1));
    if (at < 0) setDays(told);
  }
  const change = (part: Partial<TwoDays>) => {
    const next = { ...days, ...part };
    setDays(next);
    if (whyNotDays(next, today)) return;
    setAsked(areSame(next, told) ? [] : [...asked, next]);
    onChange({ range: 'custom', ...next });
  };
  const why = whyNotDays(days, today);
  const reasons = {
    empty: t`Choose both days.`,
    order: t`The start date is after the end date.`,
    future: t`The end date is in the future.`,
    long: t`Choose a period of up to three years.`,
  };
  return (
    <div className="grid grid-cols-2 gap-3 sm:w-88">
      <Field label={<Trans>From</Trans>} error={why ? reasons[why] : undefined}>
        <DateInput value={days.from} max={today} onChange={({ target }) => change({ from: target.value })} />
      </Field>
      <Field label={<Trans>To</Trans>}>
        <DateInput value={days.to} max={today} onChange={({ target }) => change({ to: target.value })} />
      </Field>
    </div>
  );
}
