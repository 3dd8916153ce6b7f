import { type Answer, notTheirs } from '../../kit/http/policy.ts';

export interface Partner {
  /** The account exists and is open. */
  isReachable: boolean;
  /** One of the two has blocked the other. */
  isBlocked: boolean;
}

/** Writing to somebody, with the same answer whoever blocked whom: nobody learns that they were blocked. */
export function mayWrite({ isReachable, isBlocked }: Partner): Answer {
  return (isReachable && !isBlocked) || notTheirs('You can’t message this person any more.');
}

export function mayBlock({ isReachable, isBlocked }: Partner): Answer {
  if (!isReachable) return notTheirs('This account is closed.');
  return !isBlocked || notTheirs('Messages between you are already blocked.');
}
