import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, type EmailMessage, emailIn, say } from '../../kit/i18n/messages.ts';

/** The last e-mail to the owner of a deleted account. */
export function erasedEmail({
  locale,
  brand,
  support,
}: {
  locale: Locale;
  brand: string;
  support: string;
}): EmailMessage {
  return emailIn(locale, {
    subject: say`Your ${{ brand }} account was deleted`,
    lines: [
      say`Hello,`,
      '',
      say`Your account is deleted, as you asked. Your profile, messages, files, contacts and all sign-ins are gone, and nobody can find you on ${{ brand }} any more.`,
      '',
      'The law requires us to keep some records for eight financial years: invoices as issued, and payment records that identify you only by a number. The other side keeps its copy of each contract.',
      '',
      'Registration data and your sign-in log are locked and will be erased on the date we told you.',
      '',
      say`If you didn’t request this, write to ${{ support }} at once. This is our last email to you.`,
      '',
      asIs(brand),
    ],
  });
}
