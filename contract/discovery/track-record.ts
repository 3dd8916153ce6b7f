import * as z from 'zod/mini';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, nextCursor, page } from '../kit/fields.ts';

/** Below so many happenings a figure says nothing yet, so it is not told. */
export const figureMinimum = 3;

/**
 * What is read from events of the last twelve months. Brands and partners:
 * - `days_to_pay`: median days from the last piece handed in to the money released (n: payments)
 * - `reply_hours`: median hours from an application to the first move of a person (n: applications that got one)
 * - `decision_rate`: of the applications that were answered or closed by the system, per cent with an offer or a no by a person
 * - `review_rate`: of the pieces handed in and judged, per cent judged by a person before the clock approved them
 *
 * Influencers:
 * - `chat_reply_hours`: median hours to the answer of a first message (n: first messages that were answered)
 * - `on_time_rate`: of the pieces that were handed in or due, per cent first handed in by their day
 * - `completion_rate`: of the agreements that ended, per cent finished; what the other side cancelled is left out
 */
const figureIds = [
  'days_to_pay',
  'reply_hours',
  'decision_rate',
  'review_rate',
  'chat_reply_hours',
  'on_time_rate',
  'completion_rate',
] as const;
export type FigureId = (typeof figureIds)[number];

/** A figure and how many happenings it is drawn from; no value while they are too few. */
export const measured = z.object({ value: z.nullable(z.number()), n: z.number() });
export type Measured = z.infer<typeof measured>;

const trackRecord = z.object({
  /** Where the twelve months begin. */
  since: instant,
  /** In the order in which they are shown. */
  figures: z.array(z.extend(measured, { id: z.enum(figureIds) })),
  /** Campaigns finished with somebody, ever. */
  done: z.number(),
});
export type TrackRecord = z.infer<typeof trackRecord>;

const collaboration = z.object({
  /** Of the campaign. */
  id,
  title: z.string(),
  brand: z.object({ id, name: z.string() }),
  /** When it was finished, `YYYY-MM` in India. */
  month: z.string(),
});
export type Collaboration = z.infer<typeof collaboration>;

const ofPerson = z.strictObject({ id });

export const trackRecordCalls = defineCalls({
  getTrackRecord: {
    method: 'GET',
    path: '/user/{id}/track-record',
    auth: 'user',
    summary: 'How a person works, read from what happened: figures, each with its n',
    params: ofPerson,
    reply: { data: trackRecord },
  },
  listCollaborations: {
    method: 'GET',
    path: '/user/{id}/collaborations',
    auth: 'user',
    summary: 'Campaigns a person finished with others, the latest first: title, brand and month',
    params: ofPerson,
    query: z.strictObject(page),
    reply: { data: z.array(collaboration), total: z.number(), next_cursor: nextCursor },
  },
});
