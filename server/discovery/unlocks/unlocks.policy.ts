import { type Answer, allOf, no } from '../../kit/http/policy.ts';

interface Opened {
  /** `agreement`: nothing was unlocked. */
  paid_by: 'quota' | 'coins' | 'agreement';
  reported_at: Date | null;
  refunded_at: Date | null;
}

/** Whether the buyer of an unlock may report its contact as dead. */
export function mayReport({ paid_by, reported_at, refunded_at }: Opened): Answer {
  return allOf(
    paid_by === 'coins' || no('RULE', 'This unlock used no coins, so there are none to return.'),
    refunded_at === null || no('CONFLICT', 'You already got the coins for this unlock back.'),
    reported_at === null || no('CONFLICT', 'You’ve already reported this contact.'),
  );
}

/** Whether operators may give an unlock back. */
export function mayRefund({ reported_at, refunded_at }: Pick<Opened, 'reported_at' | 'refunded_at'>): Answer {
  return allOf(
    reported_at !== null || no('RULE', 'No one has reported that this contact doesn’t work.'),
    refunded_at === null || no('CONFLICT', 'You already got this unlock back.'),
  );
}
