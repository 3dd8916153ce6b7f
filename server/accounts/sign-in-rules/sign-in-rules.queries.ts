import type { Database } from '../../../database/connection.ts';
import { isCurrent } from '../../../database/current-membership.ts';
import { hasSecondFactor } from '../../../database/second-factor.ts';

export async function selectRules(db: Database, accountId: number): Promise<{ members_need_factor: boolean }> {
  return db.selectFrom('account').select('members_need_factor').where('id', '=', accountId).executeTakeFirstOrThrow();
}

/** Members of an account now, with whether they have a second factor. */
export async function selectMembers(db: Database, { accountId, now }: { accountId: number; now: Date }) {
  return db
    .selectFrom('membership as m')
    .innerJoin('person as p', 'p.id', 'm.person_id')
    .innerJoin('account as home', 'home.id', 'p.home_account_id')
    .select(['m.person_id', 'm.roles', 'p.home_account_id', 'home.fullname'])
    .select((eb) => hasSecondFactor(eb.ref('p.home_account_id')).as('has_factor'))
    .where('m.account_id', '=', accountId)
    .where((eb) => isCurrent(eb.ref('m.until'), now))
    .orderBy('m.person_id')
    .execute();
}
export type MemberRow = Awaited<ReturnType<typeof selectMembers>>[number];

/** Whether an account that a person acts for asks its members for a second factor. */
export async function isAskedOfPerson(db: Database, { homeId, now }: { homeId: number; now: Date }): Promise<boolean> {
  const row = await db
    .selectFrom('person as p')
    .innerJoin('membership as m', 'm.person_id', 'p.id')
    .innerJoin('account as a', 'a.id', 'm.account_id')
    .select('a.id')
    .where('p.home_account_id', '=', homeId)
    .where('a.members_need_factor', '=', true)
    .where('a.deleted_at', 'is', null)
    .where((eb) => isCurrent(eb.ref('m.until'), now))
    .executeTakeFirst();
  return row !== undefined;
}
