import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { versionNumber } from './deliverables.ts';

/** Seconds from the beginning of the video, with fractions. */
const second = z.number().check(z.minimum(0, 'Enter 0 or more.'), z.maximum(86_400, 'This number is too large.'));

const deliverableComment = z.object({
  id,
  deliverable_id: id,
  version: z.number(),
  /** Number among the comments of its piece, as its pin shows it; null for an answer. */
  number: z.nullable(z.number()),
  user: personCard,
  text: z.string(),
  /** Null: about the whole. */
  at_second: z.nullable(z.number()),
  /** The comment it answers. */
  reply_to: z.nullable(id),
  resolved: z.boolean(),
  resolved_at: z.nullable(instant),
  createdAt: instant,
});
export type DeliverableComment = z.infer<typeof deliverableComment>;

const byId = z.strictObject({ id });

export const deliverableCommentCalls = defineCalls(access.content, {
  listDeliverableComments: {
    method: 'GET',
    path: '/campaign/deliverables/{id}/comments',
    auth: 'user',
    summary: 'Comments on all versions of a piece of work, oldest first, for its two sides',
    params: byId,
    reply: { data: z.array(deliverableComment) },
  },
  addDeliverableComment: {
    method: 'POST',
    path: '/campaign/deliverables/{id}/comments',
    auth: 'user',
    summary: 'Comment on a version of a piece of work, at a second of its video or as a whole, or answer a comment',
    idempotent: true,
    params: byId,
    body: z.strictObject({
      text: text(1, 2_000),
      at_second: z.optional(z.nullable(second)),
      /** Default: the newest. */
      version: z.optional(versionNumber),
      reply_to: z.optional(z.nullable(id)),
    }),
    reply: { data: deliverableComment },
    errors: ['ROLE', 'ILLEGAL_MOVE', 'RULE'],
    rate: { max: 120, seconds: 3600, by: 'user' },
  },
  resolveDeliverableComment: {
    method: 'PUT',
    path: '/campaign/deliverables/{id}/comments/{comment_id}',
    auth: 'user',
    summary: 'Mark a comment as resolved, or open it again',
    params: z.strictObject({ id, comment_id: id }),
    body: z.strictObject({ resolved: z.boolean() }),
    reply: { data: deliverableComment },
    errors: ['ROLE', 'ILLEGAL_MOVE'],
  },
});
