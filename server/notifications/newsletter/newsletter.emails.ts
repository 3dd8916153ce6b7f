import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, letterIn, say } from '../../kit/i18n/messages.ts';

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
export function confirmLetter({ locale, brand, page, unsubscribe }: Asked) {
  const letter = letterIn(locale, {
    subject: say`Do you want the ${{ brand }} newsletter?`,
    lines: [
      say`Hello,`,
      '',
      say`Somebody, we hope you, asked us to send the ${{ brand }} newsletter here: one letter a month, on what creators charge, by city and format.`,
      '',
      say`Say yes, or no more, on this page:`,
      asIs(page),
      '',
      'If it was not you, you need not do anything: nothing more will come.',
      '',
      asIs(brand),
    ],
  });
  return {
    ...letter,
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
