import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { undoChange } from '../account-changes/account-changes.queries.ts';
import { MailAct } from '../account-changes/mail-act.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';

/** From the e-mail about a changed e-mail, mobile or password: the owner undoes the change. */
export default function SecurityUndoChange() {
  const { t } = useLingui();
  return (
    <AuthFrame
      back={paths.login}
      title={<Trans>Undo this change?</Trans>}
      text={<Trans>Your contacts, password or second factors were changed. If it wasn’t you, undo it:</Trans>}
    >
      <PageMeta
        title={t`Undo a change`}
        description={t`Undo a change to your email, mobile number or password that you didn’t make.`}
        noIndex
      />
      <MailAct
        act={undoChange}
        label={<Trans>Undo the change</Trans>}
        steps={[
          <Trans key="former">Your previous details are restored</Trans>,
          <Trans key="sessions">Every device is signed out</Trans>,
          <Trans key="password">Payouts stop until you choose a new password in the next step</Trans>,
        ]}
      />
    </AuthFrame>
  );
}
