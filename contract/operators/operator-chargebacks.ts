import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { entityId, id, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { byId, reason } from './operators.ts';

export const collusionSources = ['related', 'operator'] as const;

export const chargebackStatuses = ['open', 'won', 'lost'] as const;

/** Chargeback: a payment disputed by its payer at the bank. Amounts in rupees. */
const operatorChargeback = z.object({
  id,
  /** Ids of the payment and the dispute at the payment partner. */
  payment_id: z.string(),
  provider_id: z.string(),
  amount: z.number(),
  status: z.enum(chargebackStatuses),
  /** Reason code of the bank. */
  reason_code: z.string(),
  /** Deadline for evidence. */
  respond_by: z.nullable(instant),
  about: z.enum(['work', 'pool', 'subscription']),
  campaign: z.nullable(z.object({ id, title: z.string() })),
  payer: z.nullable(personCard),
  /** Recipients of the money: the creator, or payees of a pool's draws with this payment's share, in rupees. */
  payees: z.array(z.object({ person: z.nullable(personCard), amount: z.number(), is_colluder: z.boolean() })),
  /** The creator who was paid from it. */
  payee: z.nullable(personCard),
  /** Once lost: the accounts it was recovered from, and the remaining debt. */
  from_held: z.number(),
  from_payer: z.number(),
  from_payee: z.number(),
  debt: z.number(),
  /** Payer and payee are the same person: detected by shared data, or decided by an operator. */
  collusion: z.nullable(z.enum(collusionSources)),
  note: z.nullable(z.string()),
  can: canOf({ find_collusion: 'findCollusion' }),
  createdAt: instant,
  ended_at: z.nullable(instant),
});
export type OperatorChargeback = z.infer<typeof operatorChargeback>;

export const operatorChargebackCalls = defineCalls(access.owner, {
  listChargebacks: {
    method: 'GET',
    path: '/operator/chargebacks',
    auth: 'operator',
    summary: 'Payments contested at banks: the open ones by their deadline, those that ended the latest first',
    query: z.strictObject({ ...page, status: z.optional(z.enum(['open', 'ended'])) }),
    reply: { data: z.array(operatorChargeback), total: z.number(), next_cursor: nextCursor },
  },
  findCollusion: {
    level: 'finance',
    payment: true,
    method: 'POST',
    path: '/operator/chargebacks/{id}/collusion',
    auth: 'operator',
    summary: 'Decide that payer and payees are one: what those were paid is taken like the payer’s money',
    params: byId,
    /** `payees`: ids of payees who collude with the payer; default: all payees. */
    body: z.strictObject({ reason, payees: z.optional(z.array(entityId).check(z.minLength(1), z.maxLength(100))) }),
    reply: { data: operatorChargeback },
    errors: ['CONFLICT', 'RULE'],
  },
});
