import type { Reading } from './growth.rules.ts';
import type { Media } from './media.rules.ts';

export const now = new Date('2026-11-20T06:00:00Z');
export const day = 24 * 3600 * 1000;

/** The time this many days before now. */
export function daysAgo(days: number): Date {
  return new Date(now.getTime() - days * day);
}

/** A post of this many days ago, seen by 10,000 with 500 likes and 10 comments. */
export function post(days: number, overrides: Partial<Media> = {}): Media {
  const figures = { views: 12_000, reach: 10_000, likes: 500, comments: 10 };
  return { kind: 'reel', publishedAt: daysAgo(days), ...figures, ...overrides };
}

/** Daily readings up to now, oldest first. */
export function readings(counts: readonly (number | null)[]): Reading[] {
  return counts.map((followers, at) => ({ asOf: daysAgo(counts.length - 1 - at), followers }));
}
