import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

const referralLink = z.object({
  link: z.string(),
  code: z.string(),
  /** People invited by e-mail or SMS, joined by the link and verified, and qualified among those. */
  counts: z.object({ sent: z.number(), joined: z.number(), qualified: z.number() }),
  /** Total referral money that can be or was withdrawn, in rupees; and coins. */
  earned: z.number(),
  earned_coins: z.number(),
  /** Rupees pending, withdrawable now, and cancelled. */
  pending: z.number(),
  withdrawable: z.number(),
  cancelled: z.number(),
  is_super_user: z.boolean(),
  /** Number of qualified referrals that makes a super user. */
  super_user_from: z.number(),
  /** Latest invitations and joins, newest first, at most 50; invited addresses are masked, joined people named. */
  people: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['invited', 'joined', 'pending', 'withdrawable', 'cancelled']),
      /** Reason of the cancellation. */
      reason: z.optional(z.string()),
      /** When a pending reward becomes withdrawable, if known. */
      due_at: z.nullable(instant),
      at: instant,
      /** Rupees from this person, including pending ones. */
      earned: z.number(),
    }),
  ),
});
export type ReferralLink = z.infer<typeof referralLink>;
export type ReferredPerson = ReferralLink['people'][number];

/**
 * Result for one address. `sent` is also reported for members, who get no e-mail, so that the reply does not reveal
 * accounts. `already_invited`: by the same user in the last 30 days. `not_sent`: the daily limit is reached.
 */
const outcome = z.enum(['sent', 'already_invited', 'invalid', 'not_sent']);
const sentTo = z.object({ to: z.string(), outcome });
export type SentTo = z.infer<typeof sentTo>;

export const referralCalls = defineCalls(access.work, {
  getReferralLink: {
    method: 'GET',
    path: '/user/get_referal_link',
    auth: 'user',
    wholeAccount: true,
    summary: 'My referral link and what came of it',
    reply: { data: referralLink },
  },
  sendReferralLink: {
    method: 'POST',
    path: '/user/send_referal_link',
    auth: 'user',
    summary: 'Send the link to email addresses and mobiles, at most 20; each gets its outcome, in the order given',
    body: z.strictObject({
      to: z
        .array(z.string().check(z.trim(), z.maxLength(254)))
        .check(z.minLength(1, 'Enter at least one address.'), z.maxLength(20, 'Enter at most 20 addresses.')),
    }),
    idempotent: true,
    reply: { data: z.array(sentTo) },
    errors: ['NOT_VERIFIED'],
    rate: { max: 20, seconds: 3600, by: 'user' },
  },
});
