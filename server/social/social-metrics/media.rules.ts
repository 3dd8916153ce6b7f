import { isPlatform, platforms } from '../../../contract/core/platforms.ts';
import { dayMs } from '../../../contract/kit/calendar.ts';
import { median, roundTo } from './statistics.rules.ts';

/** A post with its figures; null where the platform does not provide one or its owner hides it. */
export interface Media {
  kind: string;
  publishedAt: Date;
  views: number | null;
  reach: number | null;
  likes: number | null;
  comments: number | null;
}

/** Figures of younger posts still change. */
const settledDays = 2;
const recentDays = 180;
const recentPosts = 30;
/** A mean of fewer posts is not meaningful. */
const fewestPosts = 5;
/** Per cent; higher rates are not meaningful. */
const highestRate = 9_999.99;
const rhythmWeeks = 12;

/**
 * Newest first, without stories, which disappear after a day and have neither likes nor comments, and without future
 * dates.
 */
export function lastingPosts(media: readonly Media[], now: Date): Media[] {
  return media
    .filter(({ kind, publishedAt }) => kind !== 'story' && publishedAt <= now)
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}

/** The last 30 posts aged 2 to 180 days. */
export function settledPosts(media: readonly Media[], now: Date): Media[] {
  const age = ({ publishedAt }: Media) => (now.getTime() - publishedAt.getTime()) / dayMs;
  return lastingPosts(media, now)
    .filter((post) => age(post) >= settledDays && age(post) <= recentDays)
    .slice(0, recentPosts);
}

/** Likes plus comments of a post; null where either is unknown. */
export function interactionsOf({ likes, comments }: Media): number | null {
  return likes === null || comments === null ? null : likes + comments;
}

/** Reach of a post, or its views where the reach is unknown. */
export function seenBy({ reach, views }: Media): number | null {
  return reach ?? views;
}

type EngagementFormula = 'by_followers' | 'by_views';

export interface Engagement {
  /** Per cent, two decimals. */
  rate: number;
  /**
   * by_followers: mean likes and comments per post over followers. by_views: total likes and comments over total views.
   */
  formula: EngagementFormula;
  posts: number;
  from: Date;
  to: Date;
}

/** The usual denominator: views where most viewers are not followers, otherwise followers. */
function formulaOf(platform: string): EngagementFormula {
  return isPlatform(platform) ? platforms[platform].engagement : 'by_followers';
}

interface EngagementInput {
  platform: string;
  followers: number | null;
  /** Settled posts, newest first. */
  posts: readonly Media[];
}

/** Null where too few posts have figures, or the denominator is missing. */
export function measureEngagement({ platform, followers, posts }: EngagementInput): Engagement | null {
  const formula = formulaOf(platform);
  const measured = posts.flatMap((post) => {
    const interactions = interactionsOf(post);
    const views = formula === 'by_views' ? post.views : 0;
    return interactions === null || views === null ? [] : [{ interactions, views, at: post.publishedAt }];
  });
  const [newest, oldest] = [measured[0], measured.at(-1)];
  const divisor =
    formula === 'by_views' ? measured.reduce((sum, { views }) => sum + views, 0) : (followers ?? 0) * measured.length;
  if (measured.length < fewestPosts || !newest || !oldest || divisor <= 0) return null;
  const interactions = measured.reduce((sum, post) => sum + post.interactions, 0);
  return {
    rate: Math.min(highestRate, roundTo((interactions / divisor) * 100, 2)),
    formula,
    posts: measured.length,
    from: oldest.at,
    to: newest.at,
  };
}

export interface Views {
  median: number;
  average: number;
  posts: number;
}

/** Median of the posts' views and their number; null where too few are known. */
export function measureViews(posts: readonly Media[]): Views | null {
  const views = posts.flatMap((post) => post.views ?? []);
  const middle = median(views);
  if (middle === null || views.length < fewestPosts) return null;
  const average = views.reduce((sum, each) => sum + each, 0) / views.length;
  return { median: Math.round(middle), average: Math.round(average), posts: views.length };
}

export interface Rhythm {
  /** Posts per week, one decimal. */
  postsAWeek: number;
  /** Weeks with at least one post, of `weeks`. */
  activeWeeks: number;
  weeks: number;
  lastPostAt: Date | null;
}

/**
 * Posting frequency over twelve weeks; over fewer where the stored posts do not reach back that far. `isComplete`: no
 * older post was left out.
 */
export function measureRhythm(
  posts: readonly Media[],
  { now, isComplete }: { now: Date; isComplete: boolean },
): Rhythm {
  const weekOf = ({ publishedAt }: Media) => Math.floor((now.getTime() - publishedAt.getTime()) / (7 * dayMs));
  const oldest = posts.at(-1);
  const known = isComplete || !oldest ? rhythmWeeks : Math.min(rhythmWeeks, Math.max(1, weekOf(oldest)));
  const weeks = posts.map(weekOf).filter((week) => week < known);
  return {
    postsAWeek: roundTo(weeks.length / known, 1),
    activeWeeks: new Set(weeks).size,
    weeks: known,
    lastPostAt: posts[0]?.publishedAt ?? null,
  };
}
