import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { allBy, canOf } from '../kit/can.ts';
import { id, instant, nextCursor, otp, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { byId, reason } from './operators.ts';

export const removalStatuses = ['open', 'removed', 'refused'] as const;

const removalRequest = z.object({
  id,
  /** Handle given in the request; null once decided. */
  handle: z.nullable(z.string()),
  email: z.nullable(z.string()),
  reason: z.string(),
  /** Text the person can put into the bio as proof. */
  bio_text: z.string(),
  status: z.enum(removalStatuses),
  /** Unclaimed profiles the removal would erase. */
  profiles: z.array(z.object({ id, fullname: z.string() })),
  createdAt: instant,
  can: canOf(allBy('decideRemoval', ['removed', 'refused'])),
});
export type RemovalRequest = z.infer<typeof removalRequest>;

export const removalRequestCalls = defineCalls(access.owner, {
  requestRemoval: {
    method: 'POST',
    path: '/removal-requests',
    auth: 'public',
    summary: 'Ask to be removed, by handle or e-mail; the answer does not tell whether there is a profile',
    body: z.strictObject({
      handle: z.optional(text(1, 300)),
      email: z.optional(text(3, 254)),
      reason: text(3, 1_000),
    }),
    status: 201,
    reply: {
      data: z.object({
        id: z.string(),
        /** Put into the bio of the account, it proves ownership. */
        bio_text: z.string(),
      }),
    },
    rate: { max: 5, seconds: 3_600, by: 'address' },
  },
  proveRemoval: {
    method: 'POST',
    path: '/removal-requests/{id}/proof',
    auth: 'public',
    summary: 'Enter the code that went to the contact we hold: the profile is erased at once',
    params: byId,
    body: z.strictObject({ otp }),
    reply: {},
    errors: ['BAD_CREDENTIALS'],
    rate: { max: 20, seconds: 3_600, by: 'address' },
  },
  listRemovalRequests: {
    shows: { what: ['contacts'], whose: [] },
    method: 'GET',
    path: '/operator/removal-requests',
    auth: 'operator',
    summary: 'Requests to be removed that wait, the oldest first',
    query: z.strictObject(page),
    reply: { data: z.array(removalRequest), next_cursor: nextCursor },
  },
  decideRemoval: {
    shows: { what: ['contacts'], whose: [] },
    level: 'moderator',
    payment: false,
    method: 'PUT',
    path: '/operator/removal-requests/{id}',
    auth: 'operator',
    summary: 'Remove what a request names and suppress it, or refuse the request',
    params: byId,
    body: z.strictObject({ status: z.enum(['removed', 'refused']), reason: z.optional(reason) }),
    reply: { data: removalRequest },
    errors: ['CONFLICT'],
  },
});
