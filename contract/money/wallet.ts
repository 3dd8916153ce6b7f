import * as z from 'zod/mini';
import { person } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { date, id, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

export const currencies = ['INR', 'COIN'] as const;

/** Wallet in rupees and coins. The payment partner holds the money; these figures mirror it. */
const balance = z.object({
  /** Referral money credited and not withdrawn, including pending rewards. */
  referal_money: z.number(),
  user_coins: z.number(),
  /** Earnings and referral money that can be spent. */
  available: z.number(),
  /** Payouts in progress, disputes, pending referral money, and card payments in their first days. */
  on_hold: z.number(),
  /** Funded for the user's work and not released yet. */
  arriving: z.number(),
  /** Maximum amount of a payout; referral money is used first. */
  withdrawable: z.number(),
  /** Debt from charged-back payments. New income repays it first; payouts are blocked until then. */
  debt: z.number(),
  /** Advances of cancelled work that later earnings pay back to brands; nothing waits for it. */
  advances_owed: z.number(),
  /** Advances that come back to a brand that way. */
  advances_coming: z.number(),
  /** Breakdown of `on_hold`. */
  holds: z.object({ payouts: z.number(), disputes: z.number(), referrals: z.number(), cards: z.number() }),
});
export type WalletBalance = z.infer<typeof balance>;

/** Kinds of lines in the wallet statement. */
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

/** Wallet movement: positive in, negative out, with the resulting balance. */
const walletEntry = z.object({
  id,
  createdAt: instant,
  kind: z.enum(walletKinds),
  /** Person whose act moved the money; null for the platform. */
  by: z.nullable(person),
  /** Sentence that explains the movement. */
  description: z.string(),
  currency: z.enum(currencies),
  /** In rupees or coins. */
  amount: z.number(),
  /** Balance in the same currency after this movement, including money on hold. */
  balance: z.number(),
  /** Reference number for enquiries: id of the payout or the transaction. */
  reference: z.string(),
});
export type WalletEntry = z.infer<typeof walletEntry>;

export const walletCalls = defineCalls(access.money, {
  getWallet: {
    method: 'GET',
    path: '/wallet',
    auth: 'user',
    wholeAccount: true,
    summary:
      'The statement, newest first, each movement with its running balance; `format` gives it as a file, oldest first',
    query: z.strictObject({
      ...page,
      kind: z.optional(z.enum(walletKinds)),
      currency: z.optional(z.enum(currencies)),
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
    wholeAccount: true,
    summary: 'What is free, what is held and why, what is on its way',
    reply: { data: balance },
  },
});
