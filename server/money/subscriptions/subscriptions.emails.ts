import type { Locale } from '../../../contract/kit/languages.ts';
import type { EmailMessage } from '../../kit/emails/email.ts';
import { msg, onDay, verbatim } from '../../kit/i18n/messages.ts';
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
    type: 'debit-notice',
    locale,
    recipient: name,
    subject: msg`${{ amount }} will be debited on ${{ day }} for ${{ plan }}`,
    preheader: msg`If you don’t want it, pause or cancel before that day.`,
    blocks: [
      { kind: 'headline', text: msg`Your subscription continues` },
      { kind: 'money', amount, note: msg`incl. tax, under your mandate` },
      {
        kind: 'facts',
        facts: [
          { label: msg`Plan`, value: msg`${{ plan }}` },
          { label: msg`Debited on`, value: msg`${{ day }}` },
          { label: msg`Amount (incl. tax)`, value: verbatim(amount), isSum: true },
        ],
      },
      { kind: 'button', label: msg`Manage your subscription`, url: page },
      {
        kind: 'comfort',
        text: msg`If you don’t want it, pause or cancel before that day. You keep your plan until the paid period ends.`,
      },
    ],
    reason: msg`You get this because your ${{ brand }} subscription renews itself.`,
    waysOut: { settings: true },
  };
}
