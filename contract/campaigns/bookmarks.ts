import * as z from 'zod/mini';
import { influencerCard } from '../core/influencer-card.ts';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { entityId, id, instant, name, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { campaign } from './campaigns.ts';

export const bookmarkTypes = ['influencer', 'brand', 'campaign'] as const;
export type BookmarkType = (typeof bookmarkTypes)[number];

const list = text(0, 60);
const listName = name(1, 60);
/** Maximum number of lists per person. */
export const listsAtMost = 50;
/** Maximum length of a note, in characters. */
export const noteLength = 500;

const bookmark = z.object({
  id,
  target_type: z.enum(bookmarkTypes),
  target_id: id,
  /** Name of its list; '' for none. */
  list: z.string(),
  /** The reader's private note, or null. */
  note: z.nullable(z.string()),
  createdAt: instant,
});
/** Campaign fields on a bookmark card. */
const keptCampaign = z.extend(
  z.pick(campaign, {
    id: true,
    title: true,
    type: true,
    cover: true,
    application_deadline: true,
    status: true,
    is_held: true,
    is_draft: true,
    compensation: true,
    budget_per_creator: true,
    product_value: true,
    commission_percent: true,
  }),
  { creator_name: z.string() },
);

/** Bookmark with the card of its target; exactly one of the three is set, as `target_type` says. */
const bookmarkCard = z.extend(bookmark, {
  influencer: z.nullable(influencerCard),
  /** A brand or a partner. */
  brand: z.nullable(personCard),
  campaign: z.nullable(keptCampaign),
});
export type Bookmark = z.infer<typeof bookmark>;

const bookmarkList = z.object({ id, name: z.string(), count: z.number() });
export type BookmarkList = z.infer<typeof bookmarkList>;
const named = z.strictObject({ name: listName });
export type BookmarkCard = z.infer<typeof bookmarkCard>;

export const bookmarkCalls = defineCalls(access.work, {
  addBookmark: {
    method: 'POST',
    path: '/user/add/UserBookmarks',
    auth: 'user',
    summary: 'Keep an influencer, a brand or a campaign; asking again changes nothing but the list',
    body: z.strictObject({ target_type: z.enum(bookmarkTypes), target_id: entityId, list: z.optional(list) }),
    reply: { data: bookmark },
    errors: ['NOT_FOUND', 'RULE'],
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
  changeBookmark: {
    method: 'PUT',
    path: '/user/bookmarks/{id}',
    auth: 'user',
    summary: 'Write a note on a bookmark, or move it to a list; an empty note or list takes it away',
    params: z.strictObject({ id }),
    body: z.strictObject({ note: z.optional(text(0, noteLength)), list: z.optional(list) }),
    reply: { data: bookmark },
    errors: ['RULE'],
  },
  listBookmarkLists: {
    method: 'GET',
    path: '/user/bookmarks/lists',
    auth: 'user',
    summary: `My lists of bookmarks by name, at most ${listsAtMost}, with how many each holds`,
    reply: { data: z.array(bookmarkList) },
  },
  addBookmarkList: {
    method: 'POST',
    path: '/user/bookmarks/lists',
    auth: 'user',
    summary: 'Make an empty list',
    status: 201,
    body: named,
    reply: { data: bookmarkList },
    errors: ['TAKEN', 'RULE'],
    idempotent: true,
  },
  renameBookmarkList: {
    method: 'PUT',
    path: '/user/bookmarks/lists/{id}',
    auth: 'user',
    summary: 'Give a list another name',
    params: z.strictObject({ id }),
    body: named,
    reply: { data: bookmarkList },
    errors: ['TAKEN'],
  },
  removeBookmarkList: {
    method: 'DELETE',
    path: '/user/bookmarks/lists/{id}',
    auth: 'user',
    summary: 'Take a list apart; what it held stays among the bookmarks',
    params: z.strictObject({ id }),
    reply: {},
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
