import type { Database } from '../../../database/connection.ts';
import { isCurrent } from '../../../database/current-membership.ts';

export async function selectRules(db: Database, accountId: number): Promise<{ members_need_factor: boolean }> {
  return db.selectFrom('account').select('members_need_factor').where('id', '=', accountId).executeTakeFirstOrThrow();
}

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
