import type { SubscriptionStatus } from '../../database/schema/subscription.ts';

/** The gateway's own record of a subscription, as far as the product looks at it. Times in seconds since 1970. */
export interface GatewaySubscription {
  id: string;
  status: string;
  current_start?: number | null | undefined;
  current_end?: number | null | undefined;
  charge_at?: number | null | undefined;
  ended_at?: number | null | undefined;
  paid_count?: number | null | undefined;
  cancel_at_cycle_end?: boolean | undefined;
  has_scheduled_changes?: boolean | undefined;
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

/** What the mirror becomes: exactly what the gateway says. Its history does not matter, so no order of news does. */
export function mirrorOf(entity: GatewaySubscription): Mirror {
  return {
    status: entity.status as SubscriptionStatus,
    current_start: at(entity.current_start),
    current_end: at(entity.current_end),
    charge_at: at(entity.charge_at),
    ended_at: at(entity.ended_at),
    paid_count: entity.paid_count ?? 0,
    cancels_at_end: entity.cancel_at_cycle_end ?? false,
  };
}

type Standing = Pick<Mirror, 'status' | 'current_end'>;

/**
 * Whether a subscription makes its owner a subscriber now. Authenticated, active and pending (the gateway is retrying)
 * do; paused, cancelled and completed to the end of the paid period; halted, created and expired do not.
 * Source: the product's rules, Subscriptions.
 */
export function isCurrent({ status, current_end }: Standing, now: Date): boolean {
  switch (status) {
    case 'authenticated':
    case 'active':
    case 'pending':
      return true;
    case 'paused':
    case 'cancelled':
    case 'completed':
      return current_end !== null && current_end > now;
    default:
      return false;
  }
}

/** Whether the gateway will go on debiting, or may again after a resumption. */
export function isRunning(status: SubscriptionStatus): boolean {
  return ['authenticated', 'active', 'pending', 'halted', 'paused'].includes(status);
}

/** Periods the gateway may debit under one mandate: about ten years. */
export function periodsOf({ duration, duration_type }: { duration: number; duration_type: 0 | 1 }): number {
  const days = duration_type === 0 ? duration : duration * 30;
  return Math.max(1, Math.floor(3_650 / days));
}

/** What a person is told when their subscription comes to another state; null when there is nothing to say. */
export function noticeOf(before: Standing, after: Mirror, plan: string): { title: string; description: string } | null {
  if (before.status === after.status) return null;
  switch (after.status) {
    case 'authenticated':
    case 'active':
      return before.status === 'authenticated' && after.status === 'active'
        ? null
        : {
            title: 'Subscription Activated!',
            description: `${plan}: your subscription has been successfully activated.`,
          };
    case 'pending':
      return {
        title: 'A debit did not go through',
        description: `${plan}: the bank will be asked again in the next days.`,
      };
    case 'halted':
      return {
        title: 'Your subscription has stopped',
        description: `${plan}: the debits failed. Subscribe again to go on.`,
      };
    case 'paused':
      return {
        title: 'Your subscription is paused',
        description: `${plan}: what you have paid stays yours to its end.`,
      };
    case 'cancelled':
      return {
        title: 'Your subscription is cancelled',
        description: `${plan}: what you have paid stays yours to its end.`,
      };
    case 'expired':
      return {
        title: 'The payment did not go through',
        description: `${plan}: nothing was debited. You can try again anytime.`,
      };
    default:
      return null;
  }
}
