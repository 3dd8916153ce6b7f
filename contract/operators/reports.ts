import * as z from 'zod/mini';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { allBy, canOf } from '../kit/can.ts';
import { entityId, id, instant, named, nextCursor, page, queryBoolean, text } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { byId } from './operators.ts';

export const reportStatuses = ['open', 'handled', 'dismissed'] as const;

export const reportOutcomes = ['dismissed', 'warned', 'withheld', 'suspended'] as const;
export type ReportOutcome = (typeof reportOutcomes)[number];

const reportActs = {
  claim: 'claimReport',
  release: 'releaseReport',
  ...allBy('decideReport', reportOutcomes),
} as const;
export type ReportAct = keyof typeof reportActs;

const report = z.object({
  id,
  /** Null: the account was deleted, or the word list filed the report. */
  reporter: z.nullable(personCard),
  /** Reported account or profile; `person` is null for an unclaimed profile, which cannot be warned. */
  target: z.object({ id, name: z.string(), person: z.nullable(personCard) }),
  /** The campaign it is about. */
  campaign: z.nullable(named),
  reason: z.string(),
  status: z.enum(reportStatuses),
  outcome: z.nullable(z.enum(reportOutcomes)),
  note: z.nullable(z.string()),
  claimed_by: z.nullable(personCard),
  claimed_at: z.nullable(instant),
  createdAt: instant,
  decided_at: z.nullable(instant),
  can: canOf(reportActs),
});
export type Report = z.infer<typeof report>;

/** Report with the context for a decision. */
const reportCase = z.object({
  ...report.shape,
  /** Other reports about the same person, newest first. */
  earlier: z.array(report),
  /** Number of reports by this reporter, and how many were dismissed. */
  reporter_record: z.object({ made: z.number(), dismissed: z.number() }),
  /** Number of people who blocked the person. */
  blocked_by: z.number(),
  is_suspended: z.boolean(),
});
export type ReportCase = z.infer<typeof reportCase>;

const act = { auth: 'operator', params: byId, reply: { data: report }, errors: ['CONFLICT', 'RULE'] } as const;

export const reportCalls = defineCalls(access.owner, {
  listReports: {
    method: 'GET',
    path: '/operator/reports',
    auth: 'operator',
    summary: 'Reports: open ones the oldest first, decided ones the newest first',
    query: z.strictObject({
      ...page,
      status: z._default(z.enum(['open', 'decided']), 'open'),
      /** Only reports assigned to the reader. */
      mine: z.optional(queryBoolean),
      target_id: z.optional(entityId),
    }),
    reply: { data: z.array(report), next_cursor: nextCursor },
  },
  getReport: {
    method: 'GET',
    path: '/operator/reports/{id}',
    auth: 'operator',
    summary: 'One report with what else is known of both sides',
    params: byId,
    reply: { data: reportCase },
  },
  claimReport: {
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/reports/{id}/claim',
    everyday: true,
    summary: 'Take a report, so that nobody else looks into it meanwhile',
    ...act,
  },
  releaseReport: {
    level: 'moderator',
    payment: false,
    method: 'DELETE',
    path: '/operator/reports/{id}/claim',
    everyday: true,
    summary: 'Give a report back',
    ...act,
  },
  decideReport: {
    level: 'moderator',
    payment: false,
    method: 'POST',
    path: '/operator/reports/{id}',
    summary:
      'Dismiss, warn, take the campaign out of the feed, or suspend; the note goes to who it is about, and whoever reported is told',
    ...act,
    body: z.strictObject({ outcome: z.enum(reportOutcomes), note: text(3, 1_000) }),
  },
});
