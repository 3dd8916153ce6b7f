import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { date, id, name, queryInteger, queryList } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/**
 * A running agreement of the influencer with somebody else that an offer clashes with: `work` for another brand of the asked category, or an
 * `exclusivity` that this campaign falls under. Who the other brand is, only the influencer sees.
 */
export const clash = z.object({
  kind: z.enum(['work', 'exclusivity']),
  /** Null where brands are named instead. */
  category: z.nullable(z.string()),
  /** Last day of the other agreement's work, or of its exclusivity. */
  until: date,
  /** Days of the asked exclusivity, or of this campaign, that it covers. */
  days: z.number(),
  /** The influencer's own campaign; null for the campaign's owner. */
  campaign: z.nullable(z.object({ id, title: z.string() })),
});
export type Clash = z.infer<typeof clash>;

export const exclusivityCalls = defineCalls(access.work, {
  listClashes: {
    method: 'GET',
    path: '/campaign/applications/{applicationId}/clashes',
    auth: 'user',
    summary:
      'Running agreements of the influencer that an offer with this exclusivity would clash with; blocks nothing',
    params: z.strictObject({ applicationId: id }),
    /** Exclusivity as in an offer; without days, none is asked for. */
    query: z.strictObject({
      days: z.optional(queryInteger(1, 730)),
      from: z.optional(date),
      category: z.optional(name(1, 80)),
      brands: z.optional(queryList(name(1, 80), 20)),
    }),
    reply: { data: z.array(clash) },
    rate: { max: 120, seconds: 3600, by: 'user' },
  },
});
