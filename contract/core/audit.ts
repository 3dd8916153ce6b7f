import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { date, entityId, id, instant, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { personCard } from './people.ts';

/** Audit entry of one operator action; immutable. */
const act = z.object({
  id,
  /** Null: done on the command line. */
  operator: z.nullable(personCard),
  /** For example `account.suspended`. */
  action: z.string(),
  /** For example `account:12`; null for an action on the whole product. */
  target: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** Old and new values and other details, as JSON. */
  detail: z.string(),
  address: z.nullable(z.string()),
  createdAt: instant,
});
export type Act = z.infer<typeof act>;

export const auditCalls = defineCalls(access.owner, {
  listActs: {
    method: 'GET',
    path: '/operator/audit',
    auth: 'operator',
    summary: 'What operators did, the newest first; as CSV the newest 20,000 of the filter',
    query: z.strictObject({
      ...page,
      /** An action, or its prefix before the point: `account`. */
      action: z.optional(text(1, 60)),
      target: z.optional(text(1, 80)),
      operator_id: z.optional(entityId),
      from: z.optional(date),
      to: z.optional(date),
      format: z.optional(z.enum(['csv'])),
    }),
    reply: { data: z.array(act), next_cursor: nextCursor },
    downloads: { csv: 'text/csv' },
  },
});
