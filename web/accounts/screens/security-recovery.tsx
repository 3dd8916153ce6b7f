import { Trans, useLingui } from '@lingui/react/macro';
import { paths } from '../../lib/paths.ts';
import { PageMeta } from '../../ui/page/page-meta.tsx';
import { MailAct } from '../account-changes/mail-act.tsx';
import { AuthFrame } from '../auth/auth-frame.tsx';
import { stopRecoveryByMail } from '../factor-settings/factor-settings.queries.ts';

async function stop(token: string) {
  await stopRecoveryByMail(token);
  return { username: '', reset_token: null };
}

/** From the e-mail about a recovery: the owner stops somebody who wants to get in without a second factor. */
export default function SecurityRecovery() {
  const { t } = useLingui();
  return (
    <AuthFrame
      back={paths.login}
      title={<Trans>Stop this?</Trans>}
      text={<Trans>Someone wants to get into your account without a second factor. If it wasn’t you, stop it:</Trans>}
    >
      <PageMeta
        title={t`Stop a recovery`}
        description={t`Stop someone who wants to get into your account without your second factor.`}
        noIndex
      />
      <MailAct
        act={stop}
        keepsSession
        label={<Trans>Stop this</Trans>}
        steps={[
          <Trans key="factor">Nobody gets in without your second factor</Trans>,
          <Trans key="payouts">Payouts are possible again</Trans>,
          <Trans key="password">You choose a new password, because someone knows yours</Trans>,
        ]}
      />
    </AuthFrame>
  );
}
