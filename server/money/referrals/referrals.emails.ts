import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { inLanguage, msg } from '../../kit/i18n/messages.ts';

interface Invitation {
  /** Language of the sender, because the recipient's is unknown. */
  locale: Locale;
  brand: string;
  /** Sender's name, fit for an e-mail to a stranger; null when it is not. */
  name: string | null;
  link: string;
}

/** The e-mail that carries a referral link. */
export function invitationEmail({ locale, brand, name, link }: Invitation): EmailMessage {
  const who = name ?? msg`A member of ${{ brand }}`;
  return {
    type: 'referral-invitation',
    locale,
    recipient: null,
    subject: msg`${{ who }} invites you to ${{ brand }}`,
    preheader: msg`Joining is free. The link inside is from them.`,
    blocks: [
      { kind: 'headline', text: msg`You’re invited to ${{ brand }}` },
      {
        kind: 'lead',
        text: msg`${{ who }} invites you to ${{ brand }}, where brands and influencers find each other and work together.`,
      },
      { kind: 'button', label: msg`Join ${{ brand }}`, url: link },
      { kind: 'comfort', text: msg`Joining is free. You can ignore this email.` },
    ],
    reason:
      'You get this email once because they entered your address. We haven’t added you to any list, and you can ignore it.',
  };
}

/** Short, for an SMS. */
export function invitationText({ locale, brand, name, link }: Invitation): string {
  return inLanguage(locale)(
    msg`${{ who: name ?? msg`A member` }} invites you to ${{ brand }}: ${{ link }} - ${{ brand }}`,
  );
}
