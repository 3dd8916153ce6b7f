import { Trans, useLingui } from '@lingui/react/macro';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { PasswordMeter } from './password-meter.tsx';

/** Sets a new password. A mismatch is shown but does not block the form; the server refuses it with a reason. */
export function ResetForm({ username, resetToken }: { username: string; resetToken: string }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [refusal, setRefusal] = useState('');
  const [missing, setMissing] = useState(false);
  const [busy, setBusy] = useState(false);
  const differs = password !== '' && confirmation !== '' && password !== confirmation;
  const mismatch = t`Confirm password does not match new password.`;
  const needed = (value: string) => (missing && !value ? t`Required` : undefined);

  async function onSubmit(event: FormEvent) {
    event.preventDefault();
    setMissing(true);
    setRefusal('');
    if (!password || !confirmation || busy) return;
    setBusy(true);
    try {
      const { resetPassword } = await import('./auth.calls.ts');
      await resetPassword({ username, password, confirm_password: confirmation, reset_token: resetToken });
      showToast('success', t`Password Reset Successfully.`, { duration: 1500 });
      await navigate(paths.login, { replace: true });
    } catch (error) {
      setRefusal(reasonOf(error));
    }
    setBusy(false);
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="mt-6 flex flex-1 flex-col gap-4 lg:flex-none">
      <input type="text" name="username" value={username} autoComplete="username" readOnly hidden />
      <Field label={<Trans>New Password</Trans>} error={needed(password)} required>
        <PasswordInput
          name="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          autoComplete="new-password"
        />
      </Field>
      <PasswordMeter password={password} />
      <Field label={<Trans>Confirm New Password</Trans>} error={differs ? mismatch : needed(confirmation)} required>
        <PasswordInput
          name="confirm_password"
          value={confirmation}
          onChange={(event) => setConfirmation(event.target.value)}
          autoComplete="new-password"
        />
      </Field>
      <FormError>{differs && refusal === mismatch ? null : refusal}</FormError>
      <div className="mt-auto grid gap-2 lg:mt-2">
        <Button type="submit" variant="primary" block busy={busy}>
          <Trans>Reset Password</Trans>
        </Button>
        <LinkButton to={paths.login} block>
          <Trans>Back To Login</Trans>
        </LinkButton>
      </div>
    </form>
  );
}
