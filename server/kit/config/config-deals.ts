import * as z from 'zod/mini';
import { platformTerms } from '../../../contract/core/platform-terms.ts';

const hours = z.pipe(
  z.string().check(z.regex(/^\d{1,4}(\.\d{1,6})?$/, 'a number of hours')),
  z.pipe(z.transform(Number), z.number().check(z.positive('more than 0 hours'))),
);
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
    about: 'Hours after which an offer without an answer expires, unless it names another time; may be a fraction.',
  },
  CHANGE_ORDER_HOURS: {
    schema: hours,
    fallback: String(platformTerms.changeOrderHours),
    about:
      'Hours after which an accepted change order whose increase nobody funded ends, and the agreement stays as it was; may be a fraction.',
  },
  PUBLICATION_HOURS: {
    schema: hours,
    fallback: String(platformTerms.publicationHours),
    about:
      'Hours after a link to the post after which publication counts without the brand’s word, where the creator connected no account of that platform; also the notice before a piece that was not published in time is cancelled. May be a fraction.',
  },
  IDEA_DAYS: {
    schema: days,
    fallback: '3',
    about: 'Days without an answer after which an idea sent before the shoot is approved; may be a fraction.',
  },
  ARRIVAL_DAYS: {
    schema: days,
    fallback: '30',
    about:
      'Days without a word after which unpaid work ends: as not arrived where the product is not confirmed, or unpublished; may be a fraction.',
  },
  APPROVER_HOURS: {
    schema: hours,
    fallback: '72',
    about:
      'Hours for which a member has to belong to an account, and an operator to have their level, before they approve payments; may be a fraction.',
  },
  OPERATOR_APPROVAL_ABOVE: {
    schema: rupees,
    fallback: '50000',
    about: 'Rupees above which what an operator refunds or pays out waits for a second operator.',
  },
};
