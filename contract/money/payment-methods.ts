import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, name } from '../kit/fields.ts';
import { toAsciiDigits } from '../kit/parse-number.ts';
import { holderPattern } from '../kit/patterns.ts';
import { access } from '../kit/permissions.ts';

export const payoutMethods = ['upi', 'bank'] as const;

/** UPI ID: user handle, then provider. Source: NPCI. */
const vpaPattern = /^[a-z0-9][a-z0-9._-]{1,255}@[a-z][a-z0-9]{1,63}$/i;
/** IFSC: four letters of the bank, a zero, six characters of the branch. Source: RBI. */
const ifscPattern = /^[A-Z]{4}0[A-Z0-9]{6}$/;

const upperText = z.pipe(
  z.string().check(z.trim()),
  z.transform((value: string) => value.toUpperCase()),
);

const newPaymentMethod = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('upi'),
    vpa: z.string().check(z.trim(), z.maxLength(320), z.regex(vpaPattern, 'Enter a UPI ID such as name@bank.')),
  }),
  z.strictObject({
    kind: z.literal('bank'),
    holder: name(2, 100).check(
      z.regex(
        holderPattern,
        'Use letters, spaces, dots, apostrophes and hyphens, exactly as the name appears at your bank.',
      ),
    ),
    account: z
      .string()
      .check(z.trim(), z.overwrite(toAsciiDigits), z.regex(/^\d{9,18}$/, 'Enter the account number: 9 to 18 digits.')),
    ifsc: z.pipe(upperText, z.string().check(z.regex(ifscPattern, 'Enter an IFSC such as HDFC0001234.'))),
  }),
]);
export type NewPaymentMethod = z.input<typeof newPaymentMethod>;

/** Destination of payouts. Numbers are stored encrypted and only shown masked. */
const paymentMethod = z.object({
  id,
  kind: z.enum(payoutMethods),
  /** `as•••@okhdfcbank`, `•••• 1234`. */
  masked: z.string(),
  /** Holder of the bank account. */
  holder: z.nullable(z.string()),
  ifsc: z.nullable(z.string()),
  /** True for the default method. */
  is_primary: z.boolean(),
  /** Only enabled methods take payouts. */
  is_enabled: z.boolean(),
  /** Frozen because the owner disowned the session that added it; it can only be removed. */
  is_frozen: z.boolean(),
  /** Earliest time of the first payout; null when it is possible now. */
  waits_until: z.nullable(instant),
  createdAt: instant,
});
export type PaymentMethod = z.infer<typeof paymentMethod>;

const byId = z.strictObject({ id });

export const paymentMethodCalls = defineCalls(access.secrets, {
  listPaymentMethods: {
    method: 'GET',
    path: '/wallet/payment-methods',
    auth: 'user',
    summary: 'Where my payouts may go, the primary one first',
    reply: { data: z.array(paymentMethod) },
  },
  addPaymentMethod: {
    method: 'POST',
    path: '/wallet/payment-methods',
    auth: 'user',
    stepUp: 'always',
    summary: 'Add a UPI address or a bank account; the first becomes the primary one',
    body: newPaymentMethod,
    idempotent: true,
    reply: { data: paymentMethod },
    errors: ['CONFLICT', 'RULE'],
    rate: { max: 20, seconds: 3600, by: 'user' },
  },
  removePaymentMethod: {
    method: 'DELETE',
    path: '/wallet/payment-methods/{id}',
    auth: 'user',
    stepUp: 'always',
    summary: 'Forget a payment method; not while a payout to it is under way',
    params: byId,
    reply: { data: z.array(paymentMethod) },
    errors: ['CONFLICT'],
  },
  togglePaymentMethod: {
    method: 'PUT',
    path: '/wallet/toggle/{id}',
    auth: 'user',
    stepUp: 'always',
    summary: 'Enable or disable a payment method; the primary one passes on when it is disabled',
    params: byId,
    reply: { data: z.array(paymentMethod) },
    errors: ['RULE'],
  },
  makePrimary: {
    method: 'PUT',
    path: '/wallet/primary/{id}',
    auth: 'user',
    stepUp: 'always',
    summary: 'Make an enabled payment method the primary one',
    params: byId,
    reply: { data: z.array(paymentMethod) },
    errors: ['RULE'],
  },
});
