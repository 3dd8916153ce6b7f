import { randomInt } from 'node:crypto';
import type { Context } from '../../kit/context/context.ts';
import { findReferralCode, insertCode, selectCodeOf } from './referrals.queries.ts';
import { makeCode } from './referrals.rules.ts';

/** Draws until a code is nobody else's; with 1.28 thousand million of them the first is. */
const mostDraws = 20;

/** Whose referral code this is; null when nobody has it. */
export async function findReferrer(context: Context, code: string): Promise<number | null> {
  return (await findReferralCode(context.db, code))?.account_id ?? null;
}

/** An account's code and link. The code is made when it is first asked for, one for good also when asked twice at once. */
export async function readLink(context: Context, accountId: number): Promise<{ code: string; link: string }> {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const code = await selectCodeOf(context.db, accountId);
    if (code) return { code, link: `${context.config.publicUrl}/signup?ref=${code}` };
    await insertCode(context.db, { accountId, code: makeCode(randomInt), now: context.now() });
  }
  throw new Error(`No referral code was free for account ${accountId}`);
}
