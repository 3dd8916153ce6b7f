import { dayMs } from '../../../contract/kit/calendar.ts';
import type { MissingThing } from '../../../contract/social/authenticity.rules.ts';
import { type Media, seenBy } from './media.rules.ts';
import { median, roundTo } from './statistics.rules.ts';

/** What an account counted at one time. */
export interface Reading {
  asOf: Date;
  followers: number | null;
}

/** Followers that came (or went, below 0) far faster than usual between two readings. */
export interface Jump {
  from: Date;
  to: Date;
  gained: number;
  /** What so many days bring otherwise. */
  usual: number;
  /** Posts that may have brought it: fresh, and seen by more people than usual. */
  posts: number;
}

const windowDays = 365;
/** A jump is at least so many times the usual change, and so much of the followers. */
const jumpTimes = 6;
const jumpShare = 0.015;
/** Followers that any account may win or lose in a day. */
const jumpFewest = 50;
/** A post brings followers for so long, where it was seen so many times more than the account's usual one. */
const postWorksDays = 4;
const postStandsOut = 1.5;
/** Readings further apart than this say nothing of a jump: a gap is no spike. */
const widestStep = 8;
const fewestReadings = 15;
const fewestDays = 28;

/** One reading a day (the last), dated, with its followers told; oldest first. */
export function dailyReadings(readings: readonly Reading[]): { at: Date; followers: number }[] {
  const sorted = readings.toSorted((a, b) => a.asOf.getTime() - b.asOf.getTime());
  const byDay = new Map<number, { at: Date; followers: number }>();
  for (const { asOf, followers } of sorted) {
    if (followers !== null) byDay.set(Math.floor(asOf.getTime() / dayMs), { at: asOf, followers });
  }
  return [...byDay.values()];
}

interface GrowthInput {
  readings: readonly Reading[];
  /** Newest first; null where they were never read. */
  posts: readonly Media[] | null;
  /** No older post was left out. */
  isComplete: boolean;
  now: Date;
}

export interface Growth {
  days: number;
  jumps: Jump[];
  /** Followers of the jumps that no post explains, per cent of the last count. */
  unexplainedPercent: number;
}

/** What readings or posts lack to tell. */
export interface Ungrown {
  what: MissingThing;
  needs: number;
  has: number;
}

/**
 * Jumps of the followers over a year, or as far back as posts are known: without them nothing could explain a jump.
 * A loss is never explained by a post: real followers do not leave at once.
 */
export function measureGrowth({ readings, posts, isComplete, now }: GrowthInput): Growth | Ungrown {
  if (posts === null) return { what: 'posts', needs: 1, has: 0 };
  const oldestPost = posts.at(-1)?.publishedAt.getTime();
  const yearAgo = now.getTime() - windowDays * dayMs;
  const since = isComplete || oldestPost === undefined ? yearAgo : Math.max(yearAgo, oldestPost);
  const daily = dailyReadings(readings).filter(({ at }) => at.getTime() >= since && at <= now);
  const steps = daily.slice(1).flatMap((reading, index) => {
    const before = daily[index];
    if (!before) return [];
    const days = Math.max(1, (reading.at.getTime() - before.at.getTime()) / dayMs);
    return days > widestStep ? [] : [{ from: before, to: reading, days, gained: reading.followers - before.followers }];
  });
  const days = Math.round(steps.reduce((sum, step) => sum + step.days, 0));
  const last = daily.at(-1)?.followers ?? 0;
  if (steps.length < fewestReadings - 1)
    return { what: 'readings', needs: fewestReadings, has: daily.length && steps.length + 1 };
  if (days < fewestDays) return { what: 'days', needs: fewestDays, has: days };
  if (last <= 0) return { what: 'followers', needs: 1, has: 0 };
  const usual = median(steps.map((step) => Math.abs(step.gained) / step.days)) ?? 0;
  const usualSeen = median(posts.flatMap((post) => seenBy(post) ?? [])) ?? 0;
  // Who does not tell how many saw a post gets the benefit of the doubt.
  const standing = posts.filter((post) => (seenBy(post) ?? Number.POSITIVE_INFINITY) >= postStandsOut * usualSeen);
  const jumps = steps.flatMap(({ from, to, days: step, gained }): Jump[] => {
    const least = Math.max(jumpTimes * usual * step, jumpShare * Math.max(from.followers, 1), jumpFewest);
    if (Math.abs(gained) < least) return [];
    const isBehind = ({ publishedAt }: Media) =>
      publishedAt.getTime() > from.at.getTime() - postWorksDays * dayMs && publishedAt <= to.at;
    const behind = gained > 0 ? standing.filter(isBehind).length : 0;
    return [{ from: from.at, to: to.at, gained, usual: Math.round(usual * step), posts: behind }];
  });
  const lost = jumps.filter((jump) => jump.posts === 0).reduce((sum, { gained }) => sum + Math.abs(gained), 0);
  return { days, jumps, unexplainedPercent: roundTo((lost / last) * 100, 2) };
}
