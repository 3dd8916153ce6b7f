import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { JaaliTile } from '../../ui/brand/jaali-tile.tsx';
import { Button } from '../../ui/forms/button.tsx';
import type { SecondFactorAsked, SignedIn } from '../auth/auth.calls.ts';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { completeSignIn } from '../auth/complete-sign-in.ts';
import { AnotherWay, FactorForm, FactorRow } from '../second-factors/factor-ways.tsx';
import { LostFactor } from './lost-factor.tsx';
import { finishByCode, finishByPasskey } from './second-step.calls.ts';

interface SecondStepProps {
  asked: SecondFactorAsked;
  onBack: () => void;
}

/** Second step of a login: one second factor is open, the others are offered below. */
export function SecondStep({ asked: { ticket, methods }, onBack }: SecondStepProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [factor, setFactor] = useState(methods[0] ?? 'totp');
  const [isLost, setLost] = useState(false);
  const others = methods.filter((each) => each !== factor);
  const enter = (session: SignedIn) => navigate(completeSignIn(session), { replace: true });
  const prover = {
    byPasskey: async () => enter(await finishByPasskey(ticket)),
    byCode: async (code: string) => enter(await finishByCode(ticket, code)),
  };
  if (isLost) {
    return (
      <AuthFrame title={<Trans>Lost your second factor?</Trans>} back={() => setLost(false)}>
        <title>{t`Lost your second factor?`}</title>
        <div className="mt-4">
          <LostFactor ticket={ticket} onEntered={enter} />
        </div>
      </AuthFrame>
    );
  }
  return (
    <AuthFrame
      title={<Trans>Is it you?</Trans>}
      text={<Trans>Your account asks for a second proof.</Trans>}
      picture={<JaaliTile id="second-step" className="size-16 flex-none rounded-card" />}
      back={onBack}
    >
      <title>{t`Is it you?`}</title>
      <div className="mt-6 grid gap-4">
        <FactorForm key={factor} factor={factor} prover={prover} />
        {others.length > 0 ? <AnotherWay /> : null}
        {others.map((each) => (
          <FactorRow key={each} factor={each} onChoose={() => setFactor(each)} />
        ))}
        <Button variant="text" onClick={() => setLost(true)} className="justify-self-center">
          <Trans>I’ve lost all of them</Trans>
        </Button>
      </div>
    </AuthFrame>
  );
}
