import { canOf } from '../kit/can.ts';

/**
 * What can be done with an application: each status that a side can set, and `offer`, which an answer to several at once
 * makes past the shortlist.
 */
const applicationActs = ['shortlisted', 'offered', 'accepted', 'declined', 'withdrawn', 'cancelled', 'offer'] as const;
export type ApplicationAct = (typeof applicationActs)[number];
export const applicationCan = canOf(applicationActs);
