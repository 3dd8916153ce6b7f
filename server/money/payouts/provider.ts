import * as z from 'zod/mini';
import type { Config } from '../../kit/config/config.ts';
import type { Context } from '../../kit/context/context.ts';
import { refuse } from '../../kit/http/errors.ts';
import { GatewayError } from '../gateway/gateway.service.ts';
import { type PayoutKeys, readPayoutKeys } from '../gateway/gateway-keys.ts';
import type { PayoutTarget } from '../payment-methods/payment-methods.rules.ts';
import { modeOf, type ProviderPayout } from './payouts.rules.ts';

const timeoutMs = 10_000;

const made = z.object({ id: z.string() });
const refusal = z.object({ error: z.object({ description: z.string() }) });
const maybeText = z.optional(z.nullable(z.string()));
const payout = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.number(),
  reference_id: maybeText,
  fund_account_id: maybeText,
  utr: maybeText,
  failure_reason: maybeText,
  status_details: z.optional(z.nullable(z.object({ reason: maybeText, description: maybeText }))),
});

/** Keys of the payout provider; refuses where payouts are not configured. */
export function requirePayoutKeys(config: Config): PayoutKeys {
  const keys = readPayoutKeys(config);
  if (!keys) throw refuse('NOT_CONFIGURED', 'Payouts aren’t set up here yet. Please contact support.');
  return keys;
}

interface Ask {
  path: string;
  /** JSON body; makes the call a POST. */
  body?: object;
  /** Idempotency key. */
  once?: string;
}

/** Calls the provider's API; throws every failure, network errors included, as a GatewayError. */
async function ask<S extends z.ZodMiniType>(
  context: Context,
  { path, body, once }: Ask,
  schema: S,
): Promise<z.infer<S>> {
  const { config } = context;
  const { keyId, keySecret } = requirePayoutKeys(config);
  const base = config.razorpay ? 'https://api.razorpay.com' : `${config.ownUrl}/sandbox/payouts`;
  const { status, answer } = await fetch(`${base}/v1/${path}`, {
    headers: {
      authorization: `Basic ${Buffer.from(`${keyId}:${keySecret}`).toString('base64')}`,
      ...(body ? { 'content-type': 'application/json' } : {}),
      ...(once ? { 'x-payout-idempotency': once } : {}),
    },
    ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    signal: AbortSignal.timeout(timeoutMs),
  }).then(
    async (reply) => ({ status: reply.status, answer: await reply.json().catch(() => null) }),
    () => ({ status: 0, answer: null }),
  );
  const parsed = z.safeParse(schema, answer);
  if (status >= 200 && status < 300 && parsed.success) return parsed.data;
  const refused = z.safeParse(refusal, answer);
  const isRefusal = status >= 400 && refused.success;
  throw new GatewayError(
    isRefusal ? status : 0,
    isRefusal ? refused.data.error.description : 'The payout provider did not answer',
  );
}

interface Receiver {
  accountId: number;
  name: string;
  target: PayoutTarget;
}

/**
 * Registers contact and fund account at the provider and returns the fund account's id, the same for the same details.
 */
export async function registerReceiver(context: Context, { accountId, name, target }: Receiver): Promise<string> {
  const contact = await ask(
    context,
    { path: 'contacts', body: { name: nameFor(name), type: 'vendor', reference_id: String(accountId) } },
    made,
  );
  const account =
    target.kind === 'upi'
      ? { account_type: 'vpa', vpa: { address: target.vpa } }
      : {
          account_type: 'bank_account',
          bank_account: { name: target.holder, ifsc: target.ifsc, account_number: target.account },
        };
  return (await ask(context, { path: 'fund_accounts', body: { contact_id: contact.id, ...account } }, made)).id;
}

/** Source: the provider's rules for a contact: 3 to 50 letters, digits, spaces and these marks. */
function nameFor(name: string): string {
  return name
    .replaceAll(/[^\p{L}\p{M}\p{N} '’._/()–-]/gu, ' ')
    .trim()
    .slice(0, 50)
    .padEnd(3, '.');
}

interface Order {
  fundAccountId: string;
  kind: 'upi' | 'bank';
  /** Paise to transfer. */
  net: number;
  reference: string;
  once: string;
}

/** Orders a payout; a repeated key returns the same payout. */
export async function orderPayout(context: Context, given: Order): Promise<ProviderPayout> {
  const { fundAccountId, kind, net, reference, once } = given;
  const body = {
    account_number: requirePayoutKeys(context.config).account,
    fund_account_id: fundAccountId,
    amount: net,
    currency: 'INR',
    mode: modeOf(kind, net),
    purpose: 'payout',
    queue_if_low_balance: true,
    reference_id: reference,
  };
  return ask(context, { path: 'payouts', body, once }, payout);
}

export async function fetchPayout(context: Context, providerId: string): Promise<ProviderPayout> {
  return ask(context, { path: `payouts/${encodeURIComponent(providerId)}` }, payout);
}

/** Payouts with our reference, newest first; finds one whose order was never answered. */
export async function findByReference(context: Context, reference: string): Promise<ProviderPayout[]> {
  const { account } = requirePayoutKeys(context.config);
  const query = new URLSearchParams({ account_number: account, reference_id: reference });
  return (await ask(context, { path: `payouts?${query}` }, z.object({ items: z.array(payout) }))).items;
}
