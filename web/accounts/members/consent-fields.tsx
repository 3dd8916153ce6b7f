import { Trans } from '@lingui/react/macro';
import { mostShare } from '../../../contract/accounts/members.ts';
import { dateInIndia } from '../../../contract/kit/calendar.ts';
import { Checkbox } from '../../ui/forms/checkbox.tsx';
import { DateInput } from '../../ui/forms/date-input.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { NumberInput } from '../../ui/forms/number-input.tsx';
import type { MemberLimits } from './limit-fields.tsx';

interface ConsentFieldsProps {
  limits: MemberLimits;
  onChange: (limits: MemberLimits) => void;
}

/** Terms of a talent manager's consent: share, last day, and whether they withdraw. */
export function ConsentFields({ limits, onChange }: ConsentFieldsProps) {
  const set = (more: Partial<MemberLimits>) => onChange({ ...limits, ...more });
  const withdraws = limits.limit_payment !== 0;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-semibold text-sm">
        <Trans>What you agree to</Trans>
      </legend>
      <ul className="grid list-disc gap-1 pl-5 text-sm text-t2">
        <li>
          <Trans>They negotiate, agree and hand in work for you. Both sides see that it was them.</Trans>
        </li>
        <li>
          <Trans>They never change payout accounts, billing details, the team or these terms.</Trans>
        </li>
        <li>
          <Trans>You can end it here at any moment. They are signed out at once.</Trans>
        </li>
      </ul>
      <div className="grid gap-3 md:grid-cols-2">
        <Field
          label={<Trans>Share of each release</Trans>}
          aside="%"
          hint={<Trans>Of what you get after our fee and tax. Empty: none</Trans>}
        >
          <NumberInput
            whole={false}
            max={mostShare}
            value={limits.share_percent ?? undefined}
            onChange={(value) => set({ share_percent: value ?? null })}
          />
        </Field>
        <Field label={<Trans>Last day</Trans>} hint={<Trans>Empty: until you end it</Trans>}>
          <DateInput
            min={dateInIndia(new Date())}
            value={limits.until ?? ''}
            onChange={(event) => set({ until: event.currentTarget.value || null })}
          />
        </Field>
      </div>
      <Checkbox checked={withdraws} onChange={() => set({ limit_payment: withdraws ? 0 : null, limit_month: null })}>
        <span className="block font-semibold">
          <Trans>May withdraw your money</Trans>
        </span>
        <span className="block text-sm text-t3">
          <Trans>Only to payout accounts that you added.</Trans>
        </span>
      </Checkbox>
    </fieldset>
  );
}
