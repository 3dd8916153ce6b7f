import type { Approval } from '../../../contract/accounts/approvals.ts';
import { dayMs, hourMs } from '../../../contract/kit/calendar.ts';

export interface AnswerTime {
  /** Median milliseconds from asking to the answer. */
  median: number;
  count: number;
}

/** Median time until requests were approved or refused; null without any. */
export function answerTimeOf(
  approvals: readonly Pick<Approval, 'status' | 'createdAt' | 'decided_at'>[],
): AnswerTime | null {
  const times = approvals
    .flatMap(({ status, createdAt, decided_at: at }) =>
      at && (status === 'approved' || status === 'refused') ? [Date.parse(at) - Date.parse(createdAt)] : [],
    )
    .sort((one, other) => one - other);
  const [low, high] = [times[Math.floor((times.length - 1) / 2)], times[Math.floor(times.length / 2)]];
  return low === undefined || high === undefined ? null : { median: (low + high) / 2, count: times.length };
}

const units = [
  { unit: 'day', ms: dayMs, from: 2 * dayMs },
  { unit: 'hour', ms: hourMs, from: 2 * hourMs },
  { unit: 'minute', ms: hourMs / 60, from: 0 },
] as const;

/** A span in its largest fitting unit, for example `40 min`. */
export function sayAnswerTime(span: number, locale: string): string {
  const { unit, ms } = units.find(({ from }) => span >= from) ?? units[2];
  const value = Math.max(1, Math.round(span / ms));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' }).format(value);
}
