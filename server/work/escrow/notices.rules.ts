import { inRupees } from '../../../contract/kit/money.ts';
import type { Fact } from '../../kit/emails/email.ts';
import { type LocalizedMessage, msg, verbatim } from '../../kit/i18n/messages.ts';
import type { EmailDetails } from '../../notifications/notifications/notices.rules.ts';
import type { Net } from './escrow.rules.ts';

/** The calculation from a price to what is left in hand. */
interface NetParts extends Pick<Net, 'amount' | 'fee' | 'tds' | 'net'>, Partial<Pick<Net, 'creatorGst'>> {
  /** Paise for the payee's talent manager. */
  share: number;
}

/** Lines from a price to what is left in hand; labels name its two ends. */
export function netFacts(
  { amount, creatorGst = 0, fee, tds, net, share }: NetParts,
  { price, left }: { price: LocalizedMessage; left: LocalizedMessage },
): Fact[] {
  return [
    { label: price, value: verbatim(inRupees(amount)) },
    ...(creatorGst > 0 ? [{ label: msg`Your GST`, value: verbatim(inRupees(creatorGst)) }] : []),
    { label: msg`Platform fee, GST included`, value: verbatim(`− ${inRupees(fee)}`) },
    { label: msg`Tax deducted`, value: verbatim(inRupees(tds)) },
    ...(share > 0 ? [{ label: msg`Share of your talent manager`, value: verbatim(`− ${inRupees(share)}`) }] : []),
    { label: left, value: verbatim(inRupees(net - share)), isSum: true },
  ];
}

export function releasedDetails(parts: NetParts): EmailDetails {
  return {
    lead: msg`For your work.`,
    facts: netFacts(parts, { price: msg`Price`, left: msg`In your wallet` }),
    button: msg`Open your wallet`,
  };
}
