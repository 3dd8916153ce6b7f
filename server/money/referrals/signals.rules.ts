import { hourMs } from '../../../contract/kit/calendar.ts';

/** Accounts of one network, the referrer counted, that are a signal. */
export const networkFrom = 3;
/** Sign-ups by one link within an hour that are a signal. */
export const burstFrom = 5;
export const burstMs = hourMs;

export interface Joined {
  invitedId: number;
  at: Date;
}

/** Those who are part of a burst with the account `invitedId`: every hour of `burstFrom` or more sign-ups that holds it. */
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
