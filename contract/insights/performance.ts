import * as z from 'zod/mini';
import { applicationStatuses } from '../campaigns/applications.ts';
import { campaignTypes } from '../campaigns/campaign-enums.ts';
import { figureSource } from '../core/influencer-card.ts';
import { personCard } from '../core/people.ts';
import { defineCalls } from '../kit/calls.ts';
import { date, id, instant } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';
import { deliverableStatuses } from '../work/deliverables.ts';
import { reading, readingSources } from '../work/figures.ts';

/** Null is "no data", never 0. */
const figure = z.nullable(z.number());

/** Origin of summed figures: typed in by the creators, read of connected accounts, or both. */
const figuresFrom = z.enum([...readingSources, 'mixed']);
export type FiguresFrom = z.infer<typeof figuresFrom>;

const sums = {
  views: figure,
  /** Summed over the pieces: a person who saw two of them counts twice. */
  reach: figure,
  /** Likes, comments, shares and saves, where reported. */
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
  /** Rupees per engagement, and per 1,000 views; the price of an agreement is divided evenly over its pieces. */
  cpe: figure,
  cpm: figure,
  /** Visitors through the agreements' tracked links, counted once a day; null for a campaign without a link. */
  clicks: figure,
  /** Rupees per click, over the agreements with a link. */
  cpc: figure,
  pieces: z.object({
    agreed: z.number(),
    /** Approved, including published ones. */
    delivered: z.number(),
    published: z.number(),
    /** With at least one reading. */
    reported: z.number(),
    /** Of these, read of a connected account; the figures of the others were typed in. */
    read: z.number(),
  }),
  /**
   * Rupees held by the payment partner, released to influencers before deductions, and their sum; for a joint campaign the
   * money held in the pool and drawn from it.
   */
  spend: z.object({ funded: z.number(), held: z.number(), released: z.number() }),
};

const totals = z.object(metrics);
export type Metrics = z.infer<typeof totals>;

const performance = z.object({
  campaign_id: id,
  source: figuresFrom,
  /** Days of the newest and the oldest counted reading; null without any. */
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
  /** Totals per day with a reading; a piece keeps its last figures until a newer reading. */
  timeline: z.array(z.object({ date, ...sums })),
});
export type Performance = z.infer<typeof performance>;

/** Last 7, 30 or 90 days including today; since the last 1 April; or given days. */
export const ranges = ['7d', '30d', '90d', 'fy', 'custom'] as const;
export type RangeId = (typeof ranges)[number];

const days = { from: date, to: date };

/** Gains within a period, not totals since publication. */
const gains = {
  ...sums,
  /** Clicks on tracked links; null without any. */
  clicks: figure,
};

const overview = {
  ...gains,
  /** Rupees. Businesses: released for work and paid into pools. Creators: credited for work, after fee and tax. */
  money: z.number(),
  /** Creators only: breakdown of `money`, in rupees. */
  earned: z.nullable(z.object({ gross: z.number(), fee: z.number(), tds: z.number(), net: z.number() })),
  /** As for a campaign, up to the last day, over the pieces with a reading and the links with a click in this period. */
  cpe: figure,
  cpm: figure,
  cpc: figure,
  /**
   * `as_of`: day of the newest counted reading. `pieces`: number of pieces whose figures were read of a connected account, and typed
   * in. `silent`: number of pieces without a reading in this period, and the day of
   * their oldest reading.
   */
  as_of: z.nullable(date),
  pieces: z.object({ read: z.number(), typed: z.number() }),
  silent: z.object({ pieces: z.number(), since: z.nullable(date) }),
};
const figures = z.object(overview);
export type Overview = z.infer<typeof figures>;

const share = z.object({ count: z.number(), n: z.number() });

const performances = z.object({
  side: z.enum(['business', 'creator']),
  range: z.object({ id: z.enum(ranges), ...days }),
  /** The period of the same length right before. */
  before: z.object(days),
  /** Of views, reach and engagement; clicks and money are measured here. */
  source: figuresFrom,
  totals: figures,
  previous: figures,
  /** Creators only: pieces due in this period, and how many were handed in by their due day. */
  on_time: z.nullable(z.object({ now: share, before: share })),
  /** By day, week or month, depending on the length of the range; null is "no data". */
  series: z.array(z.object({ ...days, money: z.number(), ...gains })),
  /** Highest amount first; `campaign` is null for money not connected with a campaign here. */
  campaigns: z.array(
    z.object({ campaign: z.nullable(z.object({ id, title: z.string(), type: z.enum(campaignTypes) })), ...overview }),
  ),
  /** Businesses only: by creator. */
  creators: z.array(z.object({ user: personCard, ...overview })),
  /** Creators only. */
  accounts: z.array(
    z.object({
      id,
      platform: z.string(),
      handle: z.string(),
      source: figureSource,
      as_of: instant,
      followers: z.nullable(z.number()),
      /**
       * Followers gained since the last reading before the range, or the first within it; null with fewer than two readings.
       */
      growth: figure,
      /** Last reading of each day, oldest first. */
      readings: z.array(z.object({ date, followers: z.number() })),
    }),
  ),
});
export type Performances = z.infer<typeof performances>;

export const performanceCalls = defineCalls(access.work, {
  getPerformance: {
    method: 'GET',
    path: '/performance',
    auth: 'user',
    wholeAccount: true,
    summary: 'What all of one’s campaigns brought and cost, or earned, in a time and in the one before',
    mayLag: true,
    query: z.strictObject({
      range: z._default(z.enum(ranges), '30d'),
      /** Both required with `custom`, not allowed otherwise; at most three years. */
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
    mayLag: true,
    params: z.strictObject({ id }),
    query: z.strictObject({ format: z.optional(z.enum(['json', 'csv'])) }),
    reply: { data: performance },
    downloads: { csv: 'text/csv' },
  },
});
