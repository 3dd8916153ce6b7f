import { inRupees } from '../../../contract/kit/money.ts';
import { asIs, say } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import type { Net } from './escrow.rules.ts';

/** The calculation from the price to what is in the wallet. */
export function releasedDetails({ amount, fee, tds, net }: Pick<Net, 'amount' | 'fee' | 'tds' | 'net'>): EmailDetails {
  return {
    lead: say`For your work.`,
    facts: [
      { label: say`Price`, value: asIs(inRupees(amount)) },
      { label: say`Platform fee, GST included`, value: asIs(`− ${inRupees(fee)}`) },
      { label: say`Tax deducted`, value: asIs(inRupees(tds)) },
      { label: say`In your wallet`, value: asIs(inRupees(net)), isSum: true },
    ],
    button: say`Open your wallet`,
  };
}
