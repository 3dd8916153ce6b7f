import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/session.ts';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { ResetForm } from '../auth/reset-form.tsx';

/**
 * Resetting needs the token of a verified code or of an operator's one-time link; without it the page links back to
 * requesting a code.
 */
export default function ResetPassword() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { username = '' } = useParams();
  const { state, hash } = useLocation();
  const isHydrated = useHydrated();
  const linked = isHydrated ? new URLSearchParams(hash.slice(1)).get('reset_token') : null;
  const resetToken: string | null = typeof state?.resetToken === 'string' ? state.resetToken : linked;
  const isLost = isHydrated && !resetToken;

  useEffect(() => {
    if (isLost) void navigate(paths.forgotPassword, { replace: true });
  }, [isLost, navigate]);

  return (
    <AuthFrame
      back={paths.login}
      title={<Trans>Reset Password</Trans>}
      text={<Trans>Choose a new password for your account</Trans>}
    >
      <title>{t`Reset Password`}</title>
      {resetToken ? <ResetForm username={username} resetToken={resetToken} /> : null}
    </AuthFrame>
  );
}
