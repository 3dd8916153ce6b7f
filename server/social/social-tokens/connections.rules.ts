import { dayMs, hourMs } from '../../../contract/kit/calendar.ts';

/** Time before its end from which a connection counts as expiring. */
export const expiringMs = 7 * dayMs;
/** Minimum time between two readings on demand. Source: the product's rules, Social metrics. */
export const askedAgainMs = hourMs;

interface State {
  state: 'connected' | 'broken';
  access_ends_at: Date | null;
}

export function healthOf({ state, access_ends_at: ends }: State, now: Date): 'connected' | 'expiring' | 'broken' {
  if (state === 'broken' || (ends && ends <= now)) return 'broken';
  return ends && ends.getTime() - now.getTime() <= expiringMs ? 'expiring' : 'connected';
}

/** When the next reading on demand is allowed; null for now. */
export function refreshAllowedAt(askedAt: Date | null, now: Date): Date | null {
  if (!askedAt) return null;
  const again = new Date(askedAt.getTime() + askedAgainMs);
  return again > now ? again : null;
}
