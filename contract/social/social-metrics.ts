import * as z from 'zod/mini';
import { figureSource } from '../core/influencer-card.ts';
import { defineCalls } from '../kit/calls.ts';
import { id, instant, named } from '../kit/fields.ts';
import { access } from '../kit/permissions.ts';

const signalFigures = z.discriminatedUnion('signal', [
  z.object({ signal: z.literal('likes_follow_reach'), posts: z.number(), fitting: z.number() }),
  z.object({
    signal: z.literal('growth'),
    days: z.number(),
    jumps: z.number(),
    unexplained: z.number(),
    unexplained_percent: z.number(),
  }),
  z.object({
    signal: z.literal('engagement_for_size'),
    engagement_rate: z.number(),
    lower_quartile: z.number(),
    upper_quartile: z.number(),
    peers: z.number(),
  }),
  z.object({ signal: z.literal('comments_to_likes'), posts: z.number(), per_hundred_likes: z.number() }),
  z.object({
    signal: z.literal('likes_vary'),
    posts: z.number(),
    lower_quartile: z.number(),
    upper_quartile: z.number(),
    ratio: z.number(),
  }),
]);

/** Derived figures of one account and the data they are based on. */
const derived = z.object({
  /** Percent: average likes and comments per post by followers, or the totals by total views. */
  engagement: z.nullable(
    z.object({
      rate: z.number(),
      formula: z.enum(['by_followers', 'by_views']),
      posts: z.number(),
      from: instant,
      to: instant,
    }),
  ),
  views: z.nullable(z.object({ median: z.number(), average: z.number(), posts: z.number() })),
  rhythm: z.nullable(
    z.object({
      posts_a_week: z.number(),
      /** Weeks with a post, out of the `weeks` looked at. */
      active_weeks: z.number(),
      weeks: z.number(),
      last_post_at: z.nullable(instant),
    }),
  ),
  authenticity: z.object({
    /** 0 to 100, the sum of the reasons' points; null when too little can be judged. */
    score: z.nullable(z.number()),
    reasons: z.array(z.object({ points: z.number(), of: z.number(), figures: signalFigures })),
    /** Unusually fast gains or losses of followers, largest first. */
    jumps: z.array(z.object({ from: instant, to: instant, gained: z.number(), usual: z.number(), posts: z.number() })),
    missing: z.array(
      z.object({
        signal: z.enum(['likes_follow_reach', 'growth', 'engagement_for_size', 'comments_to_likes', 'likes_vary']),
        what: z.enum(['posts', 'likes', 'readings', 'days', 'followers', 'engagement', 'peers', 'engaged_peers']),
        needs: z.number(),
        has: z.number(),
      }),
    ),
  }),
});
export type DerivedMetrics = z.infer<typeof derived>;

const count = z.nullable(z.number());

/** A post with its figures; null: not reported by the platform. */
const mediaFigures = z.object({
  kind: z.string(),
  published_at: instant,
  permalink: z.nullable(z.string()),
  views: count,
  reach: count,
  likes: count,
  comments: count,
  shares: count,
  saves: count,
});
export type MediaFigures = z.infer<typeof mediaFigures>;

export const peerMeasures = ['engagement', 'views', 'posts_a_week'] as const;

/** A figure compared with accounts of the same platform and size. */
const peerComparison = z.object({
  measure: z.enum(peerMeasures),
  value: z.number(),
  /** Number of accounts compared with, and the category if they share it. */
  peers: z.number(),
  category: z.nullable(named),
  lowest: z.number(),
  lower_quartile: z.number(),
  median: z.number(),
  upper_quartile: z.number(),
  highest: z.number(),
  /** Percentile: percent of the peers below it. */
  above: z.number(),
  counted_at: instant,
});
export type PeerComparison = z.infer<typeof peerComparison>;

const share = z.object({ name: z.string(), percent: z.number() });

/** Audience of an account; null: not reported. */
const audience = z.object({
  as_of: instant,
  age: z.nullable(z.array(share)),
  gender: z.nullable(z.array(share)),
  country: z.nullable(z.array(share)),
  /** Visible like the contact; null when locked, too. */
  city: z.nullable(z.array(share)),
  has_cities: z.boolean(),
});
export type Audience = z.infer<typeof audience>;

const accountMetrics = z.object({
  id,
  platform: id,
  handle: z.string(),
  source: figureSource,
  as_of: instant,
  followers: z.nullable(z.number()),
  /** Null when nothing was read from the platform yet. */
  derived: z.nullable(derived),
  derived_at: z.nullable(instant),
  /** Follower range of the peers, such as 50K–1L; null when the count is unknown. */
  size: z.nullable(z.string()),
  peers: z.array(peerComparison),
  /** Daily followers of the last year, thinned out before that. */
  growth: z.array(z.object({ at: instant, followers: z.number() })),
  media: z.array(mediaFigures),
  audience: z.nullable(audience),
});
export type AccountMetrics = z.infer<typeof accountMetrics>;

const influencerMetrics = z.object({
  /** True when the reader may not see the audience's cities. */
  locked: z.boolean(),
  /** Largest account first. */
  accounts: z.array(accountMetrics),
  /** Account whose authenticity score is used for the profile; null while none is judged. */
  judged_account: z.nullable(id),
});
export type InfluencerMetrics = z.infer<typeof influencerMetrics>;

export const socialMetricCalls = defineCalls(access.member, {
  getInfluencerMetrics: {
    method: 'GET',
    path: '/influencers/{id}/metrics',
    auth: 'user',
    summary:
      'What is derived of an influencer’s accounts, with the readings and posts it was derived from; `pdf` gives the media kit',
    mayLag: true,
    params: z.strictObject({ id }),
    query: z.strictObject({ format: z.optional(z.enum(['json', 'pdf'])) }),
    downloads: { pdf: 'application/pdf' },
    reply: { data: influencerMetrics },
  },
});
