import { hourMs } from '../../../contract/kit/calendar.ts';

/** Number of accounts on one network, the referrer included, that raises a signal. */
export const networkFrom = 3;
/** Number of sign-ups by one link within an hour that raises a signal. */
export const burstFrom = 5;
export const burstMs = hourMs;

export interface Joined {
  invitedId: number;
  at: Date;
}

/** Accounts in a burst with `invitedId`: every hour of `burstFrom` or more sign-ups that contains it. */
export function burstWith(invitedId: number, joined: readonly Joined[]): Joined[] {
  const sorted = joined.toSorted((a, b) => a.at.getTime() - b.at.getTime() || a.invitedId - b.invitedId);
  const members = new Set<Joined>();
  for (const [start, first] of sorted.entries()) {
    const hour = sorted.slice(start).filter(({ at }) => at.getTime() - first.at.getTime() < burstMs);
    if (hour.length < burstFrom || !hour.some((each) => each.invitedId === invitedId)) continue;
    for (const each of hour) members.add(each);
  }
  return sorted.filter((each) => members.has(each));
}
