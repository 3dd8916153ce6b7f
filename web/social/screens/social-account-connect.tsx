import { Trans, useLingui } from '@lingui/react/macro';
import { useSession } from '../../lib/session.ts';
import { Section } from '../../ui/data/section.tsx';
import { AccountList } from '../social-accounts/account-list.tsx';
import { AddAccountForm } from '../social-accounts/add-account-form.tsx';
import { ConnectPanel } from '../social-accounts/connect-panel.tsx';

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
          text={<Trans>We update its numbers every day, so others can see they’re real.</Trans>}
        >
          <ConnectPanel />
        </Section>
        <Section title={<Trans>Your accounts</Trans>} text={<Trans>Every number shows its source and date.</Trans>}>
          <AccountList userId={profile?.id ?? ''} />
        </Section>
        <Section
          title={<Trans>Add by hand</Trans>}
          text={<Trans>Numbers you type in are shown as self-reported until you connect the account.</Trans>}
        >
          <AddAccountForm />
        </Section>
      </div>
    </>
  );
}
