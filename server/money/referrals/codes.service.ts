import { randomInt } from 'node:crypto';
import type { Context } from '../../kit/context/context.ts';
import { findReferralCode, insertCode, selectCodeOf } from './referrals.queries.ts';
import { makeCode } from './referrals.rules.ts';

/** Maximum attempts to find an unused code; with 1.28 billion codes the first one nearly always is. */
const mostDraws = 20;

/** Account id of a referral code's owner; null for an unknown code. */
export async function findReferrer(context: Context, code: string): Promise<number | null> {
  return (await findReferralCode(context.db, code))?.account_id ?? null;
}

/** An account's code and link. The code is created on first use and permanent, also under concurrent requests. */
export async function readLink(context: Context, accountId: number): Promise<{ code: string; link: string }> {
  for (let draw = 0; draw < mostDraws; draw += 1) {
    const code = await selectCodeOf(context.db, accountId);
    if (code) return { code, link: `${context.config.publicUrl}/signup?ref=${code}` };
    await insertCode(context.db, { accountId, code: makeCode(randomInt), now: context.now() });
  }
  throw new Error(`No referral code was free for account ${accountId}`);
}
