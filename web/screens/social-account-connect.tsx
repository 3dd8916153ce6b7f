import { Trans, useLingui } from '@lingui/react/macro';
import { AccountList } from '../features/social-accounts/account-list.tsx';
import { AddAccountForm } from '../features/social-accounts/add-account-form.tsx';
import { ConnectPanel } from '../features/social-accounts/connect-panel.tsx';
import { useSession } from '../lib/session.ts';
import { Section } from '../ui/section.tsx';

export default function SocialAccountConnect() {
  const { t } = useLingui();
  const { profile } = useSession();
  return (
    <>
      <title>{t`Social accounts`}</title>
      <h1 className="h1 mb-6">
        <Trans>Social accounts</Trans>
      </h1>
      <div className="grid gap-8 pb-18 md:gap-12">
        <Section
          title={<Trans>Connect an account</Trans>}
          text={<Trans>Its figures are read every day, and others see that they are real.</Trans>}
        >
          <ConnectPanel />
        </Section>
        <Section
          title={<Trans>Your accounts</Trans>}
          text={<Trans>Each figure says where it comes from and how old it is.</Trans>}
        >
          <AccountList userId={profile?.id ?? ''} />
        </Section>
        <Section
          title={<Trans>Add one by hand</Trans>}
          text={<Trans>Figures you type in are shown as self-reported until the account is connected.</Trans>}
        >
          <AddAccountForm />
        </Section>
      </div>
    </>
  );
}
