import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import { recipientName } from '../../kit/i18n/recipient-name.ts';

interface Particulars {
  /** Language of the sender, because the recipient's is unknown. */
  locale: Locale;
  brand: string;
  /** The account that asks. */
  account: string;
  /** Words of the sender, without links; '' for none. */
  words: string;
  /** Page on which one joins. */
  link: string;
  /** Page with a button by which one is never written to again, and the address for mail programs. */
  never: string;
  oneClick: string;
}

/** Asks a creator without an account to join. */
export function creatorInvitationEmail(particulars: Particulars): EmailMessage {
  const { locale, brand, account, words, link, never, oneClick } = particulars;
  // A name as it may appear in an e-mail to a stranger.
  const who = recipientName(account) ?? msg`A business on ${{ brand }}`;
  return {
    type: 'creator-invitation',
    locale,
    recipient: null,
    subject: msg`${{ who }} would like to work with you`,
    preheader: msg`Joining ${{ brand }} is free for creators. You set your own prices.`,
    blocks: [
      { kind: 'headline', text: msg`${{ who }} asks you to join` },
      {
        kind: 'lead',
        text: msg`They know your public profile and would like to work with you on ${{ brand }}, where what you agree on is paid in before you start.`,
      },
      ...(words === '' ? [] : [{ kind: 'quote' as const, text: verbatim(words) }]),
      { kind: 'button', label: msg`Look around and join`, url: link },
      { kind: 'comfort', text: msg`Joining is free. If this is not for you, you can ignore this email.` },
    ],
    reason: msg`You get this email because ${{ who }} has your address. ${{ brand }} doesn’t show it to anybody.`,
    waysOut: { never, oneClick },
  };
}
