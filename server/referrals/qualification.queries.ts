import { sql } from 'kysely';
import type { Database } from '../../database/connection.ts';
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

/** Whether two accounts were ever used from one browser, by the id we gave it. */
export async function hasDeviceInCommon(db: Database, one: number, other: number): Promise<boolean> {
  const { rows } = await sql`
    with used as (
      select id as account_id, device_id from account where id in (${one}, ${other})
      union select account_id, device_id from session where account_id in (${one}, ${other}))
    select 1 from used where device_id is not null group by device_id having count(distinct account_id) > 1 limit 1
  `.execute(db);
  return rows.length > 0;
}

/** What an account has proven to be its own: e-mail, mobile, and the e-mails of its sign-in providers. */
export async function selectProvenContacts(db: Database, accountId: number): Promise<string[]> {
  const account = await db
    .selectFrom('account')
    .select(['email', 'mobile', 'email_verified_at', 'mobile_verified_at'])
    .where('id', '=', accountId)
    .executeTakeFirst();
  const identities = await db
    .selectFrom('external_identity')
    .select('email')
    .where('account_id', '=', accountId)
    .execute();
  const own = [account?.email_verified_at ? account.email : null, account?.mobile_verified_at ? account.mobile : null];
  return [...own, ...identities.map(({ email }) => email)].filter(
    (contact) => contact !== null && contact !== undefined,
  );
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

export async function markRefused(db: Database, invitedId: number, reason: 'device' | 'contact' | 'payout') {
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
