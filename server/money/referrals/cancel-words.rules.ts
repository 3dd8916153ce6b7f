import { type LocalizedMessage, msg } from '../../kit/i18n/messages.ts';
import type { RewardRow } from './reward.queries.ts';

const words: Record<NonNullable<RewardRow['reason']>, LocalizedMessage> = {
  refunded: msg`Their payment was refunded. The reward starts again with their next payment.`,
  charged_back: msg`Their payment was charged back by their bank.`,
  collusion: msg`Our team found that this referral breaks the rules.`,
  member: msg`You can’t refer your own account.`,
  device: msg`You and they used the same device, so this counts as your own account.`,
  contact: msg`You and they have the same email or mobile number, so this counts as your own account.`,
  payout: msg`You and they have the same payout account, so this counts as your own account.`,
  instrument: msg`You and they paid with the same card or UPI ID, so this counts as your own account.`,
};

/** Reason of a cancelled reward, for the referrer. */
export function cancelWords({
  reason,
  note,
}: {
  reason: NonNullable<RewardRow['reason']>;
  note?: string | null | undefined;
}): LocalizedMessage {
  return note ? msg`Our team found that this referral breaks the rules: ${{ note }}` : words[reason];
}
