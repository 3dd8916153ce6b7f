import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { JaaliTile } from '../../ui/brand/jaali-tile.tsx';
import { showToast } from '../../ui/feedback/toast.ts';
import type { Verified } from './auth.calls.ts';
import { AuthFrame } from './auth-frame.tsx';
import { completeSignUp } from './complete-sign-in.ts';
import { OtpForm } from './otp-form.tsx';
import type { Coded } from './use-code-step.ts';
import { useSecondStep } from './use-second-step.ts';

interface CodeStepProps extends Coded {
  onBack: () => void;
}

/** Code entry after sign-up, or after a login to an unverified account; the code signs the user in. */
export function CodeStep({ username, contact, onBack }: CodeStepProps) {
  const navigate = useNavigate();
  const { askForFactor } = useSecondStep();
  const { t } = useLingui();
  const [next, setNext] = useState<string>();
  const isMobileFirst = contact !== undefined && !contact.includes('@');

  function proceed({ entered, nextContact }: Verified) {
    if (entered) {
      if ('asked' in entered) return askForFactor(entered.asked);
      const { to, options } = completeSignUp(entered.session);
      return navigate(to, options);
    }
    if (!nextContact) return;
    showToast('success', t`Mobile number confirmed. Now enter the code we emailed you.`);
    setNext(nextContact);
  }
  return (
    <AuthFrame
      title={<Trans>Enter the code</Trans>}
      picture={<JaaliTile id="otp" className="size-16 flex-none rounded-card" />}
      back={onBack}
    >
      <title>{t`Enter the code`}</title>
      <div className="mt-5 flex flex-1 flex-col lg:flex-none">
        {isMobileFirst ? (
          <p className="mb-3 text-t2">
            {next ? (
              <Trans>Mobile number confirmed. This is the second and last code.</Trans>
            ) : (
              <Trans>First your mobile number. Then we email you a second code.</Trans>
            )}
          </p>
        ) : null}
        <OtpForm key={next} username={username} contact={next ?? contact} onVerified={proceed} />
      </div>
    </AuthFrame>
  );
}
