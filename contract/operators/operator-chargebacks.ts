import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { entityId, id, instant, nextCursor, page } from '../kit/fields.ts';
import { byId, reason } from './operators.ts';

/** A payment that its payer contests at their bank. Amounts in rupees. */
const operatorChargeback = z.object({
  id,
  /** The payment's and the dispute's ids at the payment partner. */
  payment_id: z.string(),
  provider_id: z.string(),
  amount: z.number(),
  status: z.enum(['open', 'won', 'lost']),
  /** The bank's own word for it. */
  reason_code: z.string(),
  /** Until when evidence counts. */
  respond_by: z.nullable(instant),
  about: z.enum(['work', 'pool', 'subscription']),
  campaign: z.nullable(z.object({ id, title: z.string() })),
  payer: z.nullable(personCard),
  /** Payees: the creator, or those of a pool's draws with this payment's part, in rupees. */
  payees: z.array(z.object({ person: z.nullable(personCard), amount: z.number(), is_colluder: z.boolean() })),
  /** The creator who was paid from it. */
  payee: z.nullable(personCard),
  /** Once it is lost: where it was taken from, and what is still owed. */
  from_held: z.number(),
  from_payer: z.number(),
  from_payee: z.number(),
  debt: z.number(),
  /** Both sides are one: by what they share, or as an operator found. */
  collusion: z.nullable(z.enum(['related', 'operator'])),
  note: z.nullable(z.string()),
  can_find_collusion: z.boolean(),
  createdAt: instant,
  ended_at: z.nullable(instant),
});
export type OperatorChargeback = z.infer<typeof operatorChargeback>;

export const operatorChargebackCalls = defineCalls({
  listChargebacks: {
    method: 'GET',
    path: '/operator/chargebacks',
    auth: 'operator',
    summary: 'Payments contested at banks: the open ones by their deadline, those that ended the latest first',
    query: z.strictObject({ ...page, status: z.optional(z.enum(['open', 'ended'])) }),
    reply: { data: z.array(operatorChargeback), total: z.number(), next_cursor: nextCursor },
  },
  findCollusion: {
    method: 'POST',
    path: '/operator/chargebacks/{id}/collusion',
    auth: 'operator',
    summary: 'Decide that payer and payees are one: what those were paid is taken like the payer’s money',
    params: byId,
    /** `payees`: ids of those who are one with the payer; all whom it paid when left out. */
    body: z.strictObject({ reason, payees: z.optional(z.array(entityId).check(z.minLength(1), z.maxLength(100))) }),
    reply: { data: operatorChargeback },
    errors: ['CONFLICT', 'RULE'],
  },
});
