import { Trans } from '@lingui/react/macro';
import type { FormEvent } from 'react';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';

type Errors = Record<string, string>;

const plain = { autoComplete: 'off', autoCapitalize: 'none', autoCorrect: 'off', spellCheck: false } as const;

export function UpiField({ errors }: { errors: Errors }) {
  return (
    <Field label={<Trans>UPI ID</Trans>} error={errors.vpa} required>
      <Input name="vpa" inputMode="email" placeholder="name@bank" {...plain} />
    </Field>
  );
}

/** IFSC codes are upper case; the caret keeps its position. */
function toUpperCase({ currentTarget: input }: FormEvent<HTMLInputElement>): void {
  const { selectionStart, selectionEnd } = input;
  input.value = input.value.toUpperCase();
  input.setSelectionRange(selectionStart, selectionEnd);
}

export function BankFields({ errors }: { errors: Errors }) {
  return (
    <>
      <Field label={<Trans>Account holder</Trans>} error={errors.holder} required>
        <Input name="holder" autoComplete="name" />
      </Field>
      <Field label={<Trans>Account number</Trans>} error={errors.account} required>
        <Input name="account" inputMode="numeric" className="num" {...plain} />
      </Field>
      <Field
        label="IFSC"
        hint={<Trans>11 letters and digits. You’ll find it on your cheque book or in your bank’s app.</Trans>}
        error={errors.ifsc}
        required
      >
        <Input name="ifsc" {...plain} autoCapitalize="characters" maxLength={11} onInput={toUpperCase} />
      </Field>
    </>
  );
}
