import { hourMs } from '../../../contract/kit/calendar.ts';
import type { Deliverable } from '../../../contract/work/deliverables.ts';
import type { Reading } from '../../../contract/work/figures.ts';
import { readingHoursOf } from '../../../contract/work/reading-schedule.rules.ts';

interface ReadingSteps {
  /** Readings that were due, oldest first; null for one that was missed. */
  due: { hours: number; reading: Reading | null }[];
  /** Those to come, the ones after days together, with the instant of the first. */
  coming: { hours: number[]; at: Date }[];
}

/** Whether the age of a reading is told in days. */
export const isInDays = (hours: number) => hours >= 48;

/** The scheduled readings of a post; null for a post that is not read. */
export function readingStepsOf(
  { type, post, readings }: Pick<Deliverable, 'type' | 'post' | 'readings'>,
  now: Date,
): ReadingSteps | null {
  if (!post) return null;
  const atOf = (hours: number) => new Date(Date.parse(post.published_at) + hours * hourMs);
  const all = readingHoursOf(type);
  const isDue = (hours: number) => atOf(hours) <= now;
  const coming = all.filter((hours) => !isDue(hours));
  const inDays = coming.filter(isInDays);
  const groups = [...coming.filter((hours) => !isInDays(hours)).map((hours) => [hours]), inDays];
  return {
    due: all.filter(isDue).map((hours) => ({ hours, reading: readings.find((one) => one.hours === hours) ?? null })),
    coming: groups.flatMap((hours) => (hours[0] === undefined ? [] : [{ hours, at: atOf(hours[0]) }])),
  };
}
