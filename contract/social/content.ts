import * as z from 'zod/mini';
import { contentKind, contentPicture, contentPlatform } from '../core/content-picture.ts';
import { platformOfLink } from '../core/platforms.ts';
import { uploadId, videoFacts } from '../core/video.ts';
import { defineCalls } from '../kit/calls.ts';
import { canOf } from '../kit/can.ts';
import { id, instant, nextCursor, page, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Maximum number of pieces added by hand, and maximum size of each picture in bytes. */
export const contentLimits = { added: 24, bytes: 10_000_000, caption: 300 } as const;

const count = z.nullable(z.number());
const contentItem = z.object({
  id,
  /** Read with the connected account, or added by the creator. */
  source: z.enum(['read', 'added']),
  kind: contentKind,
  platform: z.nullable(id),
  /** Null for a link or a video that was added without one. */
  picture: z.nullable(contentPicture),
  /** Uploaded by the creator; its address expires after four hours. */
  video: z.nullable(z.object({ url: z.string(), ...videoFacts })),
  caption: z.nullable(z.string()),
  permalink: z.nullable(z.string()),
  published_at: z.nullable(instant),
  /** Name of the brand that paid for the post here. */
  partner: z.nullable(z.string()),
  /** Null for a piece that was added; a figure is null where the platform does not tell it, which is not 0. */
  figures: z.nullable(
    z.object({ views: count, reach: count, likes: count, comments: count, shares: count, saves: count }),
  ),
  as_of: z.nullable(instant),
  /** Place among the three pictures on the card, where its owner chose one. */
  card_place: z.nullable(z.number()),
  can: canOf({ change: 'changeContent', remove: 'removeContent', choose: 'changeContent' }),
});
export type ContentItem = z.infer<typeof contentItem>;

const needsPost = 'Use a link to a post on Instagram, Facebook or YouTube.';
/** Other addresses could lead to contacts, which are shown to those who unlocked them only. */
const postLink = z.string().check(
  z.trim(),
  z.maxLength(500),
  z.refine((link) => platformOfLink(link, 'post') !== undefined, needsPost),
);
/** A form's fields are text. */
const place = z.union(
  [z.int().check(z.minimum(1), z.maximum(3)), z.pipe(z.enum(['1', '2', '3']), z.transform(Number))],
  'Choose place 1, 2 or 3.',
);

const piece = {
  permalink: z.optional(postLink),
  /** A video, by a finished upload for the purpose `content`. */
  upload_id: z.optional(uploadId),
  caption: z.optional(text(0, contentLimits.caption)),
  kind: z.optional(contentKind),
  card_place: z.optional(z.nullable(place)),
};
const picture = { field: 'picture', maxBytes: contentLimits.bytes, accepts: 'picture', optional: true } as const;

export const contentCalls = defineCalls(access.plainWork, {
  listContent: {
    method: 'GET',
    path: '/user/{id}/content',
    auth: 'user',
    summary: 'Posts and portfolio pieces of an influencer, the most viewed first',
    mayLag: true,
    params: z.strictObject({ id }),
    query: z.strictObject({
      platform: z.optional(contentPlatform),
      format: z.optional(contentKind),
      ...page,
    }),
    reply: { data: z.array(contentItem), total: z.number(), next_cursor: nextCursor },
  },
  addContent: {
    method: 'POST',
    path: '/user/content',
    auth: 'user',
    summary: 'Add a piece to one’s portfolio: a picture, a video, a link to a post, or several of them; at most 24',
    status: 201,
    body: z.strictObject(piece),
    multipart: picture,
    idempotent: true,
    reply: { data: contentItem },
    errors: ['ROLE', 'CONFLICT', 'NOT_FOUND', 'EXPIRED', 'UNSUPPORTED_TYPE'],
  },
  changeContent: {
    method: 'PUT',
    path: '/user/content/{id}',
    auth: 'user',
    summary: 'Change a portfolio piece, or choose its place on the card; of a post that was read only the place',
    params: z.strictObject({ id }),
    body: z.strictObject(piece),
    multipart: picture,
    reply: { data: contentItem },
    errors: ['RULE', 'CONFLICT', 'EXPIRED', 'UNSUPPORTED_TYPE'],
  },
  removeContent: {
    method: 'DELETE',
    path: '/user/content/{id}',
    auth: 'user',
    summary: 'Remove a portfolio piece with its files',
    params: z.strictObject({ id }),
    reply: { data: z.object({ id }) },
    errors: ['RULE'],
  },
});
