import { Trans } from '@lingui/react/macro';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { Input } from '../../ui/forms/input.tsx';

/** Asks for one of the recovery codes. `prove` resolves when it was right. */
export function RecoveryProof({ prove }: { prove: (code: string) => Promise<unknown> }) {
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  useEffect(() => input.current?.focus(), []);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    const code = input.current?.value.trim();
    if (busy || !code) return input.current?.focus();
    setBusy(true);
    setError('');
    try {
      await prove(code);
    } catch (refusal) {
      setError(reasonOf(refusal));
      input.current?.select();
    }
    setBusy(false);
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-3">
      <Field
        label={<Trans>Recovery code</Trans>}
        hint={<Trans>One of the ten codes you saved. Each works once.</Trans>}
        error={error}
        required
      >
        <Input ref={input} name="code" autoComplete="off" autoCapitalize="characters" spellCheck={false} />
      </Field>
      <Button type="submit" variant="primary" block busy={busy}>
        <Trans>Confirm</Trans>
      </Button>
    </form>
  );
}
