import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { date, entityId, id, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { personalKinds } from '../kit/personal-data.ts';
import { personCard } from './people.ts';

/** Years for which reads of personal data are kept. */
export const readYears = 2;

/** Record of personal data that an operator saw; immutable. */
const personalRead = z.object({
  id,
  operator: z.nullable(personCard),
  /** Null: people without an account, as in a letter or an imported list. */
  person: z.nullable(personCard),
  /** Name of the call, for example `getOperatorUser`. */
  act: z.string(),
  shown: z.array(z.enum(personalKinds)),
  /** Thing it was opened for, for example `dispute:12`. */
  target: z.nullable(z.string()),
  /** In the operator's words, where the call takes a reason. */
  reason: z.nullable(z.string()),
  address: z.nullable(z.string()),
  createdAt: instant,
});
export type PersonalRead = z.infer<typeof personalRead>;

export const personalReadCalls = defineCalls(access.owner, {
  listPersonalReads: {
    level: 'admin',
    method: 'GET',
    path: '/operator/personal-reads',
    auth: 'operator',
    summary:
      'Personal data that operators saw, the newest first, for two years; as CSV the newest 20,000 of the filter',
    query: z.strictObject({
      ...page,
      operator_id: z.optional(entityId),
      user_id: z.optional(entityId),
      shown: z.optional(z.enum(personalKinds)),
      /** Days of India, both inclusive. */
      from: z.optional(date),
      to: z.optional(date),
      format: z.optional(z.enum(['csv'])),
    }),
    reply: { data: z.array(personalRead), next_cursor: nextCursor },
    downloads: { csv: 'text/csv' },
  },
});
