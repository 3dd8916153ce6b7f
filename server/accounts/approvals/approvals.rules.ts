import { loosenedHours } from '../../../contract/accounts/approvals.ts';
import { hourMs } from '../../../contract/kit/calendar.ts';

/** A policy as stored; sums in paise, null: off. */
export interface PolicyRow {
  above: number | null;
  next_above: number | null;
  next_at: Date | null;
}

export const off: PolicyRow = { above: null, next_above: null, next_at: null };

/** The policy at this moment: a loosened sum holds once its day has come. */
export function policyAt({ above, next_above, next_at }: PolicyRow, now: Date): PolicyRow {
  return next_at && next_at <= now ? { ...off, above: next_above } : { above, next_above, next_at };
}

/** Whether a sum lets more payments pass than another. */
export function isLooser(to: number | null, from: number | null): boolean {
  return from !== null && (to === null || to > from);
}

/** The policy after a change: a stricter sum holds at once, a looser one after a day. */
export function changePolicy(current: PolicyRow, above: number | null, now: Date): PolicyRow {
  if (!isLooser(above, current.above)) return { ...off, above };
  return { above: current.above, next_above: above, next_at: new Date(now.getTime() + loosenedHours * hourMs) };
}

/** Whether a payment waits for a second member. `most`: paise of it, or to one of its payees with all of seven days. */
export function needsApproval({ above }: PolicyRow, most: number): boolean {
  return above !== null && most > above;
}
