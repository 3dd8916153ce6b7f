import { allBy, canOf } from '../kit/can.ts';

/**
 * Actions on an application: each status a side can set, `offer`, which a bulk answer makes without shortlisting, and `propose`, a split of
 * one's own for a cancellation. `in_progress` takes one's own proposal back, or refuses the other side's.
 * `arrival` confirms that the product arrived. `change` proposes a change order, `renew` one of rights and price only.
 */
const applicationActs = {
  ...allBy('moveApplication', [
    'shortlisted',
    'offered',
    'accepted',
    'declined',
    'withdrawn',
    'cancelled',
    'in_progress',
    'propose',
  ]),
  offer: 'answerApplicants',
  arrival: 'confirmArrival',
  ...allBy('proposeChangeOrder', ['change', 'renew']),
} as const;
export type ApplicationAct = keyof typeof applicationActs;
export const applicationCan = canOf(applicationActs);
