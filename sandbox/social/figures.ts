import { createHash } from 'node:crypto';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** Start of the growth of all figures. */
const beginning = Date.UTC(2026, 0, 1);

/** A pseudorandom number from 0 up to 1, the same for the same text. */
function chance(text: string): number {
  return createHash('sha256').update(text).digest().readUInt32BE(0) / 2 ** 32;
}

/** A count that grows a little every hour. */
export function grown(base: number, id: string, now: number): number {
  const aDay = base * (0.0004 + chance(id) * 0.0008);
  return Math.floor(base + (aDay * (now - beginning)) / dayMs);
}

export interface Post {
  number: number;
  at: number;
  /** Number of viewers. */
  reach: number;
  views: number;
  likes: number;
  comments: number;
  shares: number;
  saves: number;
  isStory?: true;
}

interface Wanted {
  id: string;
  followers: number;
  count: number;
  now: number;
}

/** The newest posts, about one in two days; each keeps its number, its time and, after two days, its figures. */
export function newestPosts({ id, followers, count, now }: Wanted): Post[] {
  const everyMs = 43 * hourMs;
  const newest = Math.floor((now - beginning) / everyMs);
  return Array.from({ length: Math.min(count, newest) }, (_, at) => {
    const number = newest - at;
    const time = beginning + number * everyMs - Math.floor(chance(`${id}${number}t`) * 20 * hourMs);
    const settled = Math.min(1, Math.max(0.05, (now - time) / (2 * dayMs)));
    const luck = 0.5 + chance(`${id}${number}`) * 1.2 + (chance(`${id}${number}v`) > 0.93 ? 3 : 0);
    const reach = Math.round(followers * 0.42 * luck * settled);
    const of = (share: number, kind: string) =>
      Math.round(reach * share * (0.7 + chance(`${id}${number}${kind}`) * 0.6));
    return {
      number,
      at: time,
      reach,
      views: of(1.35, 'views'),
      likes: of(0.085, 'likes'),
      comments: of(0.0042, 'comments'),
      shares: of(0.006, 'shares'),
      saves: of(0.009, 'saves'),
    };
  });
}

/** The story of every day, which can be seen for 24 hours. */
export function storyOf({ id, followers, now }: Omit<Wanted, 'count'>): Post {
  const number = Math.floor((now - beginning) / dayMs);
  const at = beginning + number * dayMs;
  const reach = Math.round(followers * 0.2 * Math.max(0.1, (now - at) / dayMs));
  const of = (share: number, kind: string) =>
    Math.round(reach * share * (0.7 + chance(`${id}story${number}${kind}`) * 0.6));
  const figures = { reach, views: of(1.2, 'views'), likes: 0, comments: 0, shares: of(0.004, 'shares'), saves: 0 };
  return { number, at, ...figures, isStory: true };
}

/** An audience as counts that sum to a total. */
export function audienceOf(
  id: string,
  total: number,
): Record<'age' | 'gender' | 'city' | 'country', [string, number][]> {
  const split = (names: string[], weights: number[], kind: string) =>
    names.map((name, at): [string, number] => {
      const weight = (weights[at] ?? 1) * (0.8 + chance(`${id}${kind}${name}`) * 0.4);
      return [name, Math.round((total * weight) / 100)];
    });
  return {
    age: split(['13-17', '18-24', '25-34', '35-44', '45-54'], [6, 38, 36, 14, 6], 'age'),
    gender: split(['F', 'M', 'U'], [57, 41, 2], 'gender'),
    city: split(
      ['Kochi, Kerala', 'Bengaluru, Karnataka', 'Mumbai, Maharashtra', 'Pune, Maharashtra'],
      [34, 21, 14, 9],
      'city',
    ),
    country: split(['IN', 'AE', 'US', 'GB'], [84, 8, 5, 3], 'country'),
  };
}
