import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { date, id, instant, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** `lapsed`: the agreement ended without an answer. */
export const changeOrderStatuses = ['open', 'accepted', 'declined', 'withdrawn'] as const;

const changeOrderActs = ['accepted', 'declined', 'withdrawn'] as const;
export type ChangeOrderAct = (typeof changeOrderActs)[number];

const changeOrder = z.object({
  id,
  application_id: id,
  /** `lapsed`: the agreement ended before an answer came. */
  status: z.enum([...changeOrderStatuses, 'lapsed']),
  proposed_by: z.object({ id, name: z.string() }),
  note: z.string(),
  /** Rounds of changes per piece of work, before and after; null: unchanged. */
  revisions: z.nullable(z.object({ from: z.nullable(z.number()), to: z.number() })),
  /** Due date of open work, before and after; null: unchanged. */
  ready_by: z.nullable(z.object({ from: z.nullable(date), to: date })),
  /** Resulting version of the agreement; null unless accepted. */
  version: z.nullable(z.number()),
  createdAt: instant,
  answered_at: z.nullable(instant),
  /** Each answer. */
  can: canOf(changeOrderActs),
});
export type ChangeOrder = z.infer<typeof changeOrder>;

const ofApplication = z.strictObject({ applicationId: id });

export const changeOrderCalls = defineCalls(access.work, {
  listChangeOrders: {
    method: 'GET',
    path: '/campaign/applications/{applicationId}/change-orders',
    auth: 'user',
    summary: 'The change orders of an agreement, the latest first',
    params: ofApplication,
    reply: { data: z.array(changeOrder) },
  },
  proposeChangeOrder: {
    method: 'POST',
    path: '/campaign/applications/{applicationId}/change-orders',
    auth: 'user',
    summary: 'Propose to the other side of an agreement that its terms change; one proposal at a time',
    idempotent: true,
    params: ofApplication,
    body: z.strictObject({
      /** Total rounds per piece of work. */
      revisions: z.optional(
        z.nullable(
          z.int('Enter a whole number.').check(z.minimum(0, 'Enter 0 or more.'), z.maximum(50, 'Enter 50 or less.')),
        ),
      ),
      ready_by: z.optional(z.nullable(date)),
      note: text(1, 1_000),
    }),
    reply: { data: changeOrder },
    errors: ['CONFLICT'],
  },
  answerChangeOrder: {
    method: 'PUT',
    path: '/campaign/change-orders/{id}',
    auth: 'user',
    summary: 'Accept or decline what the other side proposed, or withdraw one’s own proposal',
    params: z.strictObject({ id }),
    body: z.strictObject({ status: z.enum(changeOrderActs) }),
    reply: { data: changeOrder },
    errors: ['CONFLICT', 'ILLEGAL_MOVE'],
  },
});
