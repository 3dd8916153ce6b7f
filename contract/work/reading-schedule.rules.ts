import { hourMs } from '../kit/calendar.ts';

/** Hours after publication at which the figures of a post are read. Source: the product's rules, Results. */
const postHours = [1, 24, 3 * 24, 7 * 24, 14 * 24, 30 * 24] as const;
/** A story ends after 24 hours, and its figures with it. */
const storyHours = [1, 23] as const;
/** Longest time after publication in which a reading can be due, and late. */
export const readingDays = 31;

/** Hours after publication at which the figures of a piece of this type are read, ascending. */
export function readingHoursOf(type: string): readonly number[] {
  return type === 'story' ? storyHours : postHours;
}

interface Age {
  type: string;
  published: Date;
  now: Date;
}

/** Hours of the last reading that is due by now; null before the first. */
export function dueReading({ type, published, now }: Age): number | null {
  const age = now.getTime() - published.getTime();
  return readingHoursOf(type).findLast((hours) => hours * hourMs <= age) ?? null;
}
