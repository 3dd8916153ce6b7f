import { asIs, type EmailMessage, emailIn, type Said, say } from '../../kit/i18n/messages.ts';
import type { OwnerWords } from '../../notifications/owner-notices/owner-notices.service.ts';

/** E-mail to the owner about a new payout account. */
export function paymentMethodEmail(words: OwnerWords & { method: Said }): EmailMessage {
  const { locale, brand, name, support, method } = words;
  return emailIn(locale, {
    subject: say`A payment method was added to your ${{ brand }} account`,
    lines: [
      say`Hello ${{ name }},`,
      '',
      say`${{ method }} was added to your wallet. Its first payout has to wait, so you have time to act.`,
      say`If this wasn’t you, remove it, change your password and write to ${{ support }} at once.`,
      '',
      asIs(brand),
    ],
  });
}
