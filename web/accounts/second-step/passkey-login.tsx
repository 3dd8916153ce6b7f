import { Trans } from '@lingui/react/macro';
import { Fingerprint } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useHydrated } from '../../lib/session.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { completeSignIn } from '../auth/complete-sign-in.ts';

const calls = () => import('./second-step.calls.ts');
const passkeys = () => import('../second-factors/passkeys.ts');

/** Logs in by a passkey, without name and password; nothing in browsers that know none. */
export function PasskeyLogin() {
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const [error, setError] = useState('');

  async function press() {
    setError('');
    try {
      await navigate(completeSignIn(await (await calls()).logInByPasskey()), { replace: true });
    } catch (failure) {
      setError((await passkeys()).reasonOfPasskey(failure));
    }
  }
  if (isHydrated && typeof window.PublicKeyCredential !== 'function') return null;
  return (
    <div className="mt-3 grid gap-2">
      <Button block icon={Fingerprint} onClick={press}>
        <Trans>Log in with a passkey</Trans>
      </Button>
      <FormError>{error}</FormError>
    </div>
  );
}
