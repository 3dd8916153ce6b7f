import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Days after the last day of a campaign for which it is kept which creators saw it; the counts stay. */
export const viewersKeptDays = 30;

const viewer = z.object({
  user: personCard,
  opened_at: instant,
  /** Null: not among their bookmarks. */
  saved_at: z.nullable(instant),
});
export type CampaignViewer = z.infer<typeof viewer>;

export const viewerCalls = defineCalls(access.work, {
  listCampaignViewers: {
    method: 'GET',
    path: '/campaign/{id}/viewers',
    auth: 'user',
    summary:
      'How many creators saw a standard campaign of one’s own, and those who opened it and agreed to show that, latest first',
    params: z.strictObject({ id }),
    query: z.strictObject(page),
    reply: {
      data: z.array(viewer),
      /** Creators who had it in a list or were invited. */
      shown: z.number(),
      /** Those of them who opened its page. */
      opened: z.number(),
      /** Creators who bookmarked it. */
      saved: z.number(),
      /** Number of all in `data`, of every page. */
      named: z.number(),
      next_cursor: nextCursor,
    },
  },
});
