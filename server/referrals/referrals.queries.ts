import type { Database } from '../../database/connection.ts';

export async function findReferralCode(db: Database, code: string) {
  return db
    .selectFrom('referral_code')
    .innerJoin('account', 'account.id', 'referral_code.account_id')
    .select('referral_code.account_id')
    .where('referral_code.code', '=', code.toUpperCase())
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function insertReferral(db: Database, referral: { invitedId: number; referrerId: number; now: Date }) {
  await db
    .insertInto('referral')
    .values({ invited_id: referral.invitedId, referrer_id: referral.referrerId, created_at: referral.now })
    .execute();
}
