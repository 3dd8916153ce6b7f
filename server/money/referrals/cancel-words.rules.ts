import { type Said, say } from '../../kit/i18n/messages.ts';
import type { RewardRow } from './reward.queries.ts';

const words: Record<NonNullable<RewardRow['reason']>, Said> = {
  refunded: say`Their payment was refunded. The reward starts again with their next payment.`,
  charged_back: say`Their payment was charged back by their bank.`,
  collusion: say`Our team found that this referral breaks the rules.`,
  member: say`You can’t refer your own account.`,
  device: say`You and they used the same device, so this counts as your own account.`,
  contact: say`You and they have the same email or mobile number, so this counts as your own account.`,
  payout: say`You and they have the same payout account, so this counts as your own account.`,
  instrument: say`You and they paid with the same card or UPI ID, so this counts as your own account.`,
};

/** Reason of a cancelled reward, for the referrer. */
export function cancelWords({
  reason,
  note,
}: {
  reason: NonNullable<RewardRow['reason']>;
  note?: string | null | undefined;
}): Said {
  return note ? say`Our team found that this referral breaks the rules: ${{ note }}` : words[reason];
}
