import type { EmailMessage } from '../../kit/emails/email.ts';
import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import type { OwnerWords } from '../../notifications/owner-notices/owner-notices.service.ts';

/** E-mail to the owner about a new payout account. */
export function paymentMethodEmail(words: OwnerWords & { method: LocalizedMessage }): EmailMessage {
  const { locale, brand, name, support, publicUrl, method } = words;
  return {
    type: 'payment-method-added',
    locale,
    recipient: name,
    subject: msg`A payment method was added to your ${{ brand }} account`,
    preheader: msg`Its first payout has to wait, so you have time to act.`,
    blocks: [
      { kind: 'headline', text: msg`A payment method was added` },
      { kind: 'lead', text: 'Its first payout has to wait. If you added it, you don’t need to do anything.' },
      { kind: 'facts', facts: [{ label: msg`Added to your wallet`, value: method }] },
      { kind: 'button', label: msg`Check your wallet`, url: `${publicUrl}/wallet` },
      {
        kind: 'comfort',
        text: msg`If this wasn’t you, remove it, change your password and write to ${{ support }} at once.`,
      },
    ],
    reason: msg`You get this because we always tell you about the security of your account.`,
    waysOut: { settings: true },
  };
}
