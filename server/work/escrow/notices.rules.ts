import { inRupees } from '../../../contract/kit/money.ts';
import { msg, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import type { Net } from './escrow.rules.ts';

/** The calculation from the price to what is in the wallet. */
interface Released extends Pick<Net, 'amount' | 'fee' | 'tds' | 'net'> {
  /** Paise for the payee's talent manager. */
  share: number;
}

export function releasedDetails({ amount, fee, tds, net, share }: Released): EmailDetails {
  return {
    lead: msg`For your work.`,
    facts: [
      { label: msg`Price`, value: verbatim(inRupees(amount)) },
      { label: msg`Platform fee, GST included`, value: verbatim(`− ${inRupees(fee)}`) },
      { label: msg`Tax deducted`, value: verbatim(inRupees(tds)) },
      ...(share > 0 ? [{ label: msg`Share of your talent manager`, value: verbatim(`− ${inRupees(share)}`) }] : []),
      { label: msg`In your wallet`, value: verbatim(inRupees(net - share)), isSum: true },
    ],
    button: msg`Open your wallet`,
  };
}
