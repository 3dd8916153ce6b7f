import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { entityId, id, instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Maximum number of agreements in one payment. */
export const fundedAtOnce = 50;

const fundedTogether = z.object({
  /** Order id at the gateway, for its checkout. */
  payment_id: z.string(),
  /** Rupees in all. */
  amount: z.number(),
  /** Rupees of each agreement, the creator's GST included. */
  applications: z.array(z.object({ application_id: id, amount: z.number() })),
  /** Gateway's public key and the URL of its checkout script. */
  key: z.string(),
  script: z.string(),
});

/** Effect of funding an accepted application; amounts in rupees. */
const fundable = z.object({
  application_id: id,
  /** To be funded, the creator's GST included. */
  amount: z.number(),
  /** Of it, released to the creator at once: the advance, where it is paid when work starts. */
  released_now: z.number(),
  /** Platform fee within the amount, which comes off what the creator gets; GST included. */
  platform_fee: z.number(),
  /** When the agreement ends unless it is funded. */
  fund_by: instant,
});
export type Fundable = z.infer<typeof fundable>;

export const fundManyCalls = defineCalls(access.money, {
  listFundable: {
    method: 'GET',
    path: '/campaign/{id}/fund-many',
    auth: 'user',
    summary: `What waits to be funded in a campaign of one’s own, the most urgent first; the first ${fundedAtOnce}`,
    params: z.strictObject({ id }),
    reply: { data: z.array(fundable), total: z.number() },
  },
  fundMany: {
    method: 'POST',
    path: '/campaign/fund-many',
    auth: 'user',
    payment: true,
    summary:
      'Start one payment for accepted applications to campaigns of one’s own, all or none; what ends before it is paid is refunded for its part. Asked again it is the same order until that is paid',
    idempotent: true,
    body: z.strictObject({
      application_ids: z
        .array(entityId)
        .check(z.minLength(1), z.maxLength(fundedAtOnce, `You can fund at most ${fundedAtOnce} at once.`)),
    }),
    reply: { data: fundedTogether },
    errors: ['NOT_FOUND', 'CONFLICT', 'RULE', 'NOT_CONFIGURED'],
    rate: { max: 60, seconds: 3600, by: 'user' },
  },
});
