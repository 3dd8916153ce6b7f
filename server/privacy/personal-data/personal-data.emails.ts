import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, type Letter, letterIn, say } from '../../kit/i18n/messages.ts';

/** The last letter to somebody whose account is gone. */
export function erasedLetter({ locale, brand, support }: { locale: Locale; brand: string; support: string }): Letter {
  return letterIn(locale, {
    subject: say`Your ${{ brand }} account was deleted`,
    lines: [
      say`Hello,`,
      '',
      say`Your account is deleted, as you asked. What was personal is gone: your profile, your messages, your files, your contacts and every way to sign in. Nobody can find you on ${{ brand }} any more.`,
      '',
      'What the law wants kept is kept, for eight financial years: invoices as they were issued, and records of money, which name you by a number alone. Contracts stay with the other side of each.',
      '',
      'Registration data and the log of your sign-ins are locked away and erased on the day that was named to you before.',
      '',
      say`If it was not you who asked, write to ${{ support }} at once. This is the last letter from us.`,
      '',
      asIs(brand),
    ],
  });
}
