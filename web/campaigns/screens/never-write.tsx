import { Trans, useLingui } from '@lingui/react/macro';
import type { ActionFunctionArgs } from 'react-router';
import { useSite } from '../../lib/site.ts';
import { MailLink, sendToken } from '../../ui/page/mail-link.tsx';

/** Keeps for ever that an address wants no mail that asks to join. */
export const action = (sent: ActionFunctionArgs) => sendToken(sent, '/crm/never-write');

export default function NeverWrite() {
  const { brand } = useSite();
  const { t } = useLingui();
  return (
    <MailLink
      title={t`Emails that ask you to join · ${brand}`}
      ask={{
        title: <Trans>Never write to you again?</Trans>,
        text: <Trans>No business can ask you by email to join {brand} any more. This has no end.</Trans>,
        act: <Trans>Never write to me again</Trans>,
      }}
      done={{
        title: <Trans>We won’t write to you again</Trans>,
        text: <Trans>We keep only a fingerprint of your address, so that we know it when somebody enters it.</Trans>,
      }}
      invalid={<Trans>This link is incomplete. Open it again from the email.</Trans>}
    />
  );
}
