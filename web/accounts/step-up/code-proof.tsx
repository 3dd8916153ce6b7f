import { Trans } from '@lingui/react/macro';
import { type FormEvent, useId, useRef, useState } from 'react';
import { otpLength } from '../../../contract/kit/patterns.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { OtpInput } from '../../ui/forms/otp-input.tsx';
import { proveByCode } from './step-up.queries.ts';

interface CodeProofProps {
  /** Masked contact the code was sent to. */
  contact: string;
  onProven: () => void;
  onSendAgain: () => Promise<string>;
}

/** Six boxes; six digits are submitted automatically, each code once. */
export function CodeProof({ contact, onProven, onSendAgain }: CodeProofProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [round, setRound] = useState(0);
  const [busy, setBusy] = useState(false);
  const tried = useRef('');
  const errorId = useId();

  async function prove(otp: string) {
    if (busy || tried.current === otp) return;
    tried.current = otp;
    setBusy(true);
    setError('');
    try {
      await proveByCode(otp);
      onProven();
    } catch (refusal) {
      setError(reasonOf(refusal));
    }
    setBusy(false);
  }
  async function sendAgain() {
    setError('');
    try {
      await onSendAgain();
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
    if (code.length === otpLength) void prove(code);
  }
  return (
    <form method="post" onSubmit={onSubmit} noValidate className="grid gap-3">
      <p className="text-t2">
        <Trans>
          Enter the 6-digit code we sent to <b className="whitespace-nowrap text-t1">{contact}</b>.
        </Trans>
      </p>
      <OtpInput
        key={round}
        value={code}
        onChange={(digits) => {
          setCode(digits);
          setError('');
        }}
        onComplete={prove}
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
      <Button variant="text" size="sm" onClick={sendAgain} className="justify-self-center">
        <Trans>Send a new code</Trans>
      </Button>
    </form>
  );
}
