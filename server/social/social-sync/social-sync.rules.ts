import { dayMs, hourMs } from '../../../contract/kit/calendar.ts';
import type { SyncError } from '../../../database/schema/social.ts';

const minuteMs = 60_000;

/** Nothing but a new consent mends these. */
const breaking: readonly SyncError[] = ['revoked', 'expired', 'scope_missing', 'gone'];

export function isBreaking(kind: SyncError): boolean {
  return breaking.includes(kind);
}

interface Failed {
  kind: SyncError;
  /** Failed readings in a row, this one among them. */
  failures: number;
  retryAfterMs: number | undefined;
  /** From 0 up to 1. */
  luck: number;
}

/** Milliseconds until the next try: the waits double up to six hours, are never shorter than asked for, and differ. */
export function waitAfterFailure({ kind, failures, retryAfterMs = 0, luck }: Failed): number {
  const first = kind === 'rate_limited' ? 15 * minuteMs : 5 * minuteMs;
  const grown = Math.min(first * 2 ** Math.min(failures - 1, 10), 6 * hourMs);
  return Math.floor(Math.max(grown, retryAfterMs) * (1 + luck / 2));
}

/** Milliseconds until the next daily reading: accounts that were connected together drift apart over the day. */
export function waitAfterReading(luck: number): number {
  return Math.round(dayMs - hourMs * luck);
}

/** How long a provider that limits us is left alone by everybody. */
export function pauseAfterLimit(retryAfterMs: number | undefined): number {
  return Math.max(retryAfterMs ?? 0, minuteMs);
}

interface Renewal {
  renewal: { beforeMs: number; minAgeMs: number } | null;
  madeAt: Date;
  expiresAt: Date | null;
  now: Date;
}

/** Whether a token has to be renewed before it is used: it ends soon, and is old enough for it. */
export function isRenewalDue({ renewal, madeAt, expiresAt, now }: Renewal): boolean {
  if (!renewal || !expiresAt) return false;
  const left = expiresAt.getTime() - now.getTime();
  return left <= renewal.beforeMs && now.getTime() - madeAt.getTime() >= renewal.minAgeMs;
}

/** Days without a reading after which what YouTube told is erased: its terms allow 30. */
export const keptWithoutReadingDays = 29;
