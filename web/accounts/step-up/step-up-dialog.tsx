import { Trans, useLingui } from '@lingui/react/macro';
import { Clock, Lock, Mail } from 'lucide-react';
import { useState } from 'react';
import { type SecondFactor, secondFactors } from '../../../contract/accounts/second-factors.ts';
import { reasonOf } from '../../lib/form-errors.ts';
import { personNameOf, useSession } from '../../lib/session.ts';
import { useSite } from '../../lib/site.ts';
import type { AskedProof } from '../../lib/step-up.ts';
import { Button } from '../../ui/forms/button.tsx';
import { FormError } from '../../ui/forms/form-error.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { CodeProof } from '../second-factors/code-proof.tsx';
import { AnotherWay, FactorForm, FactorRow } from '../second-factors/factor-ways.tsx';
import { WayRow } from '../second-factors/way-row.tsx';
import { ActWords, isAboutPayouts } from './act-words.tsx';
import { PasswordProof } from './password-proof.tsx';
import { proveByCode, proveByFactor, proveByPasskey, sendProofCode } from './step-up.queries.ts';

interface StepUpDialogProps {
  asked: AskedProof;
  /** Called on closing; the pending action continues when proven. */
  onDone: (isProven: boolean) => void;
}

/** Step-up dialog: names the action and the reason. One method is open, the other offered below. */
export default function StepUpDialog({ asked, onDone }: StepUpDialogProps) {
  const { t } = useLingui();
  const { profile } = useSession();
  const name = profile && personNameOf(profile).split(' ')[0];
  const { methods } = asked;
  const [way, setWay] = useState(methods[0]);
  const [sentTo, setSentTo] = useState<string>();
  const [refusal, setRefusal] = useState('');
  const proven = () => onDone(true);
  const prover = {
    byPasskey: () => proveByPasskey().then(proven),
    byCode: (code: string, factor: 'totp' | 'recovery') => proveByFactor(factor, code).then(proven),
  };

  async function sendCode() {
    setRefusal('');
    try {
      setSentTo(await sendProofCode());
      setWay('code');
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  }
  return (
    <Dialog title={name ? t`Is it you, ${name}?` : t`Is it you?`} jaali="step-up" onClose={() => onDone(false)}>
      <div className="grid gap-4">
        <p className="text-t2">
          <ActWords asked={asked} />
        </p>
        {methods.length === 0 ? <NoWay /> : null}
        {way === 'password' ? <PasswordProof onProven={proven} /> : null}
        {way === 'code' && sentTo !== undefined ? (
          <CodeProof prove={(code) => proveByCode(code).then(proven)} onSendAgain={sendProofCode}>
            <Trans>
              Enter the 6-digit code we sent to <b className="whitespace-nowrap text-t1">{sentTo}</b>.
            </Trans>
          </CodeProof>
        ) : null}
        {isFactor(way) ? <FactorForm key={way} factor={way} prover={prover} /> : null}
        {way === 'code' && sentTo === undefined ? (
          <Button variant="primary" block icon={Mail} onClick={sendCode}>
            <Trans>Send me a code</Trans>
          </Button>
        ) : null}
        <FormError>{refusal}</FormError>
        {methods.length > 1 ? <AnotherWay /> : null}
        {methods
          .filter(isFactor)
          .filter((factor) => factor !== way)
          .map((factor) => (
            <FactorRow key={factor} factor={factor} onChoose={() => setWay(factor)} />
          ))}
        {methods.includes('code') && way !== 'code' ? (
          <WayRow icon={Mail} title={<Trans>Code by email or SMS</Trans>} onChoose={sendCode}>
            <Trans>Arrives within a minute</Trans>
          </WayRow>
        ) : null}
        {methods.includes('password') && way !== 'password' ? (
          <WayRow icon={Lock} title={<Trans>Password</Trans>} onChoose={() => setWay('password')}>
            <Trans>The password you log in with</Trans>
          </WayRow>
        ) : null}
        <Terms isPayout={isAboutPayouts(asked)} />
      </div>
    </Dialog>
  );
}

const isFactor = (way: string | undefined): way is SecondFactor => secondFactors.some((factor) => factor === way);

/** For social sign-ins without a contact, who have no way to prove themselves yet. */
function NoWay() {
  return (
    <p className="rounded-box bg-sunken px-4 py-3 text-sm text-t2">
      <Trans>
        We can’t verify you yet. Confirm an email in your profile settings first. You can use it for this after 72
        hours.
      </Trans>
    </p>
  );
}

function Terms({ isPayout }: { isPayout: boolean }) {
  const { payoutTargetHours: hours } = useSite().terms;
  return (
    <p className="flex gap-3 rounded-box bg-sunken px-4 py-3 text-sm text-t2">
      <Clock className="mt-0.5 size-4 flex-none" />
      <span>
        <Trans>Valid for 10 minutes on this device.</Trans>{' '}
        {isPayout ? (
          <Trans>The first payout to a new account is sent after {hours} hours, and we email you about it.</Trans>
        ) : null}
      </span>
    </p>
  );
}
