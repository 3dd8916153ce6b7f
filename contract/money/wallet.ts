import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { date, id, instant, nextCursor, page } from '../kit/fields.ts';

/** What one owns, in rupees, and coins. Money is held by the payment partner; these figures mirror it. */
const balance = z.object({
  /** All referral money credited and not yet withdrawn, also what may not be withdrawn yet. */
  referal_money: z.number(),
  user_coins: z.number(),
  /** Earnings and referral money, free to spend. */
  available: z.number(),
  /** Payouts under way, disputes, referral money that is pending, and card money in its first days. */
  on_hold: z.number(),
  /** Funded for one's work and not yet released. */
  arriving: z.number(),
  /** What a payout may take; it draws referral money first. */
  withdrawable: z.number(),
  /** Owed for payments that were charged back. New income pays it off first; until then nothing is paid out. */
  debt: z.number(),
  /** What makes up `on_hold`. */
  holds: z.object({ payouts: z.number(), disputes: z.number(), referrals: z.number(), cards: z.number() }),
});
export type WalletBalance = z.infer<typeof balance>;

/** What a line of the statement is about. */
export const walletKinds = [
  'referral',
  'earning',
  'payout',
  'dispute',
  'refund',
  'chargeback',
  'coins',
  'unlock',
  'other',
] as const;
export type WalletKind = (typeof walletKinds)[number];

/** One movement: plus came in, minus went out, and the balance it led to. */
const walletEntry = z.object({
  id,
  createdAt: instant,
  kind: z.enum(walletKinds),
  /** A sentence for a person: what it was for. */
  description: z.string(),
  currency: z.enum(['INR', 'COIN']),
  /** Rupees, or coins. */
  amount: z.number(),
  /** Of the same currency, after this movement: all that was credited and has not left, what waits included. */
  balance: z.number(),
  /** A number to ask about: the payout's id, the transaction's. */
  reference: z.string(),
});
export type WalletEntry = z.infer<typeof walletEntry>;

export const walletCalls = defineCalls({
  getWallet: {
    method: 'GET',
    path: '/wallet',
    auth: 'user',
    summary:
      'The statement, newest first, each movement with its running balance; `format` gives it as a file, oldest first',
    query: z.strictObject({
      ...page,
      kind: z.optional(z.enum(walletKinds)),
      currency: z.optional(z.enum(['INR', 'COIN'])),
      /** First and last day, Asia/Kolkata. */
      from: z.optional(date),
      to: z.optional(date),
      format: z.optional(z.enum(['json', 'csv', 'pdf'])),
    }),
    reply: { data: z.array(walletEntry), total: z.number(), next_cursor: nextCursor },
    errors: ['RULE'],
    downloads: { csv: 'text/csv', pdf: 'application/pdf' },
  },
  getWalletBalance: {
    method: 'GET',
    path: '/wallet/balance',
    auth: 'user',
    summary: 'What is free, what is held and why, what is on its way',
    reply: { data: balance },
  },
});
