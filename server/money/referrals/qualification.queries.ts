import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { ReferralRefusal } from '../../../database/schema.ts';

/** The referral of an invited account, locked until the transaction ends, which serializes its changes. */
export async function lockReferral(db: Database, invitedId: number) {
  return db
    .selectFrom('referral')
    .innerJoin('account as referrer', 'referrer.id', 'referral.referrer_id')
    .selectAll('referral')
    .select('referrer.is_super_user')
    .where('invited_id', '=', invitedId)
    .where('refused_for', 'is', null)
    .where('referrer.deleted_at', 'is', null)
    .forUpdate('referral')
    .executeTakeFirst();
}
export type ReferralRow = NonNullable<Awaited<ReturnType<typeof lockReferral>>>;

/** E-mail and mobile an invited account entered, verified or not. */
export async function selectGivenContacts(db: Database, accountId: number): Promise<string[]> {
  const row = await db
    .selectFrom('account')
    .select(['email', 'mobile'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return [row.email, row.mobile].filter((contact) => contact !== null);
}

export async function markRefused(db: Database, invitedId: number, reason: ReferralRefusal): Promise<void> {
  await db.updateTable('referral').set({ refused_for: reason }).where('invited_id', '=', invitedId).execute();
}

export async function markQualified(db: Database, invitedId: number, now: Date): Promise<void> {
  await db.updateTable('referral').set({ qualified_at: now }).where('invited_id', '=', invitedId).execute();
}

/**
 * Referrers and invited accounts of qualified referrals with unpaid coins and a verified mobile; of one referral, or
 * all of an account.
 */
export async function selectCoinsDue(db: Database, of: { invitedId: number } | { accountId: number }) {
  const which =
    'invitedId' in of ? sql`r.invited_id = ${of.invitedId}` : sql`${of.accountId} in (r.invited_id, r.referrer_id)`;
  const { rows } = await sql<{ invited_id: number; owner_id: number; side: 'referrer' | 'invited' }>`
    select r.invited_id, a.id as owner_id, case when a.id = r.invited_id then 'invited' else 'referrer' end as side
    from referral r join account a on a.id in (r.invited_id, r.referrer_id)
    where ${which} and r.qualified_at is not null and a.mobile_verified_at is not null
      and case when a.id = r.invited_id then r.invited_coins_at else r.referrer_coins_at end is null
    order by r.invited_id, a.id for update of r`.execute(db);
  return rows;
}

export async function markCoinsPaid(
  db: Database,
  { invited_id, side }: { invited_id: number; side: 'referrer' | 'invited' },
  now: Date,
): Promise<void> {
  const column = side === 'invited' ? 'invited_coins_at' : 'referrer_coins_at';
  await db
    .updateTable('referral')
    .set({ [column]: now })
    .where('invited_id', '=', invited_id)
    .execute();
}

/** Whether one person owns both accounts, or ever did. */
export async function selectEverOwned(
  db: Database,
  { referrer_id: referrerId, invited_id: invitedId }: Pick<ReferralRow, 'referrer_id' | 'invited_id'>,
): Promise<boolean> {
  const owners = (id: number) => sql`select person_id from membership where account_id = ${id} and 'owner' = any (roles)
    union select person_id from former_owner where account_id = ${id}`;
  const { rows } =
    await sql`select 1 from (${owners(referrerId)}) one join (${owners(invitedId)}) other using (person_id)
    limit 1`.execute(db);
  return rows.length > 0;
}
