import { Trans } from '@lingui/react/macro';
import { CircleAlert, Clock } from 'lucide-react';
import type { FormEvent, ReactNode } from 'react';
import { lazy, Suspense, useId, useRef, useState } from 'react';
import { otpLength } from '../../../contract/kit/patterns.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { Button } from '../../ui/forms/button.tsx';
import type { Verified } from './auth.calls.ts';
import { useCountdown } from './use-countdown.ts';

const OtpInput = lazy(() => import('../../ui/forms/otp-input.tsx').then((module) => ({ default: module.OtpInput })));

const auth = () => import('./auth.calls.ts');
/** Seconds between two codes. Source: the specification. */
const resendWait = 30;

interface OtpFormProps {
  username: string;
  /** Masked; undefined when only a username is known. */
  contact?: string | undefined;
  /** Replaces the sentence that names `contact`. */
  sentTo?: ReactNode;
  onVerified: (verified: Verified) => void;
}

/** Six boxes, Verify and the resend link. Six digits are submitted automatically; each code is tried once. */
export function OtpForm({ username, contact, sentTo, onVerified }: OtpFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const [round, setRound] = useState(0);
  const tried = useRef('');
  const errorId = useId();

  async function verify(otp: string) {
    if (busy || tried.current === otp) return;
    tried.current = otp;
    setBusy(true);
    setError('');
    try {
      onVerified(await (await auth()).verifyOtp({ username, otp }));
    } catch (failure) {
      setError(reasonOf(failure));
    }
    setBusy(false);
  }
  function onSubmit(event: FormEvent) {
    event.preventDefault();
    tried.current = '';
    if (code.length === otpLength) void verify(code);
  }
  return (
    <form method="post" onSubmit={onSubmit} className="flex flex-1 flex-col" noValidate>
      <p className="mb-5 text-t2">{sentTo ?? <SentTo contact={contact} />}</p>
      <Suspense fallback={<Skeleton className="h-14" />}>
        <OtpInput
          key={round}
          value={code}
          onChange={(digits) => {
            setCode(digits);
            setError('');
          }}
          onComplete={verify}
          busy={busy}
          invalid={error !== ''}
          describedBy={errorId}
          autoFocus
        />
      </Suspense>
      <p
        id={errorId}
        role="alert"
        className="mt-2 flex min-h-5 items-center gap-2 font-semibold text-bad text-sm empty:invisible"
      >
        {error ? <CircleAlert className="size-4" /> : null}
        {error}
      </p>
      <ResendRow
        username={username}
        onError={setError}
        onSent={() => {
          setCode('');
          // Remounts the boxes to focus them, since the focused button disappears.
          setRound(round + 1);
        }}
      />
      <Button
        type="submit"
        variant="primary"
        block
        busy={busy}
        disabled={code.length < otpLength}
        className="mt-auto lg:mt-4"
      >
        <Trans>Verify</Trans>
      </Button>
    </form>
  );
}

function SentTo({ contact }: { contact: string | undefined }) {
  if (!contact) return <Trans>Please enter the 6-digit code sent to your email for verification.</Trans>;
  return (
    <Trans>
      Please enter the 6-digit code sent to your <b className="whitespace-nowrap text-t1">{contact}</b> for
      verification.
    </Trans>
  );
}

function ResendRow({
  username,
  onError,
  onSent,
}: {
  username: string;
  onError: (reason: string) => void;
  onSent: () => void;
}) {
  const [sent, setSent] = useState(false);
  const countdown = useCountdown(resendWait);

  async function resend() {
    onError('');
    try {
      await (await auth()).resendOtp(username);
      onSent();
      setSent(true);
      countdown.start();
    } catch (failure) {
      onError(reasonOf(failure));
    }
  }
  const clock = `0:${String(countdown.left).padStart(2, '0')}`;
  return (
    <div className="flex min-h-11 items-center justify-between text-sm text-t3">
      <Trans>Didn’t get it?</Trans>
      {countdown.left > 0 ? (
        <span className="num flex items-center gap-2 font-semibold" aria-live="off">
          <Clock className="size-4" />
          <Trans>Resend Again in {clock}</Trans>
        </span>
      ) : (
        <Button variant="text" size="sm" onClick={resend} className="-mr-2">
          {sent ? <Trans>Resend Again</Trans> : <Trans>Resend</Trans>}
        </Button>
      )}
    </div>
  );
}
