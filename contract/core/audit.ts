import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { date, entityId, id, instant, nextCursor, page, text } from '../kit/fields.ts';
import { personCard } from './people.ts';

/** One act of an operator; it can be neither changed nor taken back. */
const act = z.object({
  id,
  /** Null: by the command line. */
  operator: z.nullable(personCard),
  /** `account.suspended` */
  action: z.string(),
  /** `account:12`, or null where it concerns the whole product. */
  target: z.nullable(z.string()),
  reason: z.nullable(z.string()),
  /** What was changed from and to, and further facts; as JSON. */
  detail: z.string(),
  address: z.nullable(z.string()),
  createdAt: instant,
});
export type Act = z.infer<typeof act>;

export const auditCalls = defineCalls({
  listActs: {
    method: 'GET',
    path: '/operator/audit',
    auth: 'operator',
    summary: 'What operators did, the newest first; as CSV the newest 20,000 of the filter',
    query: z.strictObject({
      ...page,
      /** An action, or the part of it before the point: `account`. */
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
