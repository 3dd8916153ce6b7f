import { Trans } from '@lingui/react/macro';
import { type ReactNode, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { dropDeadSession } from '../../lib/end-session.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { paths } from '../../lib/paths.ts';
import { useHydrated } from '../../lib/session.ts';
import { Button, LinkButton } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';

interface Reset {
  username: string;
  reset_token: string | null;
}

interface MailActProps {
  /** Explains, in order, what the button does. */
  steps: readonly ReactNode[];
  /** Label of the button. */
  label: ReactNode;
  act: (token: string) => Promise<Reset>;
  /** The act ends no session. */
  keepsSession?: boolean;
}

/**
 * Page linked from a security e-mail: opening it changes nothing, its button acts once and continues with a new password.
 */
export function MailAct({ steps, label, act, keepsSession = false }: MailActProps) {
  const navigate = useNavigate();
  const { hash } = useLocation();
  const isHydrated = useHydrated();
  const [refusal, setRefusal] = useState('');
  const [isDone, setDone] = useState(false);
  const token = isHydrated ? new URLSearchParams(hash.slice(1)).get('token') : null;

  async function press() {
    setRefusal('');
    try {
      const { username, reset_token: resetToken } = await act(token ?? '');
      if (!keepsSession) dropDeadSession();
      if (resetToken) await navigate(paths.resetPassword(username), { replace: true, state: { resetToken } });
      else setDone(true);
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  }
  if (isDone) {
    return (
      <div className="mt-6 grid gap-4">
        <p role="status">
          <Trans>Done. Now choose a new password. We’ll email you a code.</Trans>
        </p>
        <LinkButton to={paths.forgotPassword} variant="primary" block>
          <Trans>Choose a new password</Trans>
        </LinkButton>
      </div>
    );
  }
  return (
    <div className="mt-6 flex flex-1 flex-col gap-4 lg:flex-none">
      <ol className="grid gap-3">
        {steps.map((step, place) => (
          // Fixed list, so the position is a stable key.
          <li key={`step-${place + 1}`} className="flex items-center gap-3">
            <span className="num grid size-8 flex-none place-items-center rounded-box bg-pea-tint font-bold text-link">
              {place + 1}
            </span>
            {step}
          </li>
        ))}
      </ol>
      <FormError>{refusal}</FormError>
      {isHydrated && !token ? (
        <p className="text-bad">
          <Trans>This link is incomplete. Open it again from the email.</Trans>
        </p>
      ) : null}
      <div className="mt-auto grid gap-2 lg:mt-2">
        <Button variant="danger-filled" block disabled={!token} onClick={press}>
          {label}
        </Button>
        <LinkButton to={paths.login} block>
          <Trans>Back To Login</Trans>
        </LinkButton>
      </div>
    </div>
  );
}
