import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { inLanguage, say } from '../../kit/i18n/messages.ts';

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
  const who = name ?? say`A member of ${{ brand }}`;
  return {
    ...{ type: 'referral-invitation', locale, recipient: null },
    subject: say`${{ who }} invites you to ${{ brand }}`,
    preheader: say`Joining is free. The link inside is from them.`,
    blocks: [
      { kind: 'headline', text: say`You’re invited to ${{ brand }}` },
      {
        kind: 'lead',
        text: say`${{ who }} invites you to ${{ brand }}, where brands and influencers find each other and work together.`,
      },
      { kind: 'button', label: say`Join ${{ brand }}`, url: link },
      { kind: 'comfort', text: say`Joining is free. You can ignore this email.` },
    ],
    reason:
      'You get this email once because they entered your address. We haven’t added you to any list, and you can ignore it.',
  };
}

/** Short, for an SMS. */
export function invitationText({ locale, brand, name, link }: Invitation): string {
  return inLanguage(locale)(
    say`${{ who: name ?? say`A member` }} invites you to ${{ brand }}: ${{ link }} - ${{ brand }}`,
  );
}
