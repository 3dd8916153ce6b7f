import * as z from 'zod/mini';
import { campaign } from './campaigns.ts';
import { id, instant, nextCursor, page, text } from './fields.ts';
import { influencerCard } from './influencer-card.ts';
import { defineCalls } from './kit.ts';
import { personCard } from './people.ts';

export const bookmarkTypes = ['influencer', 'brand', 'campaign'] as const;
export type BookmarkType = (typeof bookmarkTypes)[number];

const list = text(0, 60);

const bookmark = z.object({
  id,
  target_type: z.enum(bookmarkTypes),
  target_id: id,
  list: z.string(),
  createdAt: instant,
});
/** A campaign that was kept. */
const keptCampaign = z.extend(
  z.pick(campaign, {
    ...{ id: true, title: true, type: true, cover: true, application_deadline: true },
    ...{ status: true, is_held: true, is_draft: true },
    ...{ compensation: true, budget_per_creator: true, product_value: true, commission_percent: true },
  }),
  { creator_name: z.string() },
);

/** What was kept, as its own list would show it: the one of the three that `target_type` names. */
const bookmarkCard = z.extend(bookmark, {
  influencer: z.nullable(influencerCard),
  /** Or a partner. */
  brand: z.nullable(personCard),
  campaign: z.nullable(keptCampaign),
});
export type Bookmark = z.infer<typeof bookmark>;
export type BookmarkCard = z.infer<typeof bookmarkCard>;

export const bookmarkCalls = defineCalls({
  addBookmark: {
    method: 'POST',
    path: '/user/add/UserBookmarks',
    auth: 'user',
    summary: 'Keep an influencer, a brand or a campaign; asking again changes nothing but the list',
    body: z.strictObject({ target_type: z.enum(bookmarkTypes), target_id: id, list: z.optional(list) }),
    reply: { data: bookmark },
    errors: ['NOT_FOUND'],
    idempotent: true,
  },
  listBookmarks: {
    method: 'GET',
    path: '/user/get/userBookmarks',
    auth: 'user',
    summary: 'What one kept, newest first, as cards',
    query: z.strictObject({ type: z.optional(z.enum(bookmarkTypes)), list: z.optional(list), ...page }),
    reply: { data: z.array(bookmarkCard), total: z.number(), next_cursor: nextCursor },
  },
  removeBookmark: {
    method: 'DELETE',
    path: '/user/removeBookmark/{id}',
    auth: 'user',
    summary: 'Let a bookmark go',
    params: z.strictObject({ id }),
    reply: {},
  },
});
