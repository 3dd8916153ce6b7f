import { answerDays } from '../../../contract/campaigns/applications.ts';
import type { TodoKind } from '../../../contract/insights/dashboard.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import { type MemberRole, mayDo, type Permission } from '../../../contract/kit/permissions.ts';
import { fundBy } from '../../work/escrow/unfunded.rules.ts';

/** Work appears as a to-do this many days before it is due; earlier it is only in the calendar. */
export const soonDays = 7;
/** Days for which a failed payout is shown, unless another one is requested. */
export const failedDays = 30;
/** Maximum number of to-dos shown. */
export const mostTodos = 30;

/** Permission without which a task is somebody else's. */
const permissionFor: Record<TodoKind, Permission> = {
  answer_applications: 'work',
  review_work: 'review',
  send_idea: 'work',
  review_idea: 'review',
  hand_in: 'work',
  mend_work: 'work',
  answer_offer: 'work',
  answer_change: 'work',
  confirm_arrival: 'work',
  publish: 'work',
  confirm_publication: 'work',
  restore_post: 'work',
  missing_post: 'work',
  answer_cancellation: 'work',
  fund: 'pay',
  fund_change: 'pay',
  fund_pledge: 'pay',
  approve_payment: 'pay',
  answer_pledges: 'work',
  lock: 'work',
  payout_failed: 'pay',
  reconnect: 'manage',
  answer_dispute: 'work',
  dispute: 'work',
  decide_disputes: 'work',
};

/** Whether a member with these roles can do a task. */
export function isTaskOf(roles: readonly MemberRole[], { kind }: { kind: TodoKind }): boolean {
  return mayDo(roles, permissionFor[kind]);
}

/** Kinds whose day is the last one as it is. */
const daysOfTheirOwn: ReadonlySet<TodoKind> = new Set([
  'reconnect',
  'publish',
  'confirm_publication',
  'restore_post',
  'missing_post',
  'answer_cancellation',
  'fund_change',
]);

interface Waiting {
  kind: TodoKind;
  since: Date;
  /** Last day to apply, to publish or to answer, day an account's consent ends, or the campaign's first day, by kind. */
  day: string | null;
}

/** Last day for acting, after which the system answers, ends or locks it; null where nothing happens automatically. */
export function lastDayOf({ kind, since, day }: Waiting): string | null {
  if (kind === 'answer_applications' || kind === 'answer_offer') return day && addDays(day, answerDays);
  // The limit is a time within a day, so the day before is the last full one.
  if (kind === 'fund') return dateInIndia(new Date(fundBy({ acceptedAt: since, startDate: day }).getTime() - 1));
  if (kind === 'lock' || kind === 'answer_pledges' || kind === 'fund_pledge') return day && addDays(day, -1);
  return daysOfTheirOwn.has(kind) ? day : null;
}

/** Whether a piece to submit is shown now: due soon, overdue, or without a day. */
export function isNear(due: string | null, today: string): boolean {
  return due === null || due <= addDays(today, soonDays);
}

/** Sorts by soonest deadline, to-dos without one last, then by longest waiting. */
export function byUrgency(a: { due: string | null; since: string }, b: { due: string | null; since: string }): number {
  return (a.due ?? '9999').localeCompare(b.due ?? '9999') || a.since.localeCompare(b.since);
}
