import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { type SocialAnswer, takeSocialAnswer } from './social-sign-in.ts';

/** Completes a sign-in that returns from a provider. Returns the answer if it still needs a role. */
export function useSocialReturn() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [joining, setJoining] = useState<SocialAnswer>();

  useEffect(() => {
    const answer = takeSocialAnswer();
    if (!answer) return;
    if (answer === 'refused') return showToast('error', t`Sign-in wasn’t completed. Please try again.`);
    finish(answer).then(
      (session) => navigate(completeSignIn(session), { replace: true }),
      (error) => {
        if (error instanceof ApiError && error.code === 'ROLE_NEEDED') setJoining(answer);
        else showToast('error', reasonOf(error));
      },
    );
  }, [navigate, t]);

  return { joining, cancel: () => setJoining(undefined) };
}

async function finish(answer: SocialAnswer) {
  const { signInSocially } = await import('./auth.calls.ts');
  return signInSocially(answer);
}
