import * as z from 'zod/mini';
import { platformTerms } from '../../../contract/core/platform-terms.ts';

/** Hours to wait; 0 for none. */
export const waitingHours = z.pipe(
  z.string().check(z.regex(/^\d{1,6}(\.\d{1,6})?$/, 'a number of hours')),
  z.pipe(z.transform(Number), z.number()),
);
const hours = z.pipe(waitingHours, z.number().check(z.positive('more than 0 hours')));
const days = z.pipe(
  z.string().check(z.regex(/^\d{1,3}(\.\d{1,6})?$/, 'a number of days')),
  z.pipe(z.transform(Number), z.number().check(z.positive('more than 0 days'))),
);

const rupees = z.pipe(z.string().check(z.regex(/^\d{1,9}$/, 'a whole number of rupees')), z.transform(Number));

/** Clocks of negotiations and of agreed work, and the sum that takes two operators. Source: the product's rules, "Deals". */
export const dealVariables = {
  OFFER_HOURS: {
    schema: hours,
    fallback: String(platformTerms.offerHours),
    about: 'Hours after which an unanswered offer expires, unless the offer sets another time; fractions are allowed.',
  },
  CHANGE_ORDER_HOURS: {
    schema: hours,
    fallback: String(platformTerms.changeOrderHours),
    about:
      'Hours after which an accepted change order expires if its increase is not funded; the agreement then stays as it was. Fractions are allowed.',
  },
  PUBLICATION_HOURS: {
    schema: waitingHours,
    fallback: String(platformTerms.publicationHours),
    about:
      'Hours after the creator sends a link to the post until publication is confirmed without the brand’s answer (only if the creator has no connected account on that platform). Also the notice period before an unpublished, overdue piece is cancelled. Fractions are allowed.',
  },
  IDEA_DAYS: {
    schema: days,
    fallback: String(platformTerms.ideaDays),
    about: 'Days without an answer after which an idea is approved; fractions are allowed.',
  },
  ARRIVAL_DAYS: {
    schema: days,
    fallback: String(platformTerms.arrivalDays),
    about:
      'Days without activity after which work paid in products ends: as “not arrived” if the product’s arrival was not confirmed, otherwise as unpublished. Fractions are allowed.',
  },
  APPROVER_HOURS: {
    schema: waitingHours,
    fallback: '72',
    about:
      'Hours a member must belong to an account, or an operator must hold their level, before they can approve payments; fractions are allowed.',
  },
  OPERATOR_APPROVAL_ABOVE: {
    schema: rupees,
    fallback: '50000',
    about: 'Rupees above which an operator’s refund or payout needs approval by a second operator.',
  },
};
