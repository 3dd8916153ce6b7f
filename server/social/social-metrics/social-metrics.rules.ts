import { type Reason, type SignalFigures, scoreSignals } from '../../../contract/social/authenticity.rules.ts';
import { type Jump, measureGrowth, type Reading } from './growth.rules.ts';
import {
  type Engagement,
  lastingPosts,
  type Media,
  measureEngagement,
  measureRhythm,
  measureViews,
  type Rhythm,
  settledPosts,
  type Views,
} from './media.rules.ts';
import { judgeSignals, type Missing, type Peers } from './signals.rules.ts';

/** Maximum number of stored posts per account, the newest. */
export const mediaKept = 60;

export interface MetricsInput {
  platform: string;
  /** Null where the platform does not provide it. */
  followers: number | null;
  /** The newest, up to `mediaKept`; null where they were never read, as opposed to none. */
  media: readonly Media[] | null;
  /** All readings, in any order, including the current one. */
  snapshots: readonly Reading[];
  /** Accounts of the same platform and size, where computed. */
  peers?: Peers | null;
  now: Date;
}

interface Authenticity {
  /** 0 to 100: the sum of the reasons' points. Null where too little can be judged. */
  score: number | null;
  reasons: Reason[];
  /** Followers gained or lost far faster than usual, largest first. */
  jumps: Jump[];
  missing: Missing[];
}

export interface Metrics {
  engagement: Engagement | null;
  views: Views | null;
  rhythm: Rhythm | null;
  authenticity: Authenticity;
}

/** Derives all figures of an account from its readings and posts only. A figure without data is null, never 0. */
export function deriveMetrics({ platform, followers, media, snapshots, peers = null, now }: MetricsInput): Metrics {
  const posts = lastingPosts(media ?? [], now);
  const isComplete = media !== null && media.length < mediaKept;
  const settled = settledPosts(posts, now);
  const engagement = measureEngagement({ platform, followers, posts: settled });
  const growth = measureGrowth({ readings: snapshots, posts: media && posts, isComplete, now });
  const judged = judgeSignals({ posts: settled, growth, engagement, peers });
  const scored = scoreSignals(judged.filter((each): each is SignalFigures => !('needs' in each)));
  const bySize = (a: Jump, b: Jump) => Math.abs(b.gained) - Math.abs(a.gained);
  return {
    engagement,
    views: measureViews(settled),
    rhythm: media === null ? null : measureRhythm(posts, { now, isComplete }),
    authenticity: {
      score: scored?.score ?? null,
      reasons: scored?.reasons ?? [],
      jumps: 'jumps' in growth ? growth.jumps.toSorted(bySize) : [],
      missing: judged.filter((each) => 'needs' in each),
    },
  };
}
