import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { disownSignIn } from '../account-changes/account-changes.queries.ts';
import { MailAct } from '../account-changes/mail-act.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';

/** From the e-mail about a new sign-in: the owner reports that it was somebody else. */
export default function SecurityNotMe() {
  const { t } = useLingui();
  return (
    <AuthFrame
      back={paths.login}
      title={<Trans>That wasn’t you?</Trans>}
      text={
        <Trans>
          Someone signed in to your account from a device we don’t recognise. If it wasn’t you, this button:
        </Trans>
      }
    >
      <PageMeta
        title={t`That wasn’t me`}
        description={t`End a sign-in you don’t recognise, freeze payout accounts it added and choose a new password.`}
        noIndex
      />
      <MailAct
        act={disownSignIn}
        label={<Trans>That wasn’t me</Trans>}
        steps={[
          <Trans key="session">Ends that session at once</Trans>,
          <Trans key="methods">Freezes payout accounts added there and undoes changes to your contact details</Trans>,
          <Trans key="password">Asks you for a new password</Trans>,
        ]}
      />
    </AuthFrame>
  );
}
