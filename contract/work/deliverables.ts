import * as z from 'zod/mini';
import { deliveries } from '../campaigns/agreed-content.ts';
import { person, personCard } from '../core/people.ts';
import { uploadId, videoFacts } from '../core/video.ts';
import { defineCalls } from '../kit/calls.ts';
import { allBy, canOf } from '../kit/can.ts';
import { date, entityId, id, instant, name, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { newestReading, reading, reported } from './figures.ts';
import { idea } from './ideas.ts';
import { labelPlaces } from './label-ticks.rules.ts';
import { publication } from './publication.ts';

/** All statuses of a piece of work, in order. */
export const deliverableStatuses = ['planned', 'submitted', 'changes_requested', 'approved', 'published'] as const;
export type DeliverableStatus = (typeof deliverableStatuses)[number];

/** Whether the caption discloses the ad, as Indian rules require. */
const disclosure = z.object({
  ok: z.boolean(),
  /** Label as written in the caption. */
  found: z.optional(z.string()),
  /** Sentence with the correction needed. */
  reason: z.optional(z.string()),
});
export type Disclosure = z.infer<typeof disclosure>;

/**
 * Each status that a side can set, the figures of what is out and questions about them, comments, taking back a tick, and cancelling
 * what was not published in time.
 */
const deliverableActs = {
  submitted: 'submitDeliverable',
  ...allBy('changeDeliverable', ['changes_requested', 'approved', 'contest']),
  // Of the same call, and more than a review of content.
  ...allBy({ needs: 'work' }, ['published', 'figures', 'question', 'cancel']),
  comment: 'addDeliverableComment',
} as const;
export type DeliverableAct = keyof typeof deliverableActs;

/** Number of a version of a piece of work. */
export const versionNumber = z.int('Enter a whole number.').check(z.minimum(1, 'Enter 1 or more.'), z.maximum(1_000));

/** Where the ad label is shown in the work itself, as the influencer ticks it; and the platform's own tool. */
const disclosureShown = z.strictObject({
  picture: z.optional(z.boolean()),
  spoken: z.optional(z.boolean()),
  partnership_tool: z.optional(z.boolean()),
});
export type DisclosureShown = z.infer<typeof disclosureShown>;

const video = z.object({ filename: z.string(), ...videoFacts });
export type DraftVideo = z.infer<typeof video>;

const version = z.object({
  version: z.number(),
  url: z.nullable(z.string()),
  file: z.nullable(z.string()),
  video: z.nullable(video),
  caption: z.string(),
  ai_made: z.boolean(),
  disclosure,
  submitted_at: instant,
});
export type DraftVersion = z.infer<typeof version>;

/** A published piece as it is read of the influencer's connected account. */
const onlinePost = z.object({
  /** Null where the account was removed since. */
  account: z.nullable(
    z.object({
      platform: z.string(),
      handle: z.string(),
      /** Of its posts; null where not known. */
      average_views: z.nullable(z.number()),
    }),
  ),
  published_at: instant,
  /** Last day on which it has to be online, as agreed. */
  stays_until: date,
  /** Reading in which it was missing last. */
  removed_at: z.nullable(instant),
  /** Reading in which it was online again; null while it is missing, and where it never was. */
  restored_at: z.nullable(instant),
  /** Reading since which its caption has no advertising label. */
  unlabelled_at: z.nullable(instant),
});
export type OnlinePost = z.infer<typeof onlinePost>;

export const deliverable = z.object({
  id,
  campaign_id: id,
  application_id: id,
  /** The influencer. */
  user_id: id,
  user: personCard,
  /** Agreed type, such as `reel`, and its number. */
  type: z.string(),
  number: z.number(),
  status: z.enum(deliverableStatuses),
  /** Due date for handing it in, if agreed. */
  due_on: z.nullable(date),
  url: z.nullable(z.string()),
  /** URL of the uploaded picture or video; expires after five minutes, that of a video after four hours. */
  file: z.nullable(z.string()),
  /** Null where the file is no video. */
  video: z.nullable(video),
  caption: z.string(),
  ai_made: z.boolean(),
  /** Null until handed in. */
  disclosure: z.nullable(disclosure),
  disclosure_shown: disclosureShown,
  /** Places that have to be ticked before approval. */
  disclosure_needed: z.array(z.enum(labelPlaces)),
  /** Ticks that the owner took back. */
  disclosure_contested: z.array(z.enum(labelPlaces)),
  /** Number of the newest version; 0 until handed in. */
  version: z.number(),
  approved_version: z.nullable(z.number()),
  /** Newest first. */
  versions: z.array(version),
  history: z.array(
    z.object({
      from: z.enum(deliverableStatuses),
      to: z.enum(deliverableStatuses),
      by: z.nullable(person),
      /** Account they acted for; null for the platform. */
      account_id: z.nullable(id),
      note: z.nullable(z.string()),
      createdAt: instant,
    }),
  ),
  submitted_at: z.nullable(instant),
  delivery: z.enum(deliveries),
  /** Null where the agreement has no idea step. */
  idea: z.nullable(idea),
  /** Null where no payment waits for it. */
  publication: z.nullable(publication),
  /** Null where it was not found on a connected account. */
  post: z.nullable(onlinePost),
  /** Newest reading since publication; null without any. */
  figures: z.nullable(newestReading),
  /** Readings of the connected account, oldest first; empty where its figures are typed in. */
  readings: z.array(reading),
  /** Tracked URL of this agreement to the campaign's link, for the caption; null without one. */
  tracked_link: z.nullable(z.string()),
  createdAt: instant,
  can: canOf(deliverableActs),
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
  /** Action required of the reader. */
  act: z.enum(['send_idea', 'review_idea', 'hand_in', 'review']),
  /** Due date for handing it in. */
  due_on: z.nullable(date),
  /** The other party. */
  person: personCard,
});
export type WaitingDeliverable = z.infer<typeof waiting>;

const address = name(0, 500);
const caption = text(0, 5_000);
const byId = z.strictObject({ id });
const errors = ['NOT_FOUND', 'ROLE', 'CONFLICT'] as const;

export const deliverableCalls = defineCalls(access.content, {
  listDeliverables: {
    method: 'GET',
    path: '/campaign/{id}/deliverables',
    auth: 'user',
    summary:
      'The work of a campaign: all of it for its creator and the sides of a joint one, else one’s own under agreement. That of a cancelled agreement for its two sides, where application_id names it',
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
    needs: 'work',
    summary: 'Hand in a piece of work: the one that planned_id names, else the first open one',
    idempotent: true,
    params: byId,
    body: z.strictObject({
      application_id: entityId,
      planned_id: z.optional(entityId),
      url: z.optional(z.nullable(address)),
      /** Id returned by `POST /campaign/{id}/deliverable-files`. */
      file: z.optional(z.nullable(id)),
      /** Id of a finished upload at `/api/uploads`. */
      upload_id: z.optional(z.nullable(uploadId)),
      caption: z._default(caption, ''),
      ai_made: z._default(z.boolean(), false),
      disclosure_shown: z.optional(disclosureShown),
    }),
    reply: { data: deliverable },
    errors: [...errors, 'ILLEGAL_MOVE', 'RULE', 'EXPIRED', 'UNSUPPORTED_TYPE'],
  },
  changeDeliverable: {
    method: 'PUT',
    path: '/campaign/deliverables/{id}',
    auth: 'user',
    summary:
      'The creator approves, asks for changes, confirms publication, announces to cancel what was not published in time, or questions its figures; the influencer hands in again, says that it is published, or reports its figures',
    params: byId,
    body: z.strictObject({
      status: z.optional(z.enum(['approved', 'changes_requested', 'published', 'cancelled'])),
      note: z.optional(z.nullable(text(0, 1_000))),
      url: z.optional(z.nullable(address)),
      file: z.optional(z.nullable(id)),
      upload_id: z.optional(z.nullable(uploadId)),
      caption: z.optional(caption),
      ai_made: z.optional(z.boolean()),
      /** The influencer's ticks; the creator can only take them back. */
      disclosure_shown: z.optional(disclosureShown),
      /** The version that is approved, to be changed or questioned; refused with `STALE` when a newer one came in. */
      version: z.optional(versionNumber),
      figures: z.optional(reported),
      /** The creator's question about the newest figures that were typed in, within a week. */
      figures_question: z.optional(text(1, 1_000)),
    }),
    reply: { data: deliverable },
    errors: [...errors, 'ILLEGAL_MOVE', 'RULE', 'DISCLOSURE_MISSING', 'STALE', 'EXPIRED', 'UNSUPPORTED_TYPE'],
  },
  uploadDeliverableFile: {
    method: 'POST',
    path: '/campaign/{id}/deliverable-files',
    auth: 'user',
    unlogged: true,
    needs: 'work',
    summary:
      'Upload a picture to hand in before it is published, or a screenshot of figures; only the two sides can open it',
    params: byId,
    multipart: { field: 'file', maxBytes: 10_000_000, accepts: 'picture' },
    idempotent: true,
    reply: { data: z.object({ file: id }) },
    errors: [...errors, 'UNSUPPORTED_TYPE', 'TOO_LARGE'],
  },
});
