import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export async function findReferralCode(db: Database, code: string) {
  return db
    .selectFrom('referral_code')
    .innerJoin('account', 'account.id', 'referral_code.account_id')
    .select('referral_code.account_id')
    .where('referral_code.code', '=', code.toUpperCase())
    .where('account.deleted_at', 'is', null)
    .executeTakeFirst();
}

export async function selectCodeOf(db: Database, accountId: number): Promise<string | undefined> {
  const row = await db
    .selectFrom('referral_code')
    .select('code')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  return row?.code;
}

/** Assigns a code to an account, unless the account has one or the code is taken. */
export async function insertCode(db: Database, code: { accountId: number; code: string; now: Date }): Promise<void> {
  await db
    .insertInto('referral_code')
    .values({ account_id: code.accountId, code: code.code, created_at: code.now })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

interface NewReferral {
  invitedId: number;
  referrerId: number;
  networkMark: string;
  now: Date;
}

export async function insertReferral(db: Database, { invitedId, referrerId, networkMark, now }: NewReferral) {
  await db
    .insertInto('referral')
    .values({ invited_id: invitedId, referrer_id: referrerId, network_mark: networkMark, created_at: now })
    .execute();
}

/** Numbers of verified accounts that joined by an account's link, and of qualified ones among them. */
export async function countReferred(db: Database, referrerId: number): Promise<{ joined: number; qualified: number }> {
  return db
    .selectFrom('referral')
    .innerJoin('account', 'account.id', 'referral.invited_id')
    .select((eb) => [eb.fn.countAll<number>().as('joined'), eb.fn.count<number>('qualified_at').as('qualified')])
    .where('referrer_id', '=', referrerId)
    .where((eb) => eb.or([eb('email_verified_at', 'is not', null), eb('deleted_at', 'is not', null)]))
    .executeTakeFirstOrThrow();
}

/** Latest verified accounts that joined by an account's link. */
export async function selectReferred(db: Database, referrerId: number, limit: number) {
  return db
    .selectFrom('referral')
    .innerJoin('account', 'account.id', 'referral.invited_id')
    .select(['invited_id', 'referral.created_at', 'qualified_at'])
    .where('referrer_id', '=', referrerId)
    .where((eb) => eb.or([eb('email_verified_at', 'is not', null), eb('deleted_at', 'is not', null)]))
    .orderBy(sql`coalesce(qualified_at, referral.created_at)`, 'desc')
    .orderBy('invited_id', 'desc')
    .limit(limit)
    .execute();
}
export type ReferredRow = Awaited<ReturnType<typeof selectReferred>>[number];

export async function selectSuperUser(db: Database, accountId: number): Promise<boolean> {
  const row = await db.selectFrom('account').select('is_super_user').where('id', '=', accountId).executeTakeFirst();
  return row?.is_super_user ?? false;
}
