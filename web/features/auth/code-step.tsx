import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from 'react-router';
import { JaaliTile } from '../../ui/jaali-tile.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { completeSignIn } from './complete-sign-in.ts';
import { OtpForm } from './otp-form.tsx';
import type { Coded } from './use-code-step.ts';

interface CodeStepProps extends Coded {
  onBack: () => void;
}

/** The view after sign-up, and after a login to an account that is not verified yet; the code signs in. */
export function CodeStep({ username, contact, onBack }: CodeStepProps) {
  const navigate = useNavigate();
  const { t } = useLingui();
  return (
    <AuthFrame
      title={<Trans>Enter the code</Trans>}
      picture={<JaaliTile id="otp" className="size-16 flex-none rounded-card" />}
      back={onBack}
    >
      <title>{t`Enter the code`}</title>
      <div className="mt-5 flex flex-1 flex-col lg:flex-none">
        <OtpForm
          username={username}
          contact={contact}
          onVerified={({ session }) => session && navigate(completeSignIn(session), { replace: true })}
        />
      </div>
    </AuthFrame>
  );
}
