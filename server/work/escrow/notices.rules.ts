import { inRupees } from '../../../contract/kit/money.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import type { Net } from './escrow.rules.ts';

/** The calculation from the price to what is in the wallet. */
export function releasedDetails({ amount, fee, tds, net }: Pick<Net, 'amount' | 'fee' | 'tds' | 'net'>): EmailDetails {
  return {
    lead: msg`For your work.`,
    facts: [
      { label: msg`Price`, value: verbatim(inRupees(amount)) },
      { label: msg`Platform fee, GST included`, value: verbatim(`− ${inRupees(fee)}`) },
      { label: msg`Tax deducted`, value: verbatim(inRupees(tds)) },
      { label: msg`In your wallet`, value: verbatim(inRupees(net)), isSum: true },
    ],
    button: msg`Open your wallet`,
  };
}
