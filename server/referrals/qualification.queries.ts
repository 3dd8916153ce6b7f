import type { Database } from '../../database/connection.ts';
import type { Relation } from '../related-accounts/related-accounts.rules.ts';
import type { Deeds } from './referrals.rules.ts';

/** The referral of an invited account, locked until the transaction ends; what happens to one happens in turn. */
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

export async function selectDeeds(db: Database, accountId: number): Promise<Deeds> {
  return db
    .selectFrom('account')
    .select((eb) => [
      'role',
      eb('email_verified_at', 'is not', null).$castTo<boolean>().as('isVerified'),
      eb
        .exists(
          eb
            .selectFrom('social_account')
            .select('id')
            .whereRef('owner_id', '=', 'account.id')
            .where('source', '=', 'provider'),
        )
        .$castTo<boolean>()
        .as('isConnected'),
      eb
        .exists(
          eb
            .selectFrom('campaign')
            .select('id')
            .whereRef('creator_id', '=', 'account.id')
            .where('is_draft', '=', false),
        )
        .$castTo<boolean>()
        .as('hasPosted'),
      eb
        .exists(
          eb
            .selectFrom('escrow_order')
            .select('id')
            .whereRef('payer_id', '=', 'account.id')
            .where('status', 'in', ['held', 'disputed', 'released']),
        )
        .$castTo<boolean>()
        .as('hasFunded'),
    ])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
}

/** What an invited account gave as its own, confirmed or not. */
export async function selectGivenContacts(db: Database, accountId: number): Promise<string[]> {
  const row = await db
    .selectFrom('account')
    .select(['email', 'mobile'])
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow();
  return [row.email, row.mobile].filter((contact) => contact !== null);
}

export async function markRefused(db: Database, invitedId: number, reason: Relation) {
  await db.updateTable('referral').set({ refused_for: reason }).where('invited_id', '=', invitedId).execute();
}

export async function markQualified(
  db: Database,
  { invitedId, now, released }: { invitedId: number; now: Date; released: boolean },
) {
  await db
    .updateTable('referral')
    .set({ qualified_at: now, released_at: released ? now : null })
    .where('invited_id', '=', invitedId)
    .execute();
}

export async function markReleased(db: Database, invitedId: number, now: Date): Promise<void> {
  await db.updateTable('referral').set({ released_at: now }).where('invited_id', '=', invitedId).execute();
}

/** Makes a super user of an account that has so many qualified referrals; false when it is one or has fewer. */
export async function promote(db: Database, accountId: number, from: number): Promise<boolean> {
  const row = await db
    .updateTable('account')
    .set({ is_super_user: true })
    .where('id', '=', accountId)
    .where('is_super_user', '=', false)
    .where(
      (eb) =>
        eb
          .selectFrom('referral')
          .select((count) => count.fn.countAll<number>().as('count'))
          .where('referrer_id', '=', accountId)
          .where('qualified_at', 'is not', null),
      '>=',
      from,
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
