import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { entityId, id, instant, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

const blocked = z.object({
  person: personCard,
  /** The blocker's private note; nobody else sees it. */
  reason: z.nullable(z.string()),
  createdAt: instant,
});
export type Blocked = z.infer<typeof blocked>;

export const safetyCalls = defineCalls(access.work, {
  block: {
    method: 'POST',
    path: '/user/block',
    auth: 'user',
    summary: 'Block a person: no messages, no applications, out of sight for both',
    body: z.strictObject({ target_id: entityId, reason: z.optional(text(0, 500)) }),
    reply: {},
    errors: ['NOT_FOUND', 'RULE'],
    idempotent: true,
  },
  listBlocked: {
    method: 'GET',
    path: '/user/block',
    auth: 'user',
    summary: 'Whom I have blocked, the latest first',
    query: z.strictObject(page),
    reply: { data: z.array(blocked), next_cursor: nextCursor },
  },
  unblock: {
    method: 'DELETE',
    path: '/user/block/{id}',
    auth: 'user',
    summary: 'End a block',
    params: z.strictObject({ id }),
    reply: {},
  },
  report: {
    method: 'POST',
    path: '/user/report',
    auth: 'user',
    summary: 'Report a person to the people who run the place',
    body: z.strictObject({ target_id: entityId, reason: text(1, 2_000) }),
    reply: { data: z.object({ id }) },
    errors: ['NOT_FOUND', 'RULE'],
    idempotent: true,
    rate: { max: 20, seconds: 3600, by: 'user' },
  },
});
