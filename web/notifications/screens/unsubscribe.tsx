import { Trans, useLingui } from '@lingui/react/macro';
import type { ActionFunctionArgs } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { useSite } from '../../lib/site.ts';
import { LinkButton } from '../../ui/forms/button.tsx';
import { MailLink, sendToken } from '../../ui/page/mail-link.tsx';

/** Ends one type of e-mails with the token from one of them. */
export const action = (sent: ActionFunctionArgs) => sendToken(sent, '/notifications/unsubscribe');

export default function Unsubscribe() {
  const { brand } = useSite();
  const { t } = useLingui();
  return (
    <MailLink
      title={t`Email notifications · ${brand}`}
      ask={{
        title: <Trans>Stop these emails?</Trans>,
        text: <Trans>You’ll still see these notifications in {brand}. Emails about your security always come.</Trans>,
        act: <Trans>Stop these emails</Trans>,
      }}
      done={{
        title: <Trans>These emails are off</Trans>,
        text: <Trans>You can switch them on again in your settings.</Trans>,
      }}
      invalid={<Trans>This link is incomplete or too old. You can switch emails off in your settings.</Trans>}
      elsewhere={
        <LinkButton to={`${paths.profileSettings}#notifications`}>
          <Trans>Notification settings</Trans>
        </LinkButton>
      }
    />
  );
}
