import { Trans } from '@lingui/react/macro';
import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react';
import { otpLength } from '../../../contract/kit/patterns.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { OtpInput } from '../../ui/forms/otp-input.tsx';

interface CodeProofProps {
  /** Where the code comes from. */
  children: ReactNode;
  /** Resolves when the code was right. */
  prove: (code: string) => Promise<unknown>;
  /** For codes that are sent: sends another one. */
  onSendAgain?: () => Promise<unknown>;
}

/** Six boxes; six digits are submitted automatically, each code once. */
export function CodeProof({ children, prove, onSendAgain }: CodeProofProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const tried = useRef('');
  const errorId = useId();

  async function submit(otp: string) {
    if (busy || tried.current === otp) return;
    tried.current = otp;
    setBusy(true);
    setError('');
    try {
      await prove(otp);
    } catch (refusal) {
      setError(reasonOf(refusal));
    }
    setBusy(false);
  }
  async function sendAgain() {
    setError('');
    try {
      await onSendAgain?.();
      setCode('');
      tried.current = '';
      setRound(round + 1);
    } catch (refusal) {
      setError(reasonOf(refusal));
    }
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    tried.current = '';
    if (code.length === otpLength) void submit(code);
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-3">
      <p className="text-t2">{children}</p>
      <OtpInput
        key={round}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setError('');
        }}
        onComplete={submit}
        invalid={error !== ''}
        describedBy={errorId}
        autoFocus
      />
      <div id={errorId}>
        <FormError>{error}</FormError>
      </div>
      <Button type="submit" variant="primary" block busy={busy} disabled={code.length < otpLength}>
        <Trans>Confirm</Trans>
      </Button>
      {onSendAgain ? (
        <Button variant="text" size="sm" onClick={sendAgain} className="justify-self-center">
          <Trans>Send a new code</Trans>
        </Button>
      ) : null}
    </form>
  );
}
