import { sql } from 'kysely';
import type { Role } from '../../../contract/core/roles.ts';
import type { AccountState } from '../../../contract/operators/operator-users.ts';
import type { Database } from '../../../database/connection.ts';
import { termsOf } from '../../../search/search-text.rules.ts';

interface UserFilter {
  /** Lower-case search words, or empty. */
  words: string;
  role: Role | undefined;
  state: AccountState | undefined;
}

const stateConditions = {
  deleted: sql<boolean>`a.deleted_at is not null`,
  suspended: sql<boolean>`a.deleted_at is null and a.suspended_at is not null`,
  unverified: sql<boolean>`a.deleted_at is null and a.suspended_at is null and a.email_verified_at is null`,
  active: sql<boolean>`a.deleted_at is null and a.suspended_at is null and a.email_verified_at is not null`,
} satisfies Record<AccountState, unknown>;

function selectAccounts(db: Database) {
  return db
    .selectFrom('account as a')
    .leftJoin('influencer_profile as i', 'i.account_id', 'a.id')
    .select([
      'a.id',
      'a.role',
      'a.email',
      'a.mobile',
      'a.email_verified_at',
      'a.mobile_verified_at',
      'a.is_super_user',
      'a.operator_level',
      'a.locale',
    ])
    .select([
      'a.last_active_at',
      'a.created_at',
      'a.deleted_at',
      'a.suspended_at',
      'a.suspension_reason',
      'i.kept_hidden',
      'i.birth_date',
    ])
    .select((eb) => eb('a.password_hash', 'is not', null).$castTo<boolean>().as('has_password'));
}
export type AccountRow = Awaited<ReturnType<ReturnType<typeof selectAccounts>['execute']>>[number];

/**
 * Accounts matching a filter, newest first, with ids below `before`. The words match parts of names and contacts,
 * prefixes of folded name words, or a handle.
 */
export async function selectUsers(
  db: Database,
  { words, role, state }: UserFilter,
  { before, limit }: { before: number | undefined; limit: number },
): Promise<AccountRow[]> {
  const escaped = words.replaceAll(/[\\%_]/g, '\\$&');
  const text = sql`lower(a.fullname || ' ' || coalesce(a.username, '') || ' ' || coalesce(a.email, '') || ' ' || coalesce(a.mobile, ''))`;
  const terms = termsOf(words) ?? [];
  const isCalled =
    terms.length === 0
      ? sql`false`
      : sql.join(
          terms.map((term) => sql`name_words(a.fullname) like ${`% ${term}%`}`),
          sql` and `,
        );
  return selectAccounts(db)
    .$if(words !== '', (query) =>
      query.where(
        sql<boolean>`a.id in (
          select a.id from account a where ${text} like ${`%${escaped}%`} or (${isCalled})
          union select owner_id from social_account where source <> 'imported' and lower(handle) like ${`${escaped}%`})`,
      ),
    )
    .$if(role !== undefined, (query) => query.where('a.role', '=', role ?? 'brand'))
    .$if(state !== undefined, (query) => query.where(stateConditions[state ?? 'active']))
    .$if(before !== undefined, (query) => query.where('a.id', '<', before ?? 0))
    .orderBy('a.id', 'desc')
    .limit(limit)
    .execute();
}

export async function selectUser(db: Database, id: number): Promise<AccountRow | undefined> {
  return selectAccounts(db).where('a.id', '=', id).executeTakeFirst();
}

/** Counts about one person. */
export async function selectFigures(db: Database, id: number, now: Date) {
  const { rows } = await sql<{
    sessions: number;
    created: number;
    applied: number;
    disputes: number;
    open_reports: number;
    reports_about: number;
    reports_made: number;
    open_payouts: number;
  }>`select
    (select count(*) from session where account_id = ${id} and revoked_at is null and expires_at > ${now} and impersonator_id is null) as sessions,
    (select count(*) from campaign where creator_id = ${id} and deleted_at is null) as created,
    (select count(*) from application where influencer_id = ${id}) as applied,
    (select count(*) from dispute d join escrow_order o on o.id = d.order_id where ${id} in (o.payer_id, o.payee_id)) as disputes,
    (select count(*) from report where target_id = ${id} and status = 'open') as open_reports,
    (select count(*) from report where target_id = ${id}) as reports_about,
    (select count(*) from report where reporter_id = ${id}) as reports_made,
    (select count(*) from payout where account_id = ${id} and status in ('requested', 'processing')) as open_payouts
  `.execute(db);
  return rows[0];
}
export type UserFigures = NonNullable<Awaited<ReturnType<typeof selectFigures>>>;

export async function selectSocialAccounts(db: Database, id: number) {
  return db
    .selectFrom('social_account')
    .select(['platform_id', 'handle', 'source'])
    .where('owner_id', '=', id)
    .orderBy('platform_id')
    .orderBy('id')
    .limit(50)
    .execute();
}

/** Unlocks that their buyer reported as dead and that were not refunded yet. */
export async function selectReportedUnlocks(db: Database, accountId: number) {
  return db
    .selectFrom('unlock as u')
    .innerJoin('influencer_profile as p', 'p.id', 'u.influencer_id')
    .select(['u.id', 'u.coins', 'u.reported_at', 'u.refunded_at', 'p.id as influencer_id', 'p.display_name'])
    .where('u.account_id', '=', accountId)
    .where('u.reported_at', 'is not', null)
    .where('u.refunded_at', 'is', null)
    .orderBy('u.reported_at')
    .limit(50)
    .execute();
}
