import type { Context } from '../kit/context.ts';
import { refuseField } from '../kit/errors.ts';
import { findReferralCode, insertReferral } from './referrals.queries.ts';

/** Whose referral code this is; an unknown one is refused, so that nobody loses a reward to a slip of the pen. */
export async function findReferrer(context: Context, code: string): Promise<number> {
  const found = await findReferralCode(context.db, code);
  if (!found) throw refuseField('BAD_INPUT', 'referral_code', 'This referral code is not known.');
  return found.account_id;
}

/** Notes who invited a new account. */
export async function recordReferral(
  context: Context,
  { invitedId, referrerId }: { invitedId: number; referrerId: number },
): Promise<void> {
  await insertReferral(context.db, { invitedId, referrerId, now: context.now() });
}
