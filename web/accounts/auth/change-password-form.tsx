import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import { type ChangeEvent, useRef, useState } from 'react';
import { authCalls } from '../../../contract/accounts/auth.ts';
import { ApiError, request } from '../../lib/api.ts';
import { sharedKeys } from '../../lib/query-keys.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import { PasswordMeter } from './password-meter.tsx';

const schema = async () => (await import('./auth.calls.ts')).changePasswordBody;

/** Changes the password and signs out all other devices. */
export function ChangePasswordForm() {
  const { t } = useLingui();
  const client = useQueryClient();
  const node = useRef<HTMLFormElement>(null);
  const [typed, setTyped] = useState({ password: '', confirm_password: '' });
  const { password, confirm_password: confirmation } = typed;
  const { form, errors, busy } = useContractForm({
    schema,
    // Accounts without a password leave it empty and do a step-up instead.
    toBody: ({ current_password: current, ...values }) => (current ? { current_password: current, ...values } : values),
    onSubmit: async (body) => {
      try {
        await request(authCalls.changePassword, { body });
      } catch (error) {
        throw wrongPasswordAtField(error);
      }
      node.current?.reset();
      setTyped({ password: '', confirm_password: '' });
      showToast('success', t`Password changed. Your other devices have been signed out.`);
      await client.invalidateQueries({ queryKey: sharedKeys.sessions });
    },
  });
  const differs = password !== '' && confirmation !== '' && password !== confirmation;
  const keep = ({ target }: ChangeEvent<HTMLInputElement>) => setTyped({ ...typed, [target.name]: target.value });
  return (
    <form {...form} ref={node} className="grid max-w-md gap-4">
      <Field label={<Trans>Current password</Trans>} error={errors.current_password}>
        <PasswordInput name="current_password" autoComplete="current-password" />
      </Field>
      <Field label={<Trans>New Password</Trans>} error={errors.password} required>
        <PasswordInput name="password" autoComplete="new-password" onChange={keep} />
      </Field>
      <PasswordMeter password={password} />
      <Field
        label={<Trans>Confirm New Password</Trans>}
        error={differs ? t`Confirm password does not match new password.` : errors.confirm_password}
        required
      >
        <PasswordInput name="confirm_password" autoComplete="new-password" onChange={keep} />
      </Field>
      <FormError>{errors.root}</FormError>
      <Button type="submit" variant="peacock" busy={busy} className="md:justify-self-start">
        <Trans>Change password</Trans>
      </Button>
    </form>
  );
}

/** Shows a refused current password at its field. */
function wrongPasswordAtField(error: unknown): unknown {
  if (!(error instanceof ApiError) || error.code !== 'WRONG_PASSWORD') return error;
  return new ApiError(error.status, { ...error, fields: { current_password: error.reason } });
}
