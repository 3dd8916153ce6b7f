import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { date, entityId, id, instant, name, text } from '../kit/fields.ts';

/** Every state of a piece of work, in the order of its life. */
export const deliverableStatuses = ['planned', 'submitted', 'changes_requested', 'approved', 'published'] as const;
export type DeliverableStatus = (typeof deliverableStatuses)[number];

/** Whether the caption tells that it is an ad, as India's rules ask. */
const disclosure = z.object({
  ok: z.boolean(),
  /** The label as it stands in the caption. */
  found: z.optional(z.string()),
  /** What to mend, in a sentence. */
  reason: z.optional(z.string()),
});
export type Disclosure = z.infer<typeof disclosure>;

/** What can be counted of a published piece, as its platform shows it. */
export const figureNames = ['views', 'reach', 'likes', 'comments', 'shares', 'saves'] as const;
export type FigureName = (typeof figureNames)[number];

function eachFigure<S>(figure: S): Record<FigureName, S> {
  return { views: figure, reach: figure, likes: figure, comments: figure, shares: figure, saves: figure };
}

/** One reading: since the piece was published until that day. A figure nobody reported is null, not 0. */
export const reading = z.object({
  /** The influencer typed them in. */
  source: z.literal('self_reported'),
  as_of: date,
  ...eachFigure(z.nullable(z.number())),
});
export type Reading = z.infer<typeof reading>;

const reported = z
  .strictObject({
    /** Today in India when left out. A second reading of the same day takes the place of the first. */
    as_of: z.optional(date),
    ...eachFigure(
      z.optional(
        z.nullable(
          z
            .int('Enter a whole number.')
            .check(z.minimum(0, 'Enter 0 or more.'), z.maximum(100_000_000_000, 'This number is too large.')),
        ),
      ),
    ),
  })
  .check(z.refine((figures) => figureNames.some((name) => figures[name] != null), 'Enter at least one number.'));
export type ReportedFigures = z.infer<typeof reported>;

export const deliverable = z.object({
  id,
  campaign_id: id,
  application_id: id,
  /** Whose work it is. */
  user_id: id,
  user: personCard,
  /** What was agreed on: `reel`, and which of them. */
  type: z.string(),
  number: z.number(),
  status: z.enum(deliverableStatuses),
  /** The day until which it is to be handed in, where one was agreed on. */
  due_on: z.nullable(date),
  url: z.nullable(z.string()),
  /** Address of the uploaded picture, good for five minutes. */
  file: z.nullable(z.string()),
  caption: z.string(),
  ai_made: z.boolean(),
  /** Null until it was handed in. */
  disclosure: z.nullable(disclosure),
  history: z.array(
    z.object({
      from: z.enum(deliverableStatuses),
      to: z.enum(deliverableStatuses),
      /** The id of who did it, or `system`. */
      by: z.string(),
      note: z.nullable(z.string()),
      createdAt: instant,
    }),
  ),
  submitted_at: z.nullable(instant),
  /** The newest reading of what it did since it was published; null while none was reported. */
  figures: z.nullable(reading),
  /** The agreement's own address that leads to the campaign's link, for the caption; null where there is none. */
  tracked_link: z.nullable(z.string()),
  createdAt: instant,
});
export type Deliverable = z.infer<typeof deliverable>;

const waiting = z.object({
  id,
  campaign_id: id,
  campaign_title: z.string(),
  application_id: id,
  type: z.string(),
  number: z.number(),
  status: z.enum(deliverableStatuses),
  /** What the reader has to do with it. */
  act: z.enum(['hand_in', 'review']),
  /** The day until which it is to be handed in. */
  due_on: z.nullable(date),
  /** The other side. */
  person: personCard,
});
export type WaitingDeliverable = z.infer<typeof waiting>;

const address = name(0, 500);
const caption = text(0, 5_000);
const byId = z.strictObject({ id });
const errors = ['NOT_FOUND', 'ROLE', 'CONFLICT'] as const;

export const deliverableCalls = defineCalls({
  listDeliverables: {
    method: 'GET',
    path: '/campaign/{id}/deliverables',
    auth: 'user',
    summary:
      'The work of a campaign: all of it for its creator and the sides of a joint one, else one’s own under agreement',
    params: byId,
    query: z.strictObject({ application_id: z.optional(entityId) }),
    reply: { data: z.array(deliverable) },
  },
  listWaitingDeliverables: {
    method: 'GET',
    path: '/campaign/deliverables/waiting',
    auth: 'user',
    summary: 'The work that waits for me in all campaigns: to hand in, or to look at',
    reply: { data: z.array(waiting), total: z.number() },
  },
  submitDeliverable: {
    method: 'POST',
    path: '/campaign/{id}/deliverables',
    auth: 'user',
    summary: 'Hand in a piece of work: the one that planned_id names, else the first open one',
    idempotent: true,
    params: byId,
    body: z.strictObject({
      application_id: entityId,
      planned_id: z.optional(entityId),
      url: z.optional(z.nullable(address)),
      /** What `POST /campaign/{id}/deliverable-files` gave. */
      file: z.optional(z.nullable(id)),
      caption: z._default(caption, ''),
      ai_made: z._default(z.boolean(), false),
    }),
    reply: { data: deliverable },
    errors: [...errors, 'ILLEGAL_MOVE'],
  },
  changeDeliverable: {
    method: 'PUT',
    path: '/campaign/deliverables/{id}',
    auth: 'user',
    summary:
      'The creator approves or asks for changes; the influencer hands in again, says that it is published, or reports its figures',
    params: byId,
    body: z.strictObject({
      status: z.optional(z.enum(['approved', 'changes_requested', 'published'])),
      note: z.optional(z.nullable(text(0, 1_000))),
      url: z.optional(z.nullable(address)),
      file: z.optional(z.nullable(id)),
      caption: z.optional(caption),
      ai_made: z.optional(z.boolean()),
      figures: z.optional(reported),
    }),
    reply: { data: deliverable },
    errors: [...errors, 'ILLEGAL_MOVE', 'DISCLOSURE_MISSING'],
  },
  uploadDeliverableFile: {
    method: 'POST',
    path: '/campaign/{id}/deliverable-files',
    auth: 'user',
    summary: 'Upload a picture to hand in before it is published; only the two sides can open it',
    params: byId,
    multipart: { field: 'file', maxBytes: 10_000_000, accepts: 'picture' },
    idempotent: true,
    reply: { data: z.object({ file: id }) },
    errors: [...errors, 'UNSUPPORTED_TYPE', 'TOO_LARGE'],
  },
});
