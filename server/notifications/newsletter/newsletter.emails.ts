import type { Locale } from '../../../contract/kit/languages.ts';
import { asIs, emailIn, say } from '../../kit/i18n/messages.ts';

interface Asked {
  /** Language of the device on which the address was entered. */
  locale: Locale;
  brand: string;
  /** Page on which the owner of the address confirms or refuses. */
  page: string;
  /** URL for one-click unsubscribing by mail programs. */
  unsubscribe: string;
}

/** E-mail asking the owner of an address to confirm its signup. */
export function confirmEmail({ locale, brand, page, unsubscribe }: Asked) {
  const message = emailIn(locale, {
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
    ...message,
    headers: { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' },
  };
}
