import { Trans } from '@lingui/react/macro';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';

interface AdsUntilProps {
  /** ISO date; null: not allowed. */
  until: string | null;
  onChange: (until: string | null) => void;
}

/** Last day on which the brand may run the post as an ad of the creator's account. */
export function AdsUntil({ until, onChange }: AdsUntilProps) {
  return (
    <Field label={<Trans>Partnership ads until</Trans>} aside={<Trans>none without a day</Trans>}>
      <DateInput
        value={until ?? ''}
        min={dateInIndia(new Date())}
        onChange={(event) => onChange(event.target.value || null)}
      />
    </Field>
  );
}
