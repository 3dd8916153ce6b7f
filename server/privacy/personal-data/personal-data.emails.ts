import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { msg } from '../../kit/i18n/messages.ts';

interface Erased {
  locale: Locale;
  brand: string;
  support: string;
  publicUrl: string;
}

/** The last e-mail to the owner of a deleted account. */
export function erasedEmail({ locale, brand, support, publicUrl }: Erased): EmailMessage {
  return {
    type: 'account-erased',
    locale,
    recipient: null,
    subject: msg`Your ${{ brand }} account was deleted`,
    preheader: msg`This is our last email to you.`,
    blocks: [
      { kind: 'headline', text: msg`Your account was deleted` },
      {
        kind: 'lead',
        text: msg`Your account is deleted, as you asked. Your profile, messages, files, contacts and all sign-ins are gone, and nobody can find you on ${{ brand }} any more.`,
      },
      {
        kind: 'lead',
        text: 'The law requires us to keep some records for eight financial years: invoices as issued, and payment records that identify you only by a number. The other side keeps its copy of each contract.',
      },
      {
        kind: 'lead',
        text: 'Registration data and your sign-in log are locked and will be erased on the date we told you.',
      },
      { kind: 'button', label: msg`What we keep, and how long`, url: `${publicUrl}/privacy-policy` },
      {
        kind: 'comfort',
        text: msg`If you didn’t request this, write to ${{ support }} at once. This is our last email to you.`,
      },
    ],
    reason: msg`You get this because your account had this address.`,
  };
}
