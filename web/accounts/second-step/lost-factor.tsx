import { Trans, useLingui } from '@lingui/react/macro';
import { Clock } from 'lucide-react';
import { useState } from 'react';
import { reasonOf } from '../../lib/form-errors.ts';
import { formatClock, formatDate } from '../../lib/format.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import type { SignedIn } from '../auth/auth.calls.ts';
import { CodeProof } from '../second-factors/code-proof.tsx';
import { recoverFactor } from './second-step.calls.ts';

interface LostFactorProps {
  ticket: string;
  onEntered: (session: SignedIn) => unknown;
}

/** For whoever lost every second factor: says what happens, then how long to wait, then asks for the code. */
export function LostFactor({ ticket, onEntered }: LostFactorProps) {
  const { i18n } = useLingui();
  const [answer, setAnswer] = useState<Awaited<ReturnType<typeof recoverFactor>>>();
  const [error, setError] = useState('');

  async function ask() {
    setError('');
    try {
      setAnswer(await recoverFactor({ ticket }));
    } catch (failure) {
      setError(reasonOf(failure));
    }
  }
  async function finish(otp: string) {
    const { token, user, accounts = [], person } = await recoverFactor({ ticket, otp });
    if (token && user && person) await onEntered({ token, user, accounts, person });
  }
  if (answer?.contact) {
    return (
      <CodeProof prove={finish} onSendAgain={ask}>
        <Trans>
          Enter the 6-digit code we sent to <b className="whitespace-nowrap text-t1">{answer.contact}</b>. Then set up a
          new second factor.
        </Trans>
      </CodeProof>
    );
  }
  if (answer?.ready_at) {
    const { ready_at: at } = answer;
    const time = `${formatDate(at, { locale: i18n.locale })}, ${formatClock(at, i18n.locale)}`;
    return (
      <p role="status" className="flex gap-3 rounded-box bg-amber-tint px-4 py-3 text-amber-t">
        <Clock className="mt-0.5 size-5 flex-none" />
        <Trans>
          Log in again from {time} on. Then we send you a code. We told all your contacts, so that you can stop this if
          it wasn’t you.
        </Trans>
      </p>
    );
  }
  return (
    <div className="grid gap-4">
      <p className="text-t2">
        <Trans>
          You wait 72 hours, because someone else may know your password. We tell all your contacts, and payouts are on
          hold meanwhile. Then a code gets you in.
        </Trans>
      </p>
      <FormError>{error}</FormError>
      <Button variant="primary" block onClick={ask}>
        <Trans>Start waiting</Trans>
      </Button>
    </div>
  );
}
