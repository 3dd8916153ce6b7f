import { Trans, useLingui } from '@lingui/react/macro';
import { AtSign, Download, KeyRound, Landmark, Lock, type LucideIcon, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { paths } from '../../lib/paths.ts';
import { Card, CardHead } from '../../ui/data/card.tsx';
import { Tabs } from '../../ui/data/tabs.tsx';
import { DisownSession } from '../account-changes/disown-session.tsx';
import { PendingChanges } from '../account-changes/pending-changes.tsx';
import { SecurityEvents } from '../account-changes/security-events.tsx';
import { FactorAsked } from '../factor-settings/factor-asked.tsx';
import { FactorList } from '../factor-settings/factor-list.tsx';
import { OpenRecovery } from '../factor-settings/open-recovery.tsx';
import { PasskeyList } from '../factor-settings/passkey-list.tsx';
import { SessionList } from '../sessions/session-list.tsx';

/** How the person gets in: sessions, passkeys, authenticator app, recovery codes, password. */
export default function Security() {
  const { t } = useLingui();
  const settings = paths.profileSettings;
  return (
    <>
      <title>{t`Security`}</title>
      <h1 className="h1">
        <Trans>Security</Trans>
      </h1>
      <p className="mt-1 text-sm text-t3">
        <Trans>How you log in, and where you’re logged in.</Trans>
      </p>
      <div className="mt-6">
        <Tabs
          label={t`Settings`}
          current="security"
          tabs={[
            { id: 'details', to: settings, name: <Trans>My details</Trans> },
            { id: 'security', to: paths.security, name: <Trans>Security</Trans> },
            { id: 'notifications', to: `${settings}#notifications`, name: <Trans>Notifications</Trans> },
            { id: 'appearance', to: `${settings}#appearance`, name: <Trans>Language and theme</Trans> },
            { id: 'data', to: `${settings}#your-data`, name: <Trans>My data</Trans> },
          ]}
        />
      </div>
      <div className="mt-6 grid items-start gap-6 pb-18 lg:grid-cols-[minmax(0,1fr)_360px]">
        <div className="grid min-w-0 gap-6">
          <FactorAsked />
          <OpenRecovery />
          <PendingChanges />
          <SessionList
            disown={({ id, device, is_new: isNew }) => <DisownSession id={id} device={device} isUnknown={isNew} />}
          />
          <PasskeyList />
          <FactorList />
        </div>
        <div className="grid gap-6">
          <NotMeSteps />
          <ProofList />
          <SecurityEvents />
        </div>
      </div>
    </>
  );
}

function NotMeSteps() {
  const steps = [
    <Trans key="session">Ends that session within a second</Trans>,
    <Trans key="password">Asks you for a new password</Trans>,
    <Trans key="methods">Freezes payout accounts added there</Trans>,
    <Trans key="factors">Removes passkeys and apps added there</Trans>,
  ];
  return (
    <Card as="section">
      <h2 className="h4">
        <Trans>“That wasn’t me” does this</Trans>
      </h2>
      <ol className="mt-3 grid gap-3 text-sm text-t2">
        {steps.map((step, place) => (
          // Fixed list, so the position is a stable key.
          <li key={`step-${place + 1}`} className="flex items-center gap-3">
            <span className="num grid size-6 flex-none place-items-center rounded-tag bg-pea-tint font-semibold text-link text-xs">
              {place + 1}
            </span>
            <span>{step}</span>
          </li>
        ))}
      </ol>
    </Card>
  );
}

const guarded: [LucideIcon, ReactNode][] = [
  [AtSign, <Trans key="contact">Email or mobile</Trans>],
  [Lock, <Trans key="factors">Password, passkeys, authenticator</Trans>],
  [Landmark, <Trans key="payout">Payout account, payout</Trans>],
  [KeyRound, <Trans key="codes">New recovery codes</Trans>],
  [Download, <Trans key="export">Export of your data</Trans>],
  [Trash2, <Trans key="deletion">Deleting the account</Trans>],
];

function ProofList() {
  return (
    <Card as="section" padding="none">
      <CardHead
        line
        title={
          <h2 className="h4">
            <Trans>Asks for fresh proof</Trans>
          </h2>
        }
      />
      <ul className="grid gap-3 px-4 pt-4 text-sm text-t2 md:px-5">
        {guarded.map(([Icon, name], place) => (
          // Fixed list, so the position is a stable key.
          <li key={`act-${place + 1}`} className="flex items-center gap-3">
            <Icon className="size-4 flex-none text-t3" />
            <span>{name}</span>
          </li>
        ))}
      </ul>
      <p className="px-4 pt-3 pb-4 text-sm text-t3 md:px-5">
        <Trans>One proof counts for 10 minutes, in this browser.</Trans>
      </p>
    </Card>
  );
}
