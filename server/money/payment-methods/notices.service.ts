import type { Context } from '../../kit/context/context.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { demandOwner, notifyOwner, ownerWords } from '../../notifications/owner-notices/owner-notices.service.ts';
import { paymentMethodEmail } from './payment-methods.emails.ts';

/** Notifies the owner in the product and by e-mail of a new payout account; `masked` is its masked number. */
export async function notifyPaymentMethodAdded(
  tx: Context,
  { accountId, kind, masked }: { accountId: number; kind: 'upi' | 'bank'; masked: string },
): Promise<void> {
  const method = kind === 'upi' ? msg`UPI ID ${{ masked }}` : msg`bank account ${{ masked }}`;
  const to = await demandOwner(tx, accountId);
  const title = msg`Payment method added: ${{ method }}`;
  const description = 'Its first payout has to wait. If this wasn’t you, remove it and change your password.';
  const email = paymentMethodEmail({ ...ownerWords(tx, to.owner), method });
  await notifyOwner(tx, to, { notice: { title, description, link: '/wallet' }, letter: email });
}
