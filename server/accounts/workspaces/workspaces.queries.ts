import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { isCurrent } from '../../../database/current-membership.ts';
import { lacksFactor } from '../../../database/second-factor.ts';

/** Accounts that a person is a member of now, as far as they are open: their own first, then by name. */
export async function selectAccounts(db: Database, { personId, now }: { personId: number; now: Date }) {
  return db
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .leftJoin('business_profile as b', 'b.account_id', 'a.id')
    .select([
      'a.id',
      'a.role',
      'a.profile_image',
      'm.roles',
      'm.campaign_ids',
      'm.limit_payment',
      'm.until',
      'm.share_basis_points',
      'p.home_account_id',
      'p.last_account_id',
    ])
    .select((eb) => [
      eb.fn.coalesce('b.business_name', 'a.fullname').as('name'),
      lacksFactor(eb.ref('a.members_need_factor'), eb.ref('p.home_account_id')).as('lacks_factor'),
    ])
    .select((eb) =>
      eb
        .selectFrom('membership as o')
        .whereRef('o.account_id', '=', 'm.account_id')
        .where((each) => isCurrent(each.ref('o.until'), now))
        .select(sql<number>`count(*)::int`.as('members'))
        .as('members'),
    )
    .where('m.person_id', '=', personId)
    .where((eb) => isCurrent(eb.ref('m.until'), now))
    .where('a.deleted_at', 'is', null)
    .where('a.suspended_at', 'is', null)
    .orderBy((eb) => eb('a.id', '<>', eb.ref('p.home_account_id')))
    .orderBy('name')
    .orderBy('a.id')
    .execute();
}
type SelectedAccount = Awaited<ReturnType<typeof selectAccounts>>[number];

/** With the number of unread notifications that the person sees there. */
export type AccountRow = SelectedAccount & { unread: number };

/** Roles of a person in their other accounts. */
export async function selectOtherRoles(
  db: Database,
  { personId, accountId, now }: { personId: number; accountId: number; now: Date },
) {
  return db
    .selectFrom('membership')
    .select(['account_id', 'roles', 'campaign_ids'])
    .where('person_id', '=', personId)
    .where('account_id', '<>', accountId)
    .where((eb) => isCurrent(eb.ref('until'), now))
    .execute();
}

/** Whether a person registered with this account, rather than opened it beside their own. */
export async function hasOwnPerson(db: Database, accountId: number): Promise<boolean> {
  const row = await db.selectFrom('person').select('id').where('home_account_id', '=', accountId).executeTakeFirst();
  return row !== undefined;
}

/** The person who registered an account. */
export async function selectPerson(db: Database, homeAccountId: number) {
  return db
    .selectFrom('person as p')
    .innerJoin('account as a', 'a.id', 'p.home_account_id')
    .select(['p.id', 'p.last_account_id', 'a.fullname'])
    .where('p.home_account_id', '=', homeAccountId)
    .executeTakeFirstOrThrow();
}

/** Remembers where the person's next sign-in begins. */
export async function setLastAccount(
  db: Database,
  { personId, accountId }: { personId: number; accountId: number },
): Promise<void> {
  await db.updateTable('person').set({ last_account_id: accountId }).where('id', '=', personId).execute();
}
