import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { ApiError } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { proveByPassword } from './step-up.queries.ts';

/** Step-up by the login password. */
export function PasswordProof({ onProven }: { onProven: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const wrong = error instanceof ApiError ? error.fields.password : undefined;
  useEffect(() => input.current?.focus(), []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    if (busy || password === '') return input.current?.focus();
    setBusy(true);
    setError(undefined);
    try {
      await proveByPassword(password);
      onProven();
    } catch (refusal) {
      setError(refusal);
      input.current?.select();
    }
    setBusy(false);
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-3">
      <Field label={<Trans>Your password</Trans>} error={wrong} required>
        <PasswordInput
          ref={input}
          name="password"
          autoComplete="current-password"
          value={password}
          onChange={({ target }) => setPassword(target.value)}
        />
      </Field>
      <FormError>{error && !wrong ? reasonOf(error) : null}</FormError>
      <Button type="submit" variant="primary" block busy={busy}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  );
}
