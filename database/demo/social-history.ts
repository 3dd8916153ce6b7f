import type { Database } from '../connection.ts';
import { insertRows } from '../insert.ts';
import type { Social } from './creator.ts';
import { hoursBefore, type StoredCreator } from './creator-rows.ts';
import { createRandom, type Random } from './random.ts';
import { makeAudience } from './social-audience.ts';
import { type Honesty, type MadePost, makePosts } from './social-media.ts';

/** Amount of history of an account: readings at an interval of days, posts, and whether the audience is known. */
interface Depth {
  readings: number;
  every: number;
  posts: number;
  hasAudience: boolean;
}

const featured: Depth = { readings: 366, every: 1, posts: 60, hasAudience: true };
const known: Depth = { readings: 53, every: 7, posts: 30, hasAudience: true };
const others: Depth = { readings: 15, every: 7, posts: 14, hasAudience: false };
const knownCount = 160;
const batch = 10_000;

interface HistoryOptions {
  now: Date;
  seed: string;
  /** Number of cast members, who come first. */
  castSize: number;
}

/** Inserts readings and posts of every connected account of the story: a daily year for the cast, less for others. */
export async function loadSocialHistory(
  db: Database,
  creators: readonly StoredCreator[],
  { now, seed, castSize }: HistoryOptions,
): Promise<void> {
  const accounts = await db
    .selectFrom('social_account')
    .select(['id', 'influencer_id', 'platform_id'])
    .where('source', '=', 'provider')
    .where('influencer_id', 'is not', null)
    .execute();
  const idOf = new Map(accounts.map((account) => [`${account.influencer_id} ${account.platform_id}`, account.id]));
  const snapshots: object[] = [];
  const media: object[] = [];
  let connected = 0;
  for (const [at, creator] of creators.entries()) {
    const socials = creator.socials.filter(({ source }) => source === 'provider');
    if (socials.length > 0) connected += 1;
    const depth = at < castSize ? featured : connected <= castSize + knownCount ? known : others;
    for (const social of socials) {
      const id = idOf.get(`${creator.id} ${social.platform_id}`);
      if (id === undefined) continue;
      const random = createRandom(seed, 'social', creator.username, social.platform_id);
      const honesty =
        at < castSize || random.chance(0.88) ? 'honest' : random.pick(['buys_followers', 'buys_likes'] as const);
      const reported = tellAccount({ creator, social, random, honesty, depth });
      const readAt = hoursBefore(now, social.age_hours);
      snapshots.push(...reported.readings.map((reading) => snapshotRow(reading, { id, readAt })));
      media.push(...reported.posts.map((post, number) => mediaRow(post, { id, number, readAt, now })));
    }
  }
  for (const [table, rows] of [
    ['social_snapshot', snapshots],
    ['social_media', media],
  ] as const) {
    for (let from = 0; from < rows.length; from += batch) await insertRows(db, table, rows.slice(from, from + batch));
  }
}

interface ReportedAccount {
  creator: StoredCreator;
  social: Social;
  random: Random;
  honesty: Honesty;
  depth: Depth;
}

interface MadeReading {
  daysBefore: number;
  followers: number;
  audience: object | null;
}

function tellAccount({ creator, social, random, honesty, depth }: ReportedAccount) {
  const daysConnected = Math.max(1, creator.ageDays - 1);
  const readings = Math.min(depth.readings, 1 + Math.floor(daysConnected / depth.every));
  const jumpAgo = honesty === 'buys_followers' || random.chance(0.3) ? random.between(20, 95) : null;
  const starDaysAgo = honesty === 'buys_followers' ? null : jumpAgo;
  const posts = makePosts(social, { random, honesty, posts: depth.posts, starDaysAgo });
  const star = posts
    .filter(({ views, reach }) => (reach ?? views ?? 0) > 0)
    .sort((a, b) => (b.reach ?? b.views ?? 0) - (a.reach ?? a.views ?? 0))[0];
  const counts = countBack(social.followers, {
    random,
    readings,
    every: depth.every,
    jump:
      honesty === 'buys_followers'
        ? { daysAgo: jumpAgo ?? 40, share: 0.1 + 0.2 * random.next() }
        : starDaysAgo !== null && star
          ? { daysAgo: star.daysAgo - 0.5, share: 0.02 + 0.01 * random.next() }
          : null,
  });
  const audience = depth.hasAudience && social.followers >= 100 ? makeAudience(creator, random) : null;
  const made = counts.map(
    (followers, at): MadeReading => ({
      daysBefore: at * depth.every,
      followers,
      audience: at === 0 ? audience : null,
    }),
  );
  return { readings: made, posts };
}

interface Growth {
  random: Random;
  readings: number;
  every: number;
  /** Followers gained at once, as a share of the current ones. */
  jump: { daysAgo: number; share: number } | null;
}

/** Follower counts from today backwards: steady growth with noise. */
function countBack(followers: number, { random, readings, every, jump }: Growth): number[] {
  const daily = Math.log(1.08 + 0.9 * random.next()) / 365;
  const counts = [followers];
  let count = followers;
  for (let at = 1; at < readings; at++) {
    const gained = count * daily * every * random.scatter(0.3);
    const isJump = jump !== null && jump.daysAgo >= (at - 1) * every && jump.daysAgo < at * every;
    count = Math.max(20, count - gained - (isJump ? followers * jump.share : 0));
    counts.push(Math.round(count));
  }
  return counts;
}

function snapshotRow({ daysBefore, followers, audience }: MadeReading, { id, readAt }: { id: number; readAt: Date }) {
  const as_of = hoursBefore(readAt, daysBefore * 24);
  return { social_account_id: id, as_of, source: 'provider', followers, audience };
}

interface MediaPlace {
  id: number;
  number: number;
  readAt: Date;
  now: Date;
}

function mediaRow({ daysAgo, ...post }: MadePost, { id, number, readAt, now }: MediaPlace) {
  const published = hoursBefore(now, daysAgo * 24);
  return {
    social_account_id: id,
    provider_media_id: `demo-${number}`,
    ...post,
    published_at: published < readAt ? published : readAt,
    as_of: readAt,
  };
}
