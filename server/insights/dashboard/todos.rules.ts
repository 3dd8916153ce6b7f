import { answerDays } from '../../../contract/campaigns/applications.ts';
import type { TodoKind } from '../../../contract/insights/dashboard.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { fundBy } from '../../work/escrow/unfunded.rules.ts';

/** Work is named once its day is so near, or over; until then the calendar shows it. */
export const soonDays = 7;
/** A payout that failed is told for so long, or until the next one is asked for. */
export const failedDays = 30;
/** The most that are told at once. */
export const mostTodos = 30;

interface Waiting {
  kind: TodoKind;
  since: Date;
  /** The last day to apply of what waits for an answer, the day an account's consent ends, else the campaign's first day. */
  day: string | null;
}

/** The last day for it, after which the system answers, ends or locks it; null where nothing happens by itself. */
export function lastDayOf({ kind, since, day }: Waiting): string | null {
  if (kind === 'answer_applications' || kind === 'answer_offer') return day && addDays(day, answerDays);
  // It ends with the beginning of a moment: the day before is the last whole one.
  if (kind === 'fund') return dateInIndia(new Date(fundBy({ acceptedAt: since, startDate: day }).getTime() - 1));
  if (kind === 'lock' || kind === 'answer_pledges' || kind === 'fund_pledge') return day && addDays(day, -1);
  return kind === 'reconnect' ? day : null;
}

/** Whether a piece that is to be handed in is told now: its day is near or over, or nobody named one. */
export function isNear(due: string | null, today: string): boolean {
  return due === null || due <= addDays(today, soonDays);
}

/** What has a last day first, the soonest first; then the longest waiting. */
export function byUrgency(a: { due: string | null; since: string }, b: { due: string | null; since: string }): number {
  return (a.due ?? '9999').localeCompare(b.due ?? '9999') || a.since.localeCompare(b.since);
}
