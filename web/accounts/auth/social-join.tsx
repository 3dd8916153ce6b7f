import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { reasonOf } from '../../lib/form-errors.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { signInSocially } from './auth.calls.ts';
import { AuthFrame } from './auth-frame.tsx';
import { completeSignUp } from './complete-sign-in.ts';
import { RoleCards } from './role-cards.tsx';
import { type OpenRole, readRoleId } from './role-id.ts';
import type { SocialAnswer } from './social-sign-in.ts';
import { TermsBox } from './terms-box.tsx';
import { useSecondStep } from './use-second-step.ts';

/** Asks a new social account for role and consent. */
export function SocialJoin({ answer, onBack }: { answer: SocialAnswer; onBack: () => void }) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { askForFactor } = useSecondStep();
  const [role, setRole] = useState<OpenRole>(readRoleId() ?? 'influencer');
  const [accepted, setAccepted] = useState(false);
  const [missing, setMissing] = useState(false);
  const [refusal, setRefusal] = useState('');

  async function join() {
    setMissing(!accepted);
    if (!accepted) return;
    try {
      const { referralCode: code } = answer;
      const joining = { role, accept_terms: true as const, ...(code ? { referral_code: code.slice(0, 40) } : {}) };
      const entered = await signInSocially(answer, joining);
      if ('asked' in entered) return askForFactor(entered.asked);
      const { to, options } = completeSignUp(entered.session);
      await navigate(to, options);
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  }
  return (
    <AuthFrame title={<Trans>One last step</Trans>} back={onBack}>
      <title>{t`Sign Up`}</title>
      <div className="mt-5 flex flex-1 flex-col gap-4 lg:flex-none">
        <RoleCards value={role} onChange={setRole} />
        <TermsBox onChecked={setAccepted} error={missing && !accepted ? t`Accept the terms to continue.` : undefined} />
        <FormError>{refusal}</FormError>
        <Button variant="primary" block onClick={join} className="mt-auto lg:mt-2">
          <Trans>Create account</Trans>
        </Button>
      </div>
    </AuthFrame>
  );
}
