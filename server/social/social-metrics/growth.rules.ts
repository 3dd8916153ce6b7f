import { dayMs } from '../../../contract/kit/calendar.ts';
import type { MissingThing } from '../../../contract/social/authenticity.rules.ts';
import { type Media, seenBy } from './media.rules.ts';
import { median, roundTo } from './statistics.rules.ts';

/** An account's follower count at one time. */
export interface Reading {
  asOf: Date;
  followers: number | null;
}

/** Followers gained (or lost, below 0) far faster than usual between two readings. */
export interface Jump {
  from: Date;
  to: Date;
  gained: number;
  /** Usual change in the same number of days. */
  usual: number;
  /** Number of posts that may explain it: recent, and seen by more people than usual. */
  posts: number;
}

const windowDays = 365;
/** Minimum of a jump: this many times the usual change, and this share of the followers. */
const jumpTimes = 6;
const jumpShare = 0.015;
/** Followers that any account may win or lose in a day. */
const jumpFewest = 50;
/** Days for which a post attracts followers, and how many times the usual views it needs for that. */
const postWorksDays = 4;
const postStandsOut = 1.5;
/** Maximum days between two readings; with a longer gap they say nothing about a jump. */
const widestStep = 8;
const fewestReadings = 15;
const fewestDays = 28;

/** One reading per day (the last) with a known follower count; oldest first. */
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
  /** Whether no older post was left out. */
  isComplete: boolean;
  now: Date;
}

export interface Growth {
  days: number;
  jumps: Jump[];
  /** Followers gained in unexplained jumps, in per cent of the last count. */
  unexplainedPercent: number;
}

/** Why growth cannot be measured: missing readings or posts. */
export interface Ungrown {
  what: MissingThing;
  needs: number;
  has: number;
}

/**
 * Measures jumps of the followers over a year, or as far back as posts are known, since without posts nothing could
 * explain a jump. Posts never explain a loss: real followers do not leave at once.
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
  // A post with unknown views gets the benefit of the doubt.
  const outstanding = posts.filter((post) => (seenBy(post) ?? Number.POSITIVE_INFINITY) >= postStandsOut * usualSeen);
  const jumps = steps.flatMap(({ from, to, days: step, gained }): Jump[] => {
    const least = Math.max(jumpTimes * usual * step, jumpShare * Math.max(from.followers, 1), jumpFewest);
    if (Math.abs(gained) < least) return [];
    const isBehind = ({ publishedAt }: Media) =>
      publishedAt.getTime() > from.at.getTime() - postWorksDays * dayMs && publishedAt <= to.at;
    const behind = gained > 0 ? outstanding.filter(isBehind).length : 0;
    return [{ from: from.at, to: to.at, gained, usual: Math.round(usual * step), posts: behind }];
  });
  const lost = jumps.filter((jump) => jump.posts === 0).reduce((sum, { gained }) => sum + Math.abs(gained), 0);
  return { days, jumps, unexplainedPercent: roundTo((lost / last) * 100, 2) };
}
