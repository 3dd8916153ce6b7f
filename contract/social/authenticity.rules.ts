/**
 * How many points each signal of an account earns, from the figures that are shown beside it. The score is their sum,
 * so that whoever reads the page can recompute it. What each signal means, its sources and limits: decision 35.
 */

/** Posts with both their reach and their likes told, and how many of them got likes and comments in step with reach. */
interface ReachFigures {
  signal: 'likes_follow_reach';
  posts: number;
  fitting: number;
}

/** Days that readings cover, and followers that came or went in jumps without a post behind them. */
interface GrowthFigures {
  signal: 'growth';
  days: number;
  jumps: number;
  unexplained: number;
  /** Followers of the unexplained jumps, per cent of all there are. */
  unexplained_percent: number;
}

/** Engagement in per cent beside the quartiles of accounts of the same size. */
interface SizeFigures {
  signal: 'engagement_for_size';
  engagement_rate: number;
  lower_quartile: number;
  upper_quartile: number;
  peers: number;
}

/** Comments for a hundred likes: the median of posts. */
interface CommentFigures {
  signal: 'comments_to_likes';
  posts: number;
  per_hundred_likes: number;
}

/** The quartiles of the posts' likes, and how far they lie apart. */
interface SpreadFigures {
  signal: 'likes_vary';
  posts: number;
  lower_quartile: number;
  upper_quartile: number;
  /** Upper quartile over lower. */
  ratio: number;
}

export type SignalFigures = ReachFigures | GrowthFigures | SizeFigures | CommentFigures | SpreadFigures;
export type Signal = SignalFigures['signal'];

/** What each signal weighs where all can be judged; in this order they are shown. */
export const signalWeights: Readonly<Record<Signal, number>> = {
  likes_follow_reach: 30,
  growth: 25,
  engagement_for_size: 20,
  comments_to_likes: 15,
  likes_vary: 10,
};
export const signals = Object.keys(signalWeights) as Signal[];

/** What a signal can lack: posts that tell the figure, likes on most of them, readings, days between them, peers. */
export type MissingThing =
  | 'posts'
  | 'likes'
  | 'readings'
  | 'days'
  | 'followers'
  | 'engagement'
  | 'peers'
  | 'engaged_peers';

/** A score rests on signals of at least this weight. */
const leastWeight = 50;

/** Where each signal earns everything and nothing; between them its share is linear. */
const signalBounds = {
  /** Share of the posts. */
  likes_follow_reach: { nothing: 0.5, everything: 1 },
  /** Per cent of the followers. */
  growth: { nothing: 10, everything: 0 },
  /** Times the lower quartile, and times the upper one. */
  engagement_for_size: { low: { nothing: 0.2, everything: 0.7 }, high: { nothing: 5, everything: 1.5 } },
  /** Comments for a hundred likes. */
  comments_to_likes: { low: { nothing: 0.1, everything: 0.6 }, high: { nothing: 60, everything: 20 } },
  likes_vary: { nothing: 1.05, everything: 1.35 },
} as const;

interface Bounds {
  nothing: number;
  everything: number;
}

/** 0 to 1, linear between the two bounds, whichever of them is larger. */
function between(value: number, { nothing, everything }: Bounds): number {
  return Math.min(1, Math.max(0, (value - nothing) / (everything - nothing)));
}

/** The part of its weight that a signal earns, 0 to 1. */
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
  /** The most it could earn, beside the signals that could be judged. */
  of: number;
  figures: F;
}

/**
 * The reasons of a score, in the order of their weights: what cannot be judged gives its weight to what can, in proportion
 * and by largest remainder, so that whole points sum to the score out of 100. Null where too little can be judged.
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
