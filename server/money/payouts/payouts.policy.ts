import { type Answer, no } from '../../kit/http/policy.ts';
import type { PayoutRow } from './payouts.queries.ts';

const ended = no('CONFLICT', 'This payout has ended.');

/** Permissions of operators on a payout. */
export function payoutPolicy({
  status,
  tried_at,
}: Pick<PayoutRow, 'status' | 'tried_at'>): Record<'retry' | 'cancel', Answer> {
  const isUnderWay = status === 'requested' || status === 'processing';
  if (!isUnderWay) return { retry: ended, cancel: ended };
  // Once it was sent, only the provider knows the outcome: cancelling here could pay twice.
  const isUnsent = status === 'requested' && tried_at === null;
  return {
    // The provider makes one payout per key, however often it is asked.
    retry: true,
    cancel: isUnsent || no('CONFLICT', 'The provider may already have this payout. Retry checks its status.'),
  };
}
