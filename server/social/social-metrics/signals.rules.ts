import type { MissingThing, Signal, SignalFigures } from '../../../contract/social/authenticity.rules.ts';
import type { Growth, Ungrown } from './growth.rules.ts';
import { type Engagement, interactionsOf, type Media, seenBy } from './media.rules.ts';
import { median, quantile, roundTo } from './statistics.rules.ts';

/** Accounts of the same platform and size with their engagement in per cent. */
export interface Peers {
  count: number;
  lowerQuartile: number;
  upperQuartile: number;
}

/** A signal that cannot be judged yet: what it needs, the minimum number, and the number present. */
export interface Missing {
  signal: Signal;
  what: MissingThing;
  needs: number;
  has: number;
}

const fewestJudgedPosts = 12;
export const fewestPeers = 20;
/** A post is consistent when its likes and comments per viewer are within this factor of the usual, up or down. */
const stepTimes = 2;

interface SignalInput {
  /** Settled posts. */
  posts: readonly Media[];
  growth: Growth | Ungrown;
  engagement: Engagement | null;
  peers: Peers | null;
}

/** Every signal: judged with its figures, or with what is missing. */
export function judgeSignals({ posts, growth, engagement, peers }: SignalInput): (SignalFigures | Missing)[] {
  return [
    judgeReach(posts),
    'jumps' in growth ? summarize(growth) : { signal: 'growth', ...growth },
    judgeSize(engagement, peers),
    judgeComments(posts),
    judgeSpread(posts),
  ];
}

/** Bought likes come in the number paid for, however few people see the post. */
function judgeReach(posts: readonly Media[]): SignalFigures | Missing {
  const rates = posts.flatMap((post) => {
    const [interactions, seen] = [interactionsOf(post), seenBy(post)];
    return interactions === null || seen === null || seen === 0 ? [] : [interactions / seen];
  });
  if (rates.length < fewestJudgedPosts) return fewPosts('likes_follow_reach', rates.length);
  const usual = median(rates) ?? 0;
  if (usual === 0) return noLikes('likes_follow_reach');
  const fitting = rates.filter((rate) => rate >= usual / stepTimes && rate <= usual * stepTimes).length;
  return { signal: 'likes_follow_reach', posts: rates.length, fitting };
}

/** Bought followers come at once, and those that a platform removes go at once. */
function summarize({ days, jumps, unexplainedPercent }: Growth): SignalFigures {
  const unexplained = jumps.filter(({ posts }) => posts === 0).length;
  return { signal: 'growth', days, jumps: jumps.length, unexplained, unexplained_percent: unexplainedPercent };
}

/** Bought followers do not engage; bought engagement exceeds what followers give. */
function judgeSize(engagement: Engagement | null, peers: Peers | null): SignalFigures | Missing {
  const signal = 'engagement_for_size';
  if (!engagement) return { signal, what: 'engagement', needs: 1, has: 0 };
  const count = peers?.count ?? 0;
  if (!peers || count < fewestPeers) return { signal, what: 'peers', needs: fewestPeers, has: count };
  if (peers.lowerQuartile <= 0) return { signal, what: 'engaged_peers', needs: 1, has: 0 };
  return {
    signal,
    engagement_rate: engagement.rate,
    lower_quartile: peers.lowerQuartile,
    upper_quartile: peers.upperQuartile,
    peers: peers.count,
  };
}

/** Likes are bought more often than comments; rings of mutual comments show the opposite. */
function judgeComments(posts: readonly Media[]): SignalFigures | Missing {
  const ratios = posts.flatMap(({ likes, comments }) => (likes && comments !== null ? [(comments / likes) * 100] : []));
  if (ratios.length < fewestJudgedPosts) return fewPosts('comments_to_likes', ratios.length);
  return { signal: 'comments_to_likes', posts: ratios.length, per_hundred_likes: roundTo(median(ratios) ?? 0, 2) };
}

/** Likes of real posts vary; bought ones do not. */
function judgeSpread(posts: readonly Media[]): SignalFigures | Missing {
  const likes = posts.flatMap((post) => post.likes ?? []);
  const [low, high] = [quantile(likes, 0.25) ?? 0, quantile(likes, 0.75) ?? 0];
  if (likes.length < fewestJudgedPosts) return fewPosts('likes_vary', likes.length);
  if (low === 0) return noLikes('likes_vary');
  const quartiles = { lower_quartile: roundTo(low, 0), upper_quartile: roundTo(high, 0) };
  return { signal: 'likes_vary', posts: likes.length, ...quartiles, ratio: roundTo(high / low, 2) };
}

function fewPosts(signal: Signal, has: number): Missing {
  return { signal, what: 'posts', needs: fewestJudgedPosts, has };
}

function noLikes(signal: Signal): Missing {
  return { signal, what: 'likes', needs: 1, has: 0 };
}
