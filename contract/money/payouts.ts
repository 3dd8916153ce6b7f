import * as z from 'zod/mini';
import { person } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { amount, entityId, id, instant, nextCursor, page, queryNumber, rupees } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { payoutMethods } from './payment-methods.ts';

const deduction = z.object({
  /** `TDS, Income-tax Act 2025, s.393`. */
  name: z.string(),
  percent: z.number(),
  /** Rupees. */
  amount: z.number(),
});

/** Preview of a payout before it is requested; amounts in rupees. */
const payoutQuote = z.object({
  amount: z.number(),
  fee: z.number(),
  deductions: z.array(deduction),
  /** Amount that reaches the account. */
  net: z.number(),
  minimum: z.number(),
  withdrawable: z.number(),
});
export type PayoutQuote = z.infer<typeof payoutQuote>;

export const payoutStatuses = ['requested', 'processing', 'paid', 'failed'] as const;
export type PayoutStatus = (typeof payoutStatuses)[number];

export const payout = z.object({
  id,
  status: z.enum(payoutStatuses),
  /** Person who asked for it. */
  by: z.nullable(person),
  amount: z.number(),
  fee: z.number(),
  deductions: z.array(deduction),
  net: z.number(),
  payment_method: z.object({ kind: z.enum(payoutMethods), masked: z.string() }),
  /** Bank reference number (UTR), once the provider has sent it. */
  reference: z.nullable(z.string()),
  /** Reason of a failure, as a sentence; the money is back in the wallet then. */
  failure_reason: z.nullable(z.string()),
  /** Stages reached so far, in order. */
  stages: z.array(z.object({ status: z.enum(payoutStatuses), at: instant })),
  createdAt: instant,
  /** The provider's id of the payout; null until submitted. */
  provider_id: z.nullable(z.string()),
});
export type Payout = z.infer<typeof payout>;

export const payoutCalls = defineCalls(access.money, {
  requestPayout: {
    method: 'POST',
    path: '/wallet/payout',
    auth: 'user',
    wholeAccount: true,
    needs: 'withdraw',
    payment: true,
    stepUp: 'always',
    summary: 'Pay out to one of my payment methods',
    body: z.strictObject({ amount, payment_method_id: entityId }),
    idempotent: 'required',
    reply: { data: payout },
    errors: ['NOT_FOUND', 'RULE', 'TARGET_WAITS', 'NOT_ENOUGH_MONEY', 'NOT_CONFIGURED'],
    rate: { max: 20, seconds: 3600, by: 'user' },
  },
  quotePayout: {
    method: 'GET',
    path: '/wallet/payout/quote',
    auth: 'user',
    wholeAccount: true,
    summary: 'Fee, deductions and net of a payout, before it is asked for',
    query: z.strictObject({ amount: z.pipe(queryNumber(0, 99_99_99_999), rupees) }),
    reply: { data: payoutQuote },
  },
  listPayouts: {
    method: 'GET',
    path: '/wallet/payouts',
    auth: 'user',
    wholeAccount: true,
    needs: 'secrets',
    summary: 'My payouts, newest first, with their stages',
    query: z.strictObject(page),
    reply: { data: z.array(payout), next_cursor: nextCursor },
  },
  getPayout: {
    method: 'GET',
    path: '/wallet/payouts/{id}',
    auth: 'user',
    wholeAccount: true,
    needs: 'secrets',
    summary: 'One payout of mine, asked for at the provider when it is under way',
    params: z.strictObject({ id }),
    reply: { data: payout },
  },
});
