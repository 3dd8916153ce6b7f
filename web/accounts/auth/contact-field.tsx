import { useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { Field } from '../../ui/forms/field.tsx';
import { Input, type InputProps } from '../../ui/forms/input.tsx';
import { readContact } from './contact.ts';

type ContactFieldProps = InputProps & {
  label: ReactNode;
  hint?: ReactNode;
  wrong: boolean;
  onWrong: (wrong: boolean) => void;
};

/** Field for an e-mail or a mobile; validated on blur, the error is cleared on editing. */
export function ContactField({ label, hint, wrong, onWrong, ...input }: ContactFieldProps) {
  const { t } = useLingui();
  return (
    <Field label={label} hint={hint} error={wrong ? t`Please Enter Email or mobile properly` : undefined} required>
      <Input
        name="username"
        autoCapitalize="none"
        spellCheck={false}
        onChange={() => onWrong(false)}
        onBlur={({ target }) => onWrong(target.value !== '' && !readContact(target.value))}
        {...input}
      />
    </Field>
  );
}
