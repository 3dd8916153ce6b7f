import { type Answer, allOf, no } from '../../kit/http/policy.ts';

/** Pending decisions about the pool of a joint campaign. */
export interface PoolWait {
  isProposed: boolean;
  isDisputed: boolean;
  /** The dispute is about the whole pool. */
  isPoolDisputed: boolean;
}

/** Whether the whole pool is free of a dispute about it. */
export function mayPoolPay({ isPoolDisputed }: Pick<PoolWait, 'isPoolDisputed'>): Answer {
  if (!isPoolDisputed) return true;
  return no('CONFLICT', 'The whole pool is in dispute. Nothing is paid from it until our team has decided.');
}

/** Whether money of a pool may move to or from its payers. */
export function mayPoolMove(wait: PoolWait): Answer {
  if (wait.isProposed) return no('CONFLICT', 'There’s an open draw. Withdraw it or wait until it’s decided.');
  if (wait.isDisputed) return no('CONFLICT', 'A draw is in dispute. Wait until it’s decided.');
  return mayPoolPay(wait);
}

/** Whether a joint campaign may be deleted as far as its pool goes; `isWorded`: something was contributed that cannot be paid back. */
export function mayPoolEnd({ isWorded, ...wait }: PoolWait & { isWorded: boolean }): Answer {
  const worded = no('CONFLICT', 'This campaign has confirmed contributions, so it can’t be deleted.');
  return allOf(mayPoolMove(wait), !isWorded || worded);
}
