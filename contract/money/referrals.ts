import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { instant } from '../kit/fields.ts';

const referralLink = z.object({
  link: z.string(),
  code: z.string(),
  /** People: invited by mail or SMS, joined by the link and verified, and of those qualified. */
  counts: z.object({ sent: z.number(), joined: z.number(), qualified: z.number() }),
  /** All that referrals ever brought and may be, or was, withdrawn, in rupees; and in coins. */
  earned: z.number(),
  earned_coins: z.number(),
  /** Rupees promised and not to be withdrawn yet; those that may be, in the wallet now; and those that were cancelled. */
  pending: z.number(),
  withdrawable: z.number(),
  cancelled: z.number(),
  is_super_user: z.boolean(),
  /** Qualified referrals that make a super user. */
  super_user_from: z.number(),
  /** The latest invitations and joins, newest first, at most 50; addresses masked, names of who joined. */
  people: z.array(
    z.object({
      name: z.string(),
      status: z.enum(['invited', 'joined', 'pending', 'withdrawable', 'cancelled']),
      /** Why the reward was cancelled. */
      reason: z.optional(z.string()),
      /** When a pending reward can be withdrawn, as far as is known. */
      due_at: z.nullable(instant),
      at: instant,
      /** Rupees this one brought, pending ones too. */
      earned: z.number(),
    }),
  ),
});
export type ReferralLink = z.infer<typeof referralLink>;
export type ReferredPerson = ReferralLink['people'][number];

/**
 * What became of an address. `sent` is also said of a member's, who is sent nothing: the answer tells nothing of
 * accounts. `already_invited`: by oneself in the last 30 days. `not_sent`: the day's invitations are used up.
 */
const outcome = z.enum(['sent', 'already_invited', 'invalid', 'not_sent']);
const sentTo = z.object({ to: z.string(), outcome });
export type SentTo = z.infer<typeof sentTo>;

export const referralCalls = defineCalls({
  getReferralLink: {
    method: 'GET',
    path: '/user/get_referal_link',
    auth: 'user',
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
