import { Trans, useLingui } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { paths } from '../../lib/paths.ts';
import { useContractForm } from '../../lib/use-contract-form.ts';
import { Button } from '../../ui/forms/button.tsx';
import { Field } from '../../ui/forms/field.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Input } from '../../ui/forms/input.tsx';
import { PasswordInput } from '../../ui/forms/password-input.tsx';
import type { SecondFactorAsked } from './auth.calls.ts';
import { completeSignIn } from './complete-sign-in.ts';
import type { Coded } from './use-code-step.ts';

const auth = () => import('./auth.calls.ts');

interface LoginFormProps {
  /** The account was never verified and a code was sent to it. */
  onUnverified: (coded: Coded) => void;
  /** The password was right and a second factor is needed. */
  onAsked: (asked: SecondFactorAsked) => unknown;
}

export function LoginForm({ onUnverified, onAsked }: LoginFormProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { form, errors, busy } = useContractForm({
    schema: async () => (await auth()).loginBody,
    onSubmit: async (body) => {
      try {
        const entered = await (await auth()).logIn(body);
        if ('asked' in entered) await onAsked(entered.asked);
        else await navigate(completeSignIn(entered.session), { replace: true });
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'NOT_VERIFIED') throw error;
        onUnverified((await auth()).readCoded(body));
      }
    },
  });
  return (
    <form {...form} className="mt-6 grid gap-4">
      <Field label={<Trans>Username</Trans>} error={errors.username} required>
        <Input
          name="username"
          placeholder={t`Username, email or phone number`}
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
      </Field>
      <Field label={<Trans>Password</Trans>} error={errors.password} required>
        <PasswordInput name="password" autoComplete="current-password" />
      </Field>
      <p className="-mt-1 text-right text-sm">
        <Link to={paths.forgotPassword} className="link hit-44 font-semibold">
          <Trans>Forgot Password?</Trans>
        </Link>
      </p>
      <FormError>{errors.root}</FormError>
      <Button type="submit" variant="primary" block busy={busy}>
        <Trans>Login</Trans>
      </Button>
    </form>
  );
}
