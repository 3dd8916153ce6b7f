import { type AppError, refuse } from '../../kit/http/errors.ts';
import { say } from '../../kit/i18n/messages.ts';

/** What is known of the work while the product is closed. */
export interface Closed {
  message: string;
  until: Date | null;
}

/** Bounds of the seconds after which another try makes sense: nobody comes every second, nobody waits for hours too long. */
const leastWait = 30;
const mostWait = 3_600;

export function retryAfter({ until }: Closed, now: Date): number {
  if (!until) return 300;
  const seconds = Math.ceil((until.getTime() - now.getTime()) / 1000);
  return Math.min(mostWait, Math.max(leastWait, seconds));
}

/** What calls are refused with meanwhile. */
export function refuseForMaintenance(closed: Closed, now: Date): AppError {
  const { message } = closed;
  const reason = message
    ? say`We’re down for maintenance and will be back soon. Your data is safe. ${{ message }}`
    : say`We’re down for maintenance and will be back soon. Your data is safe.`;
  return refuse('MAINTENANCE', reason, { retryAfter: retryAfter(closed, now) });
}

/**
 * Pages that stay: sign-in, the operators' console, the language, and what React Router asks for on their behalf. What they
 * show comes from calls, which are judged one by one.
 */
const openPages = /^\/(login|operator|language|__manifest)([/.?]|$)/;

export function isOpenPage(address: string): boolean {
  return openPages.test(address);
}
