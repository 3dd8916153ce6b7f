import { useLingui } from '@lingui/react/macro';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { ApiError } from '../../lib/api.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { showToast } from '../../ui/feedback/toast.ts';
import type { SecondFactorAsked } from './auth.calls.ts';
import { completeSignIn } from './complete-sign-in.ts';
import { type SocialAnswer, takeSocialAnswer } from './social-sign-in.ts';

/** Completes a sign-in that returns from a provider. Returns the answer if it still needs a role. */
export function useSocialReturn(onAsked: (asked: SecondFactorAsked) => unknown) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [joining, setJoining] = useState<SocialAnswer>();
  const latest = useRef(onAsked);
  latest.current = onAsked;

  useEffect(() => {
    const answer = takeSocialAnswer();
    if (!answer) return;
    if (answer === 'refused') return showToast('error', t`Sign-in wasn’t completed. Please try again.`);
    finish(answer).then(
      (entered) =>
        'asked' in entered
          ? latest.current(entered.asked)
          : navigate(completeSignIn(entered.session), { replace: true }),
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
