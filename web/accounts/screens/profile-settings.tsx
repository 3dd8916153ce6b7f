import { Trans, useLingui } from '@lingui/react/macro';
import { ShieldCheck } from 'lucide-react';
import { useMay } from '../../lib/member-roles.ts';
import { paths } from '../../lib/paths.ts';
import { useSession } from '../../lib/session.ts';
import { AccountDeletion } from '../../privacy/personal-data/account-deletion.tsx';
import { DataExport } from '../../privacy/personal-data/data-export.tsx';
import { StorageUse } from '../../privacy/personal-data/storage-use.tsx';
import { AccountList } from '../../social/social-accounts/account-list.tsx';
import { AddAccountForm } from '../../social/social-accounts/add-account-form.tsx';
import { ConnectButtons } from '../../social/social-accounts/connect-buttons.tsx';
import { Section } from '../../ui/data/section.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { LinkButton } from '../../ui/forms/button.tsx';
import { LazyOnVisible } from '../../ui/loading/lazy-on-visible.tsx';
import { lazyWithRetry } from '../../ui/loading/lazy-with-retry.ts';
import { PendingChanges } from '../account-changes/pending-changes.tsx';
import { ChangePasswordForm } from '../auth/change-password-form.tsx';
import { BlockedList } from '../safety/blocked-list.tsx';
import { Appearance } from '../users/appearance.tsx';
import { SignInDetails } from '../users/sign-in-details.tsx';
import { ConfirmContact, ConfirmOwnMobile } from './sections/confirm-contact.tsx';

const NotificationSettings = lazyWithRetry(() => import('./sections/notification-settings.tsx'));
const ConsentList = lazyWithRetry(async () => ({
  default: (await import('../consents/consent-list.tsx')).ConsentList,
}));

const settingsToCome = <Skeleton className="h-160 rounded-card" />;
const consentsToCome = <Skeleton className="h-96 rounded-box" />;

export default function ProfileSettings() {
  const { t } = useLingui();
  const { profile } = useSession();
  // Settings of the account, not of the person, are read with this permission.
  const seesMoney = useMay('money');
  return (
    <>
      <title>{t`Profile Settings`}</title>
      <h1 className="h1 mb-6">
        <Trans>Profile Settings</Trans>
      </h1>
      <div className="grid gap-8 pb-18 md:gap-12">
        {seesMoney ? (
          <Section
            id="social-accounts"
            title={<Trans>Social accounts</Trans>}
            text={<Trans>Numbers you type in are shown as self-reported until you connect the account.</Trans>}
          >
            <AccountList userId={profile?.id ?? ''} />
            <hr className="my-5 border-line border-t border-dashed" />
            <ConnectButtons />
            <hr className="my-5 border-line border-t border-dashed" />
            <AddAccountForm />
          </Section>
        ) : null}
        <Section
          title={<Trans>Sign-in details</Trans>}
          text={<Trans>What you log in with and where we send codes.</Trans>}
        >
          <PendingChanges />
          <div className="mb-5 empty:hidden">
            <ConfirmOwnMobile bare />
          </div>
          <SignInDetails userId={profile?.id ?? ''} confirm={(waiting) => <ConfirmContact {...waiting} />} />
        </Section>
        <Section
          id="password"
          title={<Trans>Password</Trans>}
          text={<Trans>Changing it signs out your other devices.</Trans>}
        >
          <ChangePasswordForm />
        </Section>
        <Section title={<Trans>Security</Trans>} text={<Trans>How you log in, and where you’re logged in.</Trans>}>
          <LinkButton to={paths.security} icon={ShieldCheck}>
            <Trans>Passkeys, codes and devices</Trans>
          </LinkButton>
        </Section>
        <Section
          id="notifications"
          title={<Trans>Notifications</Trans>}
          text={<Trans>Choose what we notify you about, and how.</Trans>}
        >
          <LazyOnVisible placeholder={settingsToCome}>
            <NotificationSettings />
          </LazyOnVisible>
        </Section>
        <Section id="appearance" title={<Trans>Language and theme</Trans>}>
          <Appearance />
        </Section>
        <Section
          id="consents"
          title={<Trans>Your consents</Trans>}
          text={<Trans>Give or withdraw each one separately, any time.</Trans>}
        >
          <LazyOnVisible placeholder={consentsToCome}>
            <ConsentList />
          </LazyOnVisible>
        </Section>
        {seesMoney ? (
          <Section
            id="blocked"
            title={<Trans>Blocked people</Trans>}
            text={<Trans>They can’t find you, message you or apply to your campaigns.</Trans>}
          >
            <BlockedList />
          </Section>
        ) : null}
        <Section id="your-data" title={<Trans>Your data</Trans>} text={<Trans>Everything we store about you.</Trans>}>
          {seesMoney ? (
            <>
              <StorageUse />
              <hr className="my-5 border-line border-t border-dashed" />
            </>
          ) : null}
          <DataExport />
        </Section>
        <Section id="delete-account" title={<Trans>Delete account</Trans>} text={<Trans>This is permanent.</Trans>}>
          <AccountDeletion />
        </Section>
      </div>
    </>
  );
}
