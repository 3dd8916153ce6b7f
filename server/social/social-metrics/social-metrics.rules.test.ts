import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { scoreSignals } from '../../../contract/social/authenticity.rules.ts';
import { daysAgo, now, post, readings } from './made-media.ts';
import { deriveMetrics, type MetricsInput } from './social-metrics.rules.ts';

const peers = { count: 40, lowerQuartile: 2, upperQuartile: 5 };
/** Two posts a week whose likes rise with their reach. */
const honest = Array.from({ length: 30 }, (_, at) => {
  const reach = 8_000 + ((at * 37) % 11) * 1_000;
  return post(3 + at * 3.5, { reach, likes: Math.round(reach * 0.05), comments: Math.round(reach * 0.001) });
});
const steady = readings(Array.from({ length: 100 }, (_, at) => 18_000 + at * 20));
const account: MetricsInput = {
  platform: 'instagram',
  followers: 19_980,
  media: honest,
  snapshots: steady,
  peers,
  now,
};
const derive = (overrides: Partial<MetricsInput> = {}) => deriveMetrics({ ...account, ...overrides });
const pointsOf = (overrides: Partial<MetricsInput>) =>
  Object.fromEntries(derive(overrides).authenticity.reasons.map(({ figures, points }) => [figures.signal, points]));

describe('an account', () => {
  it('that is honest earns all points, with the figures of each reason', () => {
    const metrics = derive();
    expect(metrics.engagement).toMatchObject({ rate: 3.28, formula: 'by_followers', posts: 30 });
    expect(metrics.views).toEqual({ median: 12_000, average: 12_000, posts: 30 });
    expect(metrics.rhythm).toMatchObject({ postsAWeek: 2, activeWeeks: 12, weeks: 12 });
    expect(metrics.authenticity).toMatchObject({ score: 100, jumps: [], missing: [] });
    expect(metrics.authenticity.reasons.map(({ figures }) => figures)).toEqual([
      { signal: 'likes_follow_reach', posts: 30, fitting: 30 },
      { signal: 'growth', days: 99, jumps: 0, unexplained: 0, unexplained_percent: 0 },
      { signal: 'engagement_for_size', engagement_rate: 3.28, lower_quartile: 2, upper_quartile: 5, peers: 40 },
      { signal: 'comments_to_likes', posts: 30, per_hundred_likes: 2 },
      { signal: 'likes_vary', posts: 30, lower_quartile: 500, upper_quartile: 788, ratio: 1.57 },
    ]);
  });

  it('that buys likes is detected because they do not follow reach', () => {
    const bought = honest.map((each, at) => ({ ...each, reach: at % 2 ? 900 : 30_000, likes: 700, comments: 0 }));
    expect(pointsOf({ media: bought })).toMatchObject({ likes_follow_reach: 0, comments_to_likes: 0, likes_vary: 0 });
  });

  it('that buys followers is detected by its jump and by low engagement', () => {
    const bought = steady.map((each, at) => (at < 60 ? each : { ...each, followers: (each.followers ?? 0) + 200_000 }));
    const found = derive({ snapshots: bought, followers: 219_980 });
    expect(pointsOf({ snapshots: bought, followers: 219_980 })).toMatchObject({ growth: 0, engagement_for_size: 0 });
    expect(found.authenticity.jumps).toMatchObject([{ gained: 200_020, posts: 0 }]);
    expect(found.authenticity.score).toBe(55);
  });

  it('lists its largest jump first', () => {
    const twice = steady.map((each, at) => ({
      ...each,
      followers: (each.followers ?? 0) + (at > 60 ? 900 : 0) + (at > 80 ? 2_000 : 0),
    }));
    expect(derive({ snapshots: twice }).authenticity.jumps.map(({ gained }) => gained)).toEqual([2_020, 920]);
  });

  it('whose posts were never read has no figures, and says what each needs', () => {
    expect(derive({ media: null })).toEqual({
      engagement: null,
      views: null,
      rhythm: null,
      authenticity: {
        score: null,
        reasons: [],
        jumps: [],
        missing: [
          { signal: 'likes_follow_reach', what: 'posts', needs: 12, has: 0 },
          { signal: 'growth', what: 'posts', needs: 1, has: 0 },
          { signal: 'engagement_for_size', what: 'engagement', needs: 1, has: 0 },
          { signal: 'comments_to_likes', what: 'posts', needs: 12, has: 0 },
          { signal: 'likes_vary', what: 'posts', needs: 12, has: 0 },
        ],
      },
    });
    expect(derive({ media: [] }).rhythm).toMatchObject({ postsAWeek: 0, weeks: 12, lastPostAt: null });
  });

  it('with few peers, readings or posts is judged by the rest', () => {
    expect(derive({ peers: null }).authenticity).toMatchObject({
      score: 100,
      missing: [{ signal: 'engagement_for_size', what: 'peers', needs: 20, has: 0 }],
    });
    expect(derive({ peers: { ...peers, count: 19 } }).authenticity.missing).toMatchObject([{ has: 19 }]);
    expect(derive({ peers: { ...peers, count: 20 } }).authenticity.missing).toEqual([]);
    expect(derive({ peers: { ...peers, lowerQuartile: 0 } }).authenticity.missing).toMatchObject([
      { what: 'engaged_peers' },
    ]);
    expect(derive({ snapshots: steady.slice(-3) }).authenticity.missing).toEqual([
      { signal: 'growth', what: 'readings', needs: 15, has: 3 },
    ]);
    const eleven = derive({ media: honest.slice(0, 11) }).authenticity;
    expect(eleven.missing.map(({ has }) => has)).toEqual([11, 11, 11]);
    expect(eleven.score).toBeNull();
    expect(derive({ media: honest.slice(0, 12) }).authenticity.missing).toEqual([]);
  });

  it('that hides its likes, or has none, is not judged by them', () => {
    const hidden = honest.map((each) => ({ ...each, likes: null }));
    expect(derive({ media: hidden }).authenticity.missing.map(({ signal, has }) => [signal, has])).toEqual([
      ['likes_follow_reach', 0],
      ['engagement_for_size', 0],
      ['comments_to_likes', 0],
      ['likes_vary', 0],
    ]);
    const none = honest.map((each) => ({ ...each, likes: 0, comments: 0 }));
    expect(derive({ media: none }).authenticity.missing.map(({ signal, what, has }) => [signal, what, has])).toEqual([
      ['likes_follow_reach', 'likes', 0],
      ['comments_to_likes', 'posts', 0],
      ['likes_vary', 'likes', 0],
    ]);
    const unseen = honest.map((each) => ({ ...each, reach: 0 }));
    expect(derive({ media: unseen }).authenticity.missing).toMatchObject([{ signal: 'likes_follow_reach', has: 0 }]);
  });

  it('whose older posts were left out is judged as far back as they reach', () => {
    const full = Array.from({ length: 60 }, (_, at) => post(at));
    const early = steady.map((each, at) => (at < 10 ? { ...each, followers: 9_000 } : each));
    expect(derive({ media: full, snapshots: early }).authenticity.jumps).toEqual([]);
    expect(derive({ media: full.slice(0, 59), snapshots: early }).authenticity.jumps).toHaveLength(1);
  });
});

const figure = fc.option(fc.nat(5_000_000), { nil: null });
const anyMedia = fc.record({
  kind: fc.constantFrom('reel', 'video', 'story', 'post'),
  publishedAt: fc.nat(400).map(daysAgo),
  views: figure,
  reach: figure,
  likes: figure,
  comments: figure,
});
const anyAccount = fc.record({
  platform: fc.constantFrom('instagram', 'youtube', 'facebook'),
  followers: fc.option(fc.nat(200_000_000), { nil: null }),
  media: fc.option(fc.array(anyMedia, { maxLength: 60 }), { nil: null }),
  snapshots: fc.array(fc.record({ asOf: fc.nat(500).map(daysAgo), followers: figure }), { maxLength: 120 }),
  peers: fc.option(
    fc.record({ count: fc.nat(60), lowerQuartile: fc.nat(10), upperQuartile: fc.integer({ min: 10, max: 30 }) }),
  ),
  now: fc.constant(now),
});

it('stays within its bounds for any input, and can be recomputed from its own figures', () => {
  fc.assert(
    fc.property(anyAccount, (input) => {
      const { engagement, views, rhythm, authenticity } = deriveMetrics(input);
      for (const value of [engagement?.rate ?? 0, views?.median ?? 0, rhythm?.postsAWeek ?? 0]) {
        expect(Number.isFinite(value) && value >= 0).toBe(true);
      }
      const { score, reasons, missing } = authenticity;
      expect(score === null || (score >= 0 && score <= 100)).toBe(true);
      for (const { needs, has } of missing) expect(has).toBeLessThan(needs);
      const again = scoreSignals(reasons.map(({ figures }) => figures));
      expect(again?.score ?? null).toBe(score);
      expect(again?.reasons ?? []).toEqual(reasons);
      expect(JSON.parse(JSON.stringify(reasons))).toEqual(reasons);
    }),
  );
});
