import * as z from 'zod/mini';
import { applicationStatuses } from './applications.ts';
import { deliverableStatuses, reading } from './deliverables.ts';
import { date, id } from './fields.ts';
import { defineCalls } from './kit.ts';
import { personCard } from './people.ts';

/** Null is "no data", never 0. */
const figure = z.nullable(z.number());

const sums = {
  views: figure,
  /** Added over pieces: who saw two of them counts twice. */
  reach: figure,
  /** Likes, comments, shares and saves, as far as they were reported. */
  engagement: figure,
};

const metrics = {
  ...sums,
  likes: figure,
  comments: figure,
  shares: figure,
  saves: figure,
  /** Engagements per 100 views, over the pieces that report both. */
  engagement_rate: figure,
  /** Rupees per engagement, and per 1,000 views: each piece that reports costs an equal part of its agreement's price. */
  cpe: figure,
  cpm: figure,
  pieces: z.object({
    agreed: z.number(),
    /** Approved, those published among them. */
    delivered: z.number(),
    published: z.number(),
    /** With at least one reading. */
    reported: z.number(),
  }),
  /**
   * Rupees held by the payment partner, released to influencers before deductions, and both; of a joint campaign what its
   * pool holds and what was drawn from it.
   */
  spend: z.object({ funded: z.number(), held: z.number(), released: z.number() }),
};

const totals = z.object(metrics);
export type Metrics = z.infer<typeof totals>;

const performance = z.object({
  campaign_id: id,
  /** Every figure was typed in by whose work it is. */
  source: z.literal('self_reported'),
  /** The days of the newest and of the oldest reading that counts; null without any. */
  as_of: z.nullable(date),
  oldest_as_of: z.nullable(date),
  totals,
  creators: z.array(
    z.object({ application_id: id, user: personCard, status: z.enum(applicationStatuses), ...metrics }),
  ),
  deliverables: z.array(
    z.object({
      id,
      application_id: id,
      type: z.string(),
      number: z.number(),
      status: z.enum(deliverableStatuses),
      url: z.nullable(z.string()),
      engagement: figure,
      engagement_rate: figure,
      /** Oldest first. */
      readings: z.array(reading),
    }),
  ),
  /** What all pieces came to on each day that has a reading; a piece keeps its last figures until there are newer ones. */
  timeline: z.array(z.object({ date, ...sums })),
});
export type Performance = z.infer<typeof performance>;

export const performanceCalls = defineCalls({
  getCampaignPerformance: {
    method: 'GET',
    path: '/campaign/{id}/performance',
    auth: 'user',
    summary: 'What the work of a campaign did, what it cost, and both against each other; to its parties alone',
    params: z.strictObject({ id }),
    query: z.strictObject({ format: z.optional(z.enum(['json', 'csv'])) }),
    reply: { data: performance },
    downloads: { csv: 'text/csv' },
  },
});
