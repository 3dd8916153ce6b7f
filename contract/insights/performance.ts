import * as z from 'zod/mini';
import { applicationStatuses } from '../campaigns/applications.ts';
import { campaignTypes } from '../campaigns/campaign-enums.ts';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { date, id, instant } from '../kit/fields.ts';
import { deliverableStatuses, reading } from '../work/deliverables.ts';

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
  /** Visitors who followed the agreements' tracked links, each once a day; null where the campaign has no link. */
  clicks: figure,
  /** Rupees per click, over the agreements with a link. */
  cpc: figure,
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

/** The last days, today among them; since the last 1 April; or days that are named. */
export const ranges = ['7d', '30d', '90d', 'fy', 'custom'] as const;
export type RangeId = (typeof ranges)[number];

const days = { from: date, to: date };

/** What a time brought: figures of that time alone, not what a piece came to since it was published. */
const gains = {
  ...sums,
  /** Of tracked links; null without any. */
  clicks: figure,
};

const overview = {
  ...gains,
  /** Rupees. Business: released for work, and paid into pools. Creator: credited for work, after fee and tax. */
  money: z.number(),
  /** Creators only: what `money` is made of. Rupees. */
  earned: z.nullable(z.object({ gross: z.number(), fee: z.number(), tds: z.number(), net: z.number() })),
  /** As of a campaign, until the last day, over the pieces that reported and the links that were followed in this time. */
  cpe: figure,
  cpm: figure,
  cpc: figure,
  /** The day of the newest reading that counts; of pieces without one in this time, how many, and the day of the oldest. */
  as_of: z.nullable(date),
  silent: z.object({ pieces: z.number(), since: z.nullable(date) }),
};
const figures = z.object(overview);
export type Overview = z.infer<typeof figures>;

const share = z.object({ count: z.number(), n: z.number() });

const performances = z.object({
  side: z.enum(['business', 'creator']),
  range: z.object({ id: z.enum(ranges), ...days }),
  /** As many days, right before. */
  before: z.object(days),
  /** Views, reach and engagement are typed in by whose work it is; clicks and money are counted here. */
  source: z.literal('self_reported'),
  totals: figures,
  previous: figures,
  /** Creators only: of the pieces due in this time, how many were handed in by their day. */
  on_time: z.nullable(z.object({ now: share, before: share })),
  /** Days, weeks or months, by the length of the range; null is "no data". */
  series: z.array(z.object({ ...days, money: z.number(), ...gains })),
  /** The largest in money first; without a campaign: money for work that was none of a campaign here. */
  campaigns: z.array(
    z.object({ campaign: z.nullable(z.object({ id, title: z.string(), type: z.enum(campaignTypes) })), ...overview }),
  ),
  /** Business only: whose work it was. */
  creators: z.array(z.object({ user: personCard, ...overview })),
  /** Creators only. */
  accounts: z.array(
    z.object({
      id,
      platform: z.string(),
      handle: z.string(),
      source: z.enum(['self_reported', 'imported', 'provider']),
      as_of: instant,
      followers: z.nullable(z.number()),
      /** Followers gained since the reading before the range, or the first in it; null with fewer than two readings. */
      growth: figure,
      /** The last reading of each day, oldest first. */
      readings: z.array(z.object({ date, followers: z.number() })),
    }),
  ),
});
export type Performances = z.infer<typeof performances>;

export const performanceCalls = defineCalls({
  getPerformance: {
    method: 'GET',
    path: '/performance',
    auth: 'user',
    summary: 'What all of one’s campaigns brought and cost, or earned, in a time and in the one before',
    query: z.strictObject({
      range: z._default(z.enum(ranges), '30d'),
      /** With `custom` only, both; at most three years. */
      from: z.optional(date),
      to: z.optional(date),
      format: z.optional(z.enum(['json', 'csv'])),
    }),
    reply: { data: performances },
    downloads: { csv: 'text/csv' },
    errors: ['ROLE'],
  },
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
