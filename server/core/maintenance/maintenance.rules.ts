import { type AppError, refuse } from '../../kit/http/errors.ts';
import { msg } from '../../kit/i18n/messages.ts';

/** Message and expected end of the maintenance. */
export interface Closed {
  message: string;
  until: Date | null;
}

/** Bounds of Retry-After in seconds: not every second, and not hours too late. */
const leastWait = 30;
const mostWait = 3_600;

export function retryAfter({ until }: Closed, now: Date): number {
  if (!until) return 300;
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return Math.min(mostWait, Math.max(leastWait, seconds));
}

/** Refusal of calls during maintenance. */
export function refuseForMaintenance(closed: Closed, now: Date): AppError {
  const { message } = closed;
  const reason = message
    ? msg`We’re down for maintenance and will be back soon. Your data is safe. ${{ message }}`
    : msg`We’re down for maintenance and will be back soon. Your data is safe.`;
  return refuse('MAINTENANCE', reason, { retryAfter: retryAfter(closed, now) });
}

/**
 * Pages that stay available: sign-in, the operators' console, the language, and React Router's manifest for them. Their
 * calls are checked one by one.
 */
const openPages = /^\/(login|operator|language|__manifest)([/.?]|$)/;

export function isOpenPage(address: string): boolean {
  return openPages.test(address);
}
