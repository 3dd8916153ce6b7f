import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { asIs, onDay, say } from '../../kit/i18n/messages.ts';
import type { DebitWords } from './notices.rules.ts';

interface DebitEmail extends DebitWords {
  locale: Locale;
  name: string;
  brand: string;
  /** Page where it can be paused or cancelled. */
  page: string;
}

/** E-mail before a debit. */
export function debitEmail({ locale, plan, amount, chargeAt, name, brand, page }: DebitEmail): EmailMessage {
  const day = onDay(chargeAt);
  return {
    ...{ type: 'debit-notice', locale, recipient: name },
    subject: say`${{ amount }} will be debited on ${{ day }} for ${{ plan }}`,
    preheader: say`If you don’t want it, pause or cancel before that day.`,
    blocks: [
      { kind: 'headline', text: say`Your subscription continues` },
      { kind: 'money', amount, note: say`incl. tax, under your mandate` },
      {
        kind: 'facts',
        facts: [
          { label: say`Plan`, value: say`${{ plan }}` },
          { label: say`Debited on`, value: say`${{ day }}` },
          { label: say`Amount (incl. tax)`, value: asIs(amount), isSum: true },
        ],
      },
      { kind: 'button', label: say`Manage your subscription`, url: page },
      {
        kind: 'comfort',
        text: say`If you don’t want it, pause or cancel before that day. You keep your plan until the paid period ends.`,
      },
    ],
    reason: say`You get this because your ${{ brand }} subscription renews itself.`,
    waysOut: { settings: true },
  };
}
