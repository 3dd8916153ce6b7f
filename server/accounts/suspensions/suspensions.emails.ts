import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, type EmailMessage, emailIn, say } from '../../kit/i18n/messages.ts';
import { recipientName } from '../../kit/i18n/recipient-name.ts';

interface Particulars {
  locale: Locale;
  brand: string;
  support: string;
  /** Name of the suspended person. */
  fullname: string;
}

function hello(fullname: string) {
  const name = recipientName(fullname);
  return name === null ? say`Hello,` : say`Hello ${{ name }},`;
}

/** E-mail about a suspension, its reason, and how to object. */
export function suspendedEmail({
  locale,
  brand,
  support,
  fullname,
  reason,
}: Particulars & { reason: string }): EmailMessage {
  return emailIn(locale, {
    subject: say`Your ${{ brand }} account is suspended`,
    lines: [
      hello(fullname),
      '',
      say`We have suspended your ${{ brand }} account. Reason:`,
      asIs(reason),
      '',
      'You can’t sign in and others can’t find you. Money on hold for your work, or being paid to you, is handled as agreed.',
      say`If you think this is wrong, reply to this email or write to ${{ support }}. We’ll look into it within seven days.`,
    ],
  });
}

export function liftedEmail({ locale, brand, support, fullname }: Particulars): EmailMessage {
  return emailIn(locale, {
    subject: say`Your ${{ brand }} account is open again`,
    lines: [
      hello(fullname),
      '',
      say`Your ${{ brand }} account is no longer suspended. You can sign in again and others can find you.`,
      say`Questions? Write to ${{ support }}.`,
    ],
  });
}
