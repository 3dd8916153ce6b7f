import { dayMs } from '../../../contract/kit/calendar.ts';
import type { SubscriptionStatus } from '../../../contract/money/subscriptions.ts';

/** The fields of the gateway's subscription entity that the product reads. Times in seconds since 1970. */
export interface GatewaySubscription {
  id: string;
  status: string;
  current_start?: number | null | undefined;
  current_end?: number | null | undefined;
  charge_at?: number | null | undefined;
  ended_at?: number | null | undefined;
  paid_count?: number | null | undefined;
}

export interface Mirror {
  status: SubscriptionStatus;
  current_start: Date | null;
  current_end: Date | null;
  charge_at: Date | null;
  ended_at: Date | null;
  paid_count: number;
  cancels_at_end: boolean;
}

const at = (seconds: number | null | undefined) => (seconds ? new Date(seconds * 1000) : null);

/**
 * Our copy of the gateway's record. Independent of history, so the order of webhooks does not matter. Only a
 * cancellation at the period's end is remembered here, since the gateway's record does not show it (razorpay-node issue
 * 330).
 */
export function mirrorOf(entity: GatewaySubscription, before: Pick<Mirror, 'cancels_at_end'>): Mirror {
  const status = entity.status as SubscriptionStatus;
  return {
    status,
    current_start: at(entity.current_start),
    current_end: at(entity.current_end),
    charge_at: at(entity.charge_at),
    ended_at: at(entity.ended_at),
    paid_count: entity.paid_count ?? 0,
    cancels_at_end: before.cancels_at_end && isRunning(status),
  };
}

interface PlanState extends Pick<Mirror, 'status' | 'current_end'> {
  /** End of the last period with a known payment; the gateway's current period may be unpaid. */
  paid_until?: Date | null;
  /** Unused days of plans it replaced, and the subscription that replaced it. */
  added_days?: number;
  replaced_by?: number | null;
}

/** End of the paid time, including days from replaced plans. */
export function endOf({ current_end, paid_until, added_days = 0 }: Omit<PlanState, 'status'>): Date | null {
  const end = paid_until ?? current_end;
  return end && new Date(end.getTime() + added_days * dayMs);
}

/**
 * Whether a subscription makes its owner a subscriber now. Authenticated, active and pending (the gateway is retrying)
 * do; paused, cancelled and completed to the end of the paid period; halted, created and expired do not.
 * Source: the product's rules, Subscriptions.
 */
export function isCurrent(subscription: PlanState, now: Date): boolean {
  const end = endOf(subscription);
  switch (subscription.status) {
    case 'authenticated':
    case 'active':
    case 'pending':
      return true;
    case 'paused':
    case 'cancelled':
    case 'completed':
      return end !== null && end > now && !subscription.replaced_by;
    default:
      return false;
  }
}

/** Whether the gateway will go on debiting, or may again after a resumption. */
export function isRunning(status: SubscriptionStatus): boolean {
  return ['authenticated', 'active', 'pending', 'halted', 'paused'].includes(status);
}

interface Ranked extends PlanState {
  id: number;
}

/**
 * The one subscription that counts of a person's history, latest first: a running one, else one with paid time left,
 * else the latest that was more than an unfinished purchase.
 */
export function chooseCurrent<T extends Ranked>(all: readonly T[], now: Date): T | undefined {
  const current = all.filter((each) => isCurrent(each, now));
  return (
    current.find((each) => isRunning(each.status)) ??
    current[0] ??
    all.find((each) => !['created', 'expired'].includes(each.status))
  );
}

/**
 * Subscriptions replaced by a later purchase: of all bought before the latest active one, those the gateway could still
 * debit, and purchases that could still be paid.
 */
export function findReplaced<T extends Ranked>(all: readonly T[]): T[] {
  const latest = Math.max(0, ...all.filter((each) => each.status === 'active').map((each) => each.id));
  return all.filter((each) => each.id < latest && (each.status === 'created' || isRunning(each.status)));
}

/** Days of paid time that a plan had left when another one began; a started day counts in full. */
export function unusedDays(replaced: PlanState & Pick<Mirror, 'paid_count'>, begun: Date): number {
  const end = replaced.paid_count > 0 ? endOf(replaced) : null;
  return end ? Math.max(0, Math.ceil((end.getTime() - begun.getTime()) / dayMs)) : 0;
}

/** Days an unfinished purchase can be paid; a bank's mandate may take two of them (facts: Razorpay). */
export const payableDays = 7;

/** Periods the gateway may debit under one mandate: about ten years. */
export function periodsOf({ duration, duration_type }: { duration: number; duration_type: 0 | 1 }): number {
  const days = duration_type === 0 ? duration : duration * 30;
  return Math.max(1, Math.floor(3_650 / days));
}
