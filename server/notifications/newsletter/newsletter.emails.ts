import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { msg } from '../../kit/i18n/messages.ts';

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
export function confirmEmail({ locale, brand, page, unsubscribe }: Asked): EmailMessage {
  return {
    type: 'newsletter-confirmation',
    locale,
    recipient: null,
    subject: msg`Do you want the ${{ brand }} newsletter?`,
    preheader: msg`One email a month: what creators charge, by city and format.`,
    blocks: [
      { kind: 'headline', text: msg`Do you want our newsletter?` },
      {
        kind: 'lead',
        text: msg`Someone, hopefully you, signed up for the ${{ brand }} newsletter with this address: one email a month about what creators charge, by city and format.`,
      },
      { kind: 'button', label: msg`Confirm or unsubscribe`, url: page },
      {
        kind: 'comfort',
        text: 'Didn’t sign up? You can ignore this email and you won’t hear from us again.',
      },
    ],
    reason: msg`You get this because this address was entered in our newsletter form.`,
    waysOut: { stop: page, oneClick: unsubscribe },
  };
}
