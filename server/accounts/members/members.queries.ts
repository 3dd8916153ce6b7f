import { sql } from 'kysely';
import type { MemberRole } from '../../../contract/kit/permissions.ts';
import type { Database } from '../../../database/connection.ts';
import { hasSecondFactor } from '../../../database/second-factor.ts';

/** Members of an account with what their team sees of them, the oldest first. */
export async function selectMembers(db: Database, accountId: number) {
  return db
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .innerJoin('account as home', 'home.id', 'p.home_account_id')
    .select(['m.person_id', 'm.created_at', 'p.home_account_id', 'home.fullname', 'home.proven_email'])
    .select(['home.profile_image', 'home.last_active_at', 'home.locale', 'home.proven_mobile'])
    .select(['m.limit_payment', 'm.limit_month', 'm.campaign_ids', 'm.until', 'm.share_basis_points'])
    .select(sql<MemberRole[]>`m.roles`.as('roles'))
    .select((eb) => hasSecondFactor(eb.ref('home.id')).as('second_factor'))
    .where('m.account_id', '=', accountId)
    .orderBy('m.created_at')
    .orderBy('m.person_id')
    .execute();
}
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

interface Membership {
  accountId: number;
  personId: number;
}

/** Limits as stored, in paise; null: none. */
export interface Limits {
  limit_payment: number | null;
  limit_month: number | null;
  campaign_ids: number[] | null;
  /** Last day of a talent manager's consent, and their share. */
  until: string | null;
  share_basis_points: number | null;
}

export const noLimits: Limits = {
  limit_payment: null,
  limit_month: null,
  campaign_ids: null,
  until: null,
  share_basis_points: null,
};

/** The limits of a row, without its other columns. */
export function limitsIn({ limit_payment, limit_month, campaign_ids, until, share_basis_points }: Limits): Limits {
  return { limit_payment, limit_month, campaign_ids, until, share_basis_points };
}

type Rights = Limits & { roles: readonly MemberRole[] };

const rightsOf = (rights: Rights) => ({ roles: [...rights.roles], ...limitsIn(rights) });

/** Adds a member; false when they are one already. */
export async function insertMember(
  db: Database,
  { accountId, personId, invitedBy, now, ...rights }: Membership & Rights & { invitedBy: number | null; now: Date },
): Promise<boolean> {
  const row = await db
    .insertInto('membership')
    .values({ account_id: accountId, person_id: personId, ...rightsOf(rights), invited_by: invitedBy, created_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('person_id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function updateRights(
  db: Database,
  { accountId, personId, ...rights }: Membership & Rights,
): Promise<void> {
  await db
    .updateTable('membership')
    .set(rightsOf(rights))
    .where('account_id', '=', accountId)
    .where('person_id', '=', personId)
    .execute();
}

/** Ends a membership, and with it the tokens for the account. */
export async function deleteMember(db: Database, { accountId, personId }: Membership): Promise<void> {
  await db.deleteFrom('membership').where('account_id', '=', accountId).where('person_id', '=', personId).execute();
}

/** Members whose last day is over, of all accounts or one. */
export async function selectExpired(db: Database, { today, accountId }: { today: string; accountId?: number }) {
  return db
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .innerJoin('account as home', 'home.id', 'p.home_account_id')
    .select(['m.account_id', 'm.person_id', 'p.home_account_id', 'home.fullname'])
    .where('m.until', '<', today)
    .$if(accountId !== undefined, (query) => query.where('m.account_id', '=', accountId ?? 0))
    .orderBy('m.account_id')
    .orderBy('m.person_id')
    .limit(200)
    .execute();
}

/** The name an account goes by, and whether it is open. */
export async function selectTeamAccount(db: Database, accountId: number) {
  return db
    .selectFrom('account as a')
    .leftJoin('business_profile as b', 'b.account_id', 'a.id')
    .select(['a.id', 'a.role', 'a.profile_image'])
    .select((eb) => eb.fn.coalesce('b.business_name', 'a.fullname').as('name'))
    .where('a.id', '=', accountId)
    .where('a.deleted_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .executeTakeFirst();
}

/** Those of the campaigns that this account posted, applied or pledged to. */
export async function selectOwnCampaigns(db: Database, accountId: number, ids: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select id from campaign c where id = any(${[...ids]}::bigint[])
    and deleted_at is null and (creator_id = ${accountId}
      or exists (select from application a where a.campaign_id = c.id and a.influencer_id = ${accountId})
      or exists (select from pledge p where p.campaign_id = c.id and p.account_id = ${accountId}))`.execute(db);
  return rows.map(({ id }) => id);
}
