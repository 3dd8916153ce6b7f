import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, emailIn, say } from '../../kit/i18n/messages.ts';

interface Asked {
  /** Of the device on which the address was typed. */
  locale: Locale;
  brand: string;
  /** Where the owner of the address says yes or no. */
  page: string;
  /** Where a mail program says no for them. */
  unsubscribe: string;
}

/** Asks whether it was the owner of an address who signed it up. */
export function confirmEmail({ locale, brand, page, unsubscribe }: Asked) {
  const letter = emailIn(locale, {
    subject: say`Do you want the ${{ brand }} newsletter?`,
    lines: [
      say`Hello,`,
      '',
      say`Someone, hopefully you, signed up for the ${{ brand }} newsletter with this address: one email a month about what creators charge, by city and format.`,
      '',
      say`Confirm or unsubscribe on this page:`,
      asIs(page),
      '',
      'Didn’t sign up? You can ignore this email and you won’t hear from us again.',
      '',
      asIs(brand),
    ],
  });
  return {
    ...letter,
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
