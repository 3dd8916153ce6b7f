import type { I18n, MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { type Payment, type PaymentDue, paymentLabels } from '../../../contract/campaigns/offer-terms.ts';
import { pieceNamed } from '../../lib/campaign-labels.ts';
import { formatDay } from '../../lib/format.ts';

const dueNames: Record<PaymentDue, MessageDescriptor> = {
  advance: msg`In advance`,
  approved: msg`On approval`,
  published: msg`On publication`,
  date: msg`On a date`,
};

/** Whole percent of a payment. */
export function percentOf(amount: number, total: number): number {
  return total > 0 ? Math.round((amount / total) * 100) : 0;
}

function whenPaid({ due, date }: Pick<Payment, 'due' | 'date'>, i18n: I18n): string {
  if (due === 'date' && date) return i18n._(msg`On ${formatDay(date, { locale: i18n.locale })}`);
  return i18n._(dueNames[due]);
}

/** Name of a payment: its own, otherwise its moment. */
export function paymentName(payment: Pick<Payment, 'label' | 'due' | 'date'>, i18n: I18n): string {
  return payment.label === paymentLabels[payment.due] ? whenPaid(payment, i18n) : payment.label;
}

/** Pieces by their keys, for example "Reel 1, Reel 2". */
export function piecesInWords(keys: readonly string[], i18n: I18n): string {
  return keys.map((key) => pieceNamed(key, i18n)).join(', ');
}

/** A whole plan in one sentence; null without payments. */
export function paymentsInWords(payments: readonly Payment[], i18n: I18n): string | null {
  const total = payments.reduce((sum, { amount }) => sum + amount, 0);
  const [only] = payments;
  if (!only) return null;
  if (payments.length === 1) return i18n._(msg`All ${lowerFirst(momentOf(only, i18n))}`);
  return payments.map((one) => `${percentOf(one.amount, total)}% ${lowerFirst(momentOf(one, i18n))}`).join(', ');
}

/** Name of a payment with the pieces that it waits for. */
export function momentOf(payment: Payment, i18n: I18n): string {
  const moment = paymentName(payment, i18n);
  if (payment.deliverables.length === 0) return moment;
  const pieces = piecesInWords(payment.deliverables, i18n);
  return i18n._(msg`${moment} (${pieces})`);
}

function lowerFirst(words: string): string {
  return words.charAt(0).toLocaleLowerCase() + words.slice(1);
}
