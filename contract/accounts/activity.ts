import * as z from 'zod/mini';
import { person } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { date, entityId, id, instant, nextCursor, page } from '../kit/fields.ts';
import { access, type Permission } from '../kit/permissions.ts';

/** Areas of an account that acts are filtered by. */
export const activityKinds = ['team', 'work', 'content', 'money'] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** The kind of an act by the permission its call needs. */
export const activityKindOf: Record<Permission, ActivityKind> = {
  own: 'money',
  pay: 'money',
  withdraw: 'money',
  money: 'money',
  secrets: 'money',
  manage: 'team',
  look: 'team',
  work: 'work',
  act: 'work',
  review: 'content',
};

/** One act of a member. */
const activity = z.object({
  id,
  by: z.nullable(person),
  kind: z.enum(activityKinds),
  /** Name of the call in the OpenAPI document, for example `inviteMember`. */
  act: z.string(),
  /** Thing that was changed or made. */
  target: z.nullable(z.object({ type: z.string(), id })),
  /** The campaign it belongs to, as far as it exists. */
  campaign: z.nullable(z.object({ id, title: z.string() })),
  createdAt: instant,
});
export type Activity = z.infer<typeof activity>;

export const activityCalls = defineCalls(access.owner, {
  listActivity: {
    method: 'GET',
    path: '/activity',
    auth: 'user',
    needs: 'manage',
    summary:
      'Who did what when in this account, the newest first, for two years; as CSV the newest 20,000 of the filter',
    query: z.strictObject({
      ...page,
      /** A member, or somebody who was one. */
      person: z.optional(entityId),
      kind: z.optional(z.enum(activityKinds)),
      /** Days of India, both inclusive. */
      from: z.optional(date),
      to: z.optional(date),
      format: z.optional(z.enum(['csv'])),
    }),
    reply: { data: z.array(activity), next_cursor: nextCursor },
    downloads: { csv: 'text/csv' },
  },
});
