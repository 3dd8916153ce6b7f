/**
 * Points of each signal of an account, computed from the figures shown beside it. The score is their sum, so a reader can
 * recompute it. Meaning, sources and limits of each signal: decision 35.
 */

/** Posts with known reach and likes, and how many have likes and comments in proportion to reach. */
interface ReachFigures {
  signal: 'likes_follow_reach';
  posts: number;
  fitting: number;
}

/** Days covered by readings, and followers gained or lost in jumps without a post. */
interface GrowthFigures {
  signal: 'growth';
  days: number;
  jumps: number;
  unexplained: number;
  /** Followers of unexplained jumps, in percent of the total. */
  unexplained_percent: number;
}

/** Engagement in percent, with the quartiles of accounts of the same size. */
interface SizeFigures {
  signal: 'engagement_for_size';
  engagement_rate: number;
  lower_quartile: number;
  upper_quartile: number;
  peers: number;
}

/** Median of the comments per hundred likes, over posts. */
interface CommentFigures {
  signal: 'comments_to_likes';
  posts: number;
  per_hundred_likes: number;
}

/** Quartiles of the likes per post, and their ratio. */
interface SpreadFigures {
  signal: 'likes_vary';
  posts: number;
  lower_quartile: number;
  upper_quartile: number;
  /** Upper quartile divided by the lower. */
  ratio: number;
}

export type SignalFigures = ReachFigures | GrowthFigures | SizeFigures | CommentFigures | SpreadFigures;
export type Signal = SignalFigures['signal'];

/** Weight of each signal when all can be judged; also the display order. */
export const signalWeights: Readonly<Record<Signal, number>> = {
  likes_follow_reach: 30,
  growth: 25,
  engagement_for_size: 20,
  comments_to_likes: 15,
  likes_vary: 10,
};
export const signals = Object.keys(signalWeights) as Signal[];

/**
 * Reasons why a signal cannot be judged: too few posts with the figure, likes hidden on most, too few readings or days
 * between them, too few peers.
 */
export type MissingThing =
  | 'posts'
  | 'likes'
  | 'readings'
  | 'days'
  | 'followers'
  | 'engagement'
  | 'peers'
  | 'engaged_peers';

/** Minimum total weight of the judged signals. */
const leastWeight = 50;

/** Values at which a signal earns nothing and everything, with linear interpolation between them. */
const signalBounds = {
  /** Share of the posts. */
  likes_follow_reach: { nothing: 0.5, everything: 1 },
  /** Percent of the followers. */
  growth: { nothing: 10, everything: 0 },
  /** Multiples of the lower quartile, and of the upper one. */
  engagement_for_size: { low: { nothing: 0.2, everything: 0.7 }, high: { nothing: 5, everything: 1.5 } },
  /** Comments per hundred likes. */
  comments_to_likes: { low: { nothing: 0.1, everything: 0.6 }, high: { nothing: 60, everything: 20 } },
  likes_vary: { nothing: 1.05, everything: 1.35 },
} as const;

interface Bounds {
  nothing: number;
  everything: number;
}

/** Linear position between two bounds, 0 to 1; either bound may be larger. */
function between(value: number, { nothing, everything }: Bounds): number {
  return Math.min(1, Math.max(0, (value - nothing) / (everything - nothing)));
}

/** Share of its weight that a signal earns, 0 to 1. */
export function shareOf(figures: SignalFigures): number {
  switch (figures.signal) {
    case 'likes_follow_reach':
      return between(figures.fitting / figures.posts, signalBounds.likes_follow_reach);
    case 'growth':
      return between(figures.unexplained_percent, signalBounds.growth);
    case 'engagement_for_size': {
      const { low, high } = signalBounds.engagement_for_size;
      const { engagement_rate: rate, lower_quartile, upper_quartile } = figures;
      return Math.min(between(rate / lower_quartile, low), between(rate / upper_quartile, high));
    }
    case 'comments_to_likes': {
      const { low, high } = signalBounds.comments_to_likes;
      return Math.min(between(figures.per_hundred_likes, low), between(figures.per_hundred_likes, high));
    }
    case 'likes_vary':
      return between(figures.ratio, signalBounds.likes_vary);
  }
}

export interface Reason<F extends SignalFigures = SignalFigures> {
  points: number;
  /** Maximum points, given the signals that could be judged. */
  of: number;
  figures: F;
}

/**
 * Score with its reasons in order of weight. The weight of signals that cannot be judged is distributed over the others in
 * proportion, by largest remainder, so that whole points add up to the score out of 100. Null when too little can be judged.
 */
export function scoreSignals(judged: readonly SignalFigures[]): { score: number; reasons: Reason[] } | null {
  const sorted = judged.toSorted((a, b) => signals.indexOf(a.signal) - signals.indexOf(b.signal));
  const total = sorted.reduce((sum, { signal }) => sum + signalWeights[signal], 0);
  if (total < leastWeight) return null;
  const exact = sorted.map(({ signal }) => (signalWeights[signal] * 100) / total);
  const rest = 100 - exact.reduce((sum, weight) => sum + Math.floor(weight), 0);
  const byRemainder = exact
    .map((weight, at) => ({ at, left: weight % 1 }))
    .sort((a, b) => b.left - a.left || a.at - b.at);
  const raised = new Set(byRemainder.slice(0, rest).map(({ at }) => at));
  const reasons = sorted.map((figures, at) => {
    const of = Math.floor(exact[at] ?? 0) + (raised.has(at) ? 1 : 0);
    return { points: Math.round(of * shareOf(figures)), of, figures };
  });
  return { score: reasons.reduce((sum, { points }) => sum + points, 0), reasons };
}
