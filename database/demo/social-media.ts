import type { Social } from './creator.ts';
import type { Random } from './random.ts';

/** How an account got its figures. */
export type Honesty = 'honest' | 'buys_followers' | 'buys_likes';

export interface MadePost {
  kind: 'post' | 'reel' | 'video' | 'short';
  daysAgo: number;
  views: number | null;
  reach: number | null;
  likes: number;
  comments: number;
  shares: number | null;
  saves: number | null;
}

interface Habits {
  random: Random;
  honesty: Honesty;
  posts: number;
  /** Age of a post that far more people saw. */
  starDaysAgo: number | null;
}

const kinds = {
  instagram: ['reel', 'reel', 'reel', 'post'],
  youtube: ['video', 'video', 'short'],
  facebook: ['post', 'video'],
} as const;
/** Posts that engagement is measured on, so that the result equals the account's figure. */
const settled = ({ daysAgo }: { daysAgo: number }) => daysAgo >= 2 && daysAgo <= 180;
const measured = 30;

/** Posts of an account, newest first, whose mean views and engagement equal the account's. */
export function makePosts(social: Social, { random, honesty, posts, starDaysAgo }: Habits): MadePost[] {
  const gap = 7 / (0.9 + 3.2 * random.next());
  const perHundred = 1.6 * random.scatter(0.6);
  // Variation between posts of similar reach: small for most, large for some.
  const unevenness = 0.2 + 0.4 * random.next() ** 2;
  const byViews = social.platform_id === 'youtube';
  const target = social.average_views ?? Math.round(social.followers * 0.18);
  const raw = Array.from({ length: posts }, (_, at) => {
    const daysAgo = Math.round((0.3 + at * gap + gap * 0.6 * random.next()) * 100) / 100;
    const isStar = starDaysAgo !== null && Math.abs(daysAgo - starDaysAgo) <= gap / 2;
    const views = target * random.scatter(0.42) * (isStar ? 4 : 1);
    const share = honesty === 'buys_likes' ? 1 / views : random.scatter(unevenness);
    return { daysAgo, views, interactions: views * share, comments: random.scatter(0.3) };
  });
  const base = raw.filter(settled).slice(0, measured);
  const mean = (figureOf: (each: (typeof raw)[number]) => number) =>
    base.reduce((sum, each) => sum + figureOf(each), 0) / Math.max(1, base.length);
  const viewScale = target / (mean(({ views }) => views) || 1);
  const rate = ((social.engagement_rate ?? 3) / 100) * (honesty === 'buys_followers' ? 0.14 : 1);
  const wanted = byViews ? target * rate : social.followers * rate;
  const likeScale = wanted / (mean(({ interactions }) => interactions) || 1);
  const commentShare = (honesty === 'buys_likes' ? 0.03 : perHundred) / 100;
  return raw.map(({ daysAgo, views, interactions, comments }): MadePost => {
    const all = interactions * likeScale * (honesty === 'buys_likes' ? 1 + 0.01 * random.next() : 1);
    const reported = Math.round(all * commentShare * comments);
    const seen = Math.round(views * viewScale);
    const likes = Math.max(0, Math.round(all) - reported);
    return {
      kind: random.pick(kinds[social.platform_id]),
      daysAgo,
      views: byViews || social.average_views !== null ? seen : null,
      reach: byViews ? null : Math.round(seen / 1.14),
      likes,
      comments: reported,
      shares: byViews ? null : Math.round(likes * 0.06 * random.scatter(0.5)),
      saves: byViews ? null : Math.round(likes * 0.08 * random.scatter(0.5)),
    };
  });
}
