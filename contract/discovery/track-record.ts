import * as z from 'zod/mini';
import { contentKind, contentPicture } from '../core/content-picture.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, nextCursor, page } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

/** Minimum number of events behind a figure; with fewer it is not shown. */
export const figureMinimum = 3;

/**
 * Figures computed from the events of the last twelve months. Brands and partners:
 * - `days_to_pay`: median days from the last hand-in to the release of the money (n: payments)
 * - `reply_hours`: median hours from an application to a person's first answer (n: applications with an answer)
 * - `decision_rate`: percent of the answered or system-closed applications with an offer or refusal by a person
 * - `review_rate`: percent of the judged work that a person judged before automatic approval
 *
 * Influencers:
 * - `chat_reply_hours`: median hours to the answer of a first message (n: first messages with an answer)
 * - `on_time_rate`: percent of the submitted or due work first handed in by its due day
 * - `completion_rate`: percent of the ended agreements that were finished; those the other party cancelled are left out
 * - `kept_online_rate`: percent of the posts read of a connected account that stayed up as long as agreed (n: those that did or did not)
 */
const figureIds = [
  'days_to_pay',
  'reply_hours',
  'decision_rate',
  'review_rate',
  'chat_reply_hours',
  'on_time_rate',
  'completion_rate',
  'kept_online_rate',
] as const;
export type FigureId = (typeof figureIds)[number];

/** A figure and the number of events behind it; the value is null below `figureMinimum`. */
export const measured = z.object({ value: z.nullable(z.number()), n: z.number() });
export type Measured = z.infer<typeof measured>;

const trackRecord = z.object({
  /** Start of the twelve months. */
  since: instant,
  /** In display order. */
  figures: z.array(z.extend(measured, { id: z.enum(figureIds) })),
  /** Campaigns completed, without a time limit. */
  done: z.number(),
});
export type TrackRecord = z.infer<typeof trackRecord>;

const collaboration = z.object({
  /** Id of the campaign. */
  id,
  title: z.string(),
  brand: z.object({ id, name: z.string() }),
  /** Month it was finished, `YYYY-MM` in India. */
  month: z.string(),
  /** Rating the person got for it; null while there is none to show. */
  rating: z.nullable(z.number()),
  /** The most viewed post of the work, of those with a picture if there are any; null where none was published. */
  post: z.nullable(
    z.object({
      kind: contentKind,
      permalink: z.nullable(z.string()),
      views: z.nullable(z.number()),
      /** Missing where the post was not read with the connected account. */
      picture: z.nullable(contentPicture),
    }),
  ),
});
export type Collaboration = z.infer<typeof collaboration>;

const ofPerson = z.strictObject({ id });

export const trackRecordCalls = defineCalls(access.member, {
  getTrackRecord: {
    method: 'GET',
    path: '/user/{id}/track-record',
    auth: 'user',
    summary: 'How a person works, read from what happened: figures, each with its n',
    mayLag: true,
    params: ofPerson,
    reply: { data: trackRecord },
  },
  listCollaborations: {
    method: 'GET',
    path: '/user/{id}/collaborations',
    auth: 'user',
    summary:
      'Campaigns a person finished with others, the latest first: title, brand, month, rating and the most viewed post',
    mayLag: true,
    params: ofPerson,
    query: z.strictObject(page),
    reply: { data: z.array(collaboration), total: z.number(), next_cursor: nextCursor },
  },
});
