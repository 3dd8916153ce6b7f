import { Trans } from '@lingui/react/macro';
import { Fingerprint, LifeBuoy, type LucideIcon, ShieldCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import type { SecondFactor } from '../../../contract/accounts/second-factors.ts';
import { CodeProof } from './code-proof.tsx';
import { PasskeyProof } from './passkey-proof.tsx';
import { RecoveryProof } from './recovery-proof.tsx';
import { WayRow } from './way-row.tsx';

export interface FactorProver {
  byPasskey: () => Promise<unknown>;
  byCode: (code: string, factor: 'totp' | 'recovery') => Promise<unknown>;
}

/** The form of one second factor. */
export function FactorForm({ factor, prover }: { factor: SecondFactor; prover: FactorProver }) {
  switch (factor) {
    case 'passkey':
      return <PasskeyProof prove={prover.byPasskey} />;
    case 'totp':
      return (
        <CodeProof prove={(code) => prover.byCode(code, 'totp')}>
          <Trans>Enter the 6-digit code your authenticator app shows now.</Trans>
        </CodeProof>
      );
    case 'recovery':
      return <RecoveryProof prove={(code) => prover.byCode(code, 'recovery')} />;
  }
}

const ways: Record<SecondFactor, { icon: LucideIcon; title: ReactNode; text: ReactNode }> = {
  passkey: {
    icon: Fingerprint,
    title: <Trans>Use a passkey</Trans>,
    text: <Trans>Fingerprint, face or device PIN</Trans>,
  },
  totp: { icon: ShieldCheck, title: <Trans>Code from your authenticator</Trans>, text: <Trans>Six digits</Trans> },
  recovery: {
    icon: LifeBuoy,
    title: <Trans>Recovery code</Trans>,
    text: <Trans>When phone and laptop are gone</Trans>,
  },
};

/** Row that switches to a second factor. */
export function FactorRow({ factor, onChoose }: { factor: SecondFactor; onChoose: () => void }) {
  const { icon, title, text } = ways[factor];
  return (
    <WayRow icon={icon} title={title} onChoose={onChoose}>
      {text}
    </WayRow>
  );
}

/** The word between the open way and the others. */
export function AnotherWay() {
  return (
    <p className="flex items-center gap-3 text-sm text-t3">
      <span className="h-px flex-1 bg-line" />
      <Trans>Another way</Trans>
      <span className="h-px flex-1 bg-line" />
    </p>
  );
}
