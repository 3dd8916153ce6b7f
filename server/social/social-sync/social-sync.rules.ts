import { dayMs, hourMs } from '../../../contract/kit/calendar.ts';
import type { SyncError } from '../../../database/schema.ts';

const minuteMs = 60_000;

/** Errors that only a new consent resolves. */
const breaking: readonly SyncError[] = ['revoked', 'expired', 'scope_missing', 'gone'];

export function isBreaking(kind: SyncError): boolean {
  return breaking.includes(kind);
}

interface Failed {
  kind: SyncError;
  /** Consecutive failed readings, including this one. */
  failures: number;
  retryAfterMs: number | undefined;
  /** Random number from 0 up to 1, for jitter. */
  luck: number;
}

/** Milliseconds until the next attempt: doubling up to six hours, never shorter than requested, with jitter. */
export function waitAfterFailure({ kind, failures, retryAfterMs = 0, luck }: Failed): number {
  const first = kind === 'rate_limited' ? 15 * minuteMs : 5 * minuteMs;
  const grown = Math.min(first * 2 ** Math.min(failures - 1, 10), 6 * hourMs);
  return Math.floor(Math.max(grown, retryAfterMs) * (1 + luck / 2));
}

/** Milliseconds until the next daily reading, with jitter: accounts connected together drift apart over the day. */
export function waitAfterReading(luck: number): number {
  return Math.round(dayMs - hourMs * luck);
}

/** Milliseconds for which a provider that rate limits us is paused for all accounts. */
export function pauseAfterLimit(retryAfterMs: number | undefined): number {
  return Math.max(retryAfterMs ?? 0, minuteMs);
}

interface Renewal {
  renewal: { beforeMs: number; minAgeMs: number } | null;
  madeAt: Date;
  expiresAt: Date | null;
  now: Date;
}

/** Whether a token must be renewed before use: it expires soon, and is old enough. */
export function isRenewalDue({ renewal, madeAt, expiresAt, now }: Renewal): boolean {
  if (!renewal || !expiresAt) return false;
  const left = expiresAt.getTime() - now.getTime();
  return left <= renewal.beforeMs && now.getTime() - madeAt.getTime() >= renewal.minAgeMs;
}
