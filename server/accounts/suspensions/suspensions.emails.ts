import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import { recipientName } from '../../kit/i18n/recipient-name.ts';

interface Particulars {
  locale: Locale;
  brand: string;
  support: string;
  publicUrl: string;
  /** Name of the suspended person. */
  fullname: string;
}

/** E-mail about a suspension, its reason, and how to object. */
export function suspendedEmail(person: Particulars & { reason: string }): EmailMessage {
  const { locale, brand, support, fullname, reason } = person;
  return {
    type: 'account-suspended',
    locale,
    recipient: recipientName(fullname),
    subject: msg`Your ${{ brand }} account is suspended`,
    preheader: msg`See the reason, and what you can do.`,
    blocks: [
      { kind: 'headline', text: msg`Your account is suspended` },
      {
        kind: 'lead',
        text: 'You can’t sign in and others can’t find you. Money on hold for your work, or being paid to you, is handled as agreed.',
      },
      { kind: 'quote', text: verbatim(reason) },
      { kind: 'button', label: msg`Contact support`, url: `mailto:${support}` },
      {
        kind: 'comfort',
        text: msg`If you think this is wrong, reply to this email or write to ${{ support }}. We’ll look into it within seven days.`,
      },
    ],
    reason: msg`You get this because you have an account at ${{ brand }}.`,
  };
}

export function liftedEmail({ locale, brand, support, fullname, publicUrl }: Particulars): EmailMessage {
  return {
    type: 'account-restored',
    locale,
    recipient: recipientName(fullname),
    subject: msg`Your ${{ brand }} account is open again`,
    preheader: msg`You can sign in again and others can find you.`,
    blocks: [
      { kind: 'headline', text: msg`Your account is open again` },
      {
        kind: 'lead',
        text: msg`Your ${{ brand }} account is no longer suspended. You can sign in again and others can find you.`,
      },
      { kind: 'button', label: msg`Sign in`, url: `${publicUrl}/login` },
      { kind: 'comfort', text: msg`Questions? Write to ${{ support }}.` },
    ],
    reason: msg`You get this because you have an account at ${{ brand }}.`,
  };
}
