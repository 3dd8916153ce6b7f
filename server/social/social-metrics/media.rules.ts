import { dayMs } from '../../../contract/kit/calendar.ts';
import { median, roundTo } from './statistics.rules.ts';

/** One post of an account with its figures; null where the platform does not tell one or its owner hides it. */
export interface Media {
  kind: string;
  publishedAt: Date;
  views: number | null;
  reach: number | null;
  likes: number | null;
  comments: number | null;
}

/** Figures of younger posts still move. */
const settledDays = 2;
const recentDays = 180;
const recentPosts = 30;
/** Below this a mean says nothing. */
const fewestPosts = 5;
/** Per cent; above this a rate says nothing. */
const highestRate = 9_999.99;
const rhythmWeeks = 12;

/**
 * Newest first, without stories, which are gone after a day and carry neither likes nor comments, and without what is dated
 * after `now`.
 */
export function lastingPosts(media: readonly Media[], now: Date): Media[] {
  return media
    .filter(({ kind, publishedAt }) => kind !== 'story' && publishedAt <= now)
    .toSorted((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime());
}

/** The last 30 posts of 180 days whose first two days are over. */
export function settledPosts(media: readonly Media[], now: Date): Media[] {
  const age = ({ publishedAt }: Media) => (now.getTime() - publishedAt.getTime()) / dayMs;
  return lastingPosts(media, now)
    .filter((post) => age(post) >= settledDays && age(post) <= recentDays)
    .slice(0, recentPosts);
}

/** Likes and comments of a post; null where either is not told. */
export function interactionsOf({ likes, comments }: Media): number | null {
  return likes === null || comments === null ? null : likes + comments;
}

/** How many people saw a post; its views where its reach is not told. */
export function seenBy({ reach, views }: Media): number | null {
  return reach ?? views;
}

type EngagementFormula = 'by_followers' | 'by_views';

export interface Engagement {
  /** Per cent, two digits. */
  rate: number;
  /** by_followers: mean likes and comments a post over followers. by_views: likes and comments of all over their views. */
  formula: EngagementFormula;
  posts: number;
  from: Date;
  to: Date;
}

/** What the field divides by: views where nearly all viewers are no followers, followers elsewhere. */
function formulaOf(platform: string): EngagementFormula {
  return platform === 'youtube' ? 'by_views' : 'by_followers';
}

interface EngagementInput {
  platform: string;
  followers: number | null;
  /** Settled posts, newest first. */
  posts: readonly Media[];
}

/** Null where too few posts tell their figures, or there is nothing to divide by. */
export function measureEngagement({ platform, followers, posts }: EngagementInput): Engagement | null {
  const formula = formulaOf(platform);
  const told = posts.flatMap((post) => {
    const interactions = interactionsOf(post);
    const views = formula === 'by_views' ? post.views : 0;
    return interactions === null || views === null ? [] : [{ interactions, views, at: post.publishedAt }];
  });
  const [newest, oldest] = [told[0], told.at(-1)];
  const divisor =
    formula === 'by_views' ? told.reduce((sum, { views }) => sum + views, 0) : (followers ?? 0) * told.length;
  if (told.length < fewestPosts || !newest || !oldest || divisor <= 0) return null;
  const interactions = told.reduce((sum, post) => sum + post.interactions, 0);
  return {
    rate: Math.min(highestRate, roundTo((interactions / divisor) * 100, 2)),
    formula,
    posts: told.length,
    from: oldest.at,
    to: newest.at,
  };
}

export interface Views {
  median: number;
  average: number;
  posts: number;
}

/** The middle of the posts' views and how many told them; null where too few did. */
export function measureViews(posts: readonly Media[]): Views | null {
  const views = posts.flatMap((post) => post.views ?? []);
  const middle = median(views);
  if (middle === null || views.length < fewestPosts) return null;
  const average = views.reduce((sum, each) => sum + each, 0) / views.length;
  return { median: Math.round(middle), average: Math.round(average), posts: views.length };
}

export interface Rhythm {
  /** Posts a week, one digit. */
  postsAWeek: number;
  /** Of so many weeks, those with at least one post. */
  activeWeeks: number;
  weeks: number;
  lastPostAt: Date | null;
}

/**
 * How often somebody posts, over twelve weeks; over fewer where the kept posts do not reach back so far.
 * `isComplete`: no older post was left out.
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
