import { canOf } from '../kit/can.ts';

/** Actions on an application: each status a side can set, and `offer`, which a bulk answer makes without shortlisting. */
const applicationActs = ['shortlisted', 'offered', 'accepted', 'declined', 'withdrawn', 'cancelled', 'offer'] as const;
export type ApplicationAct = (typeof applicationActs)[number];
export const applicationCan = canOf(applicationActs);
