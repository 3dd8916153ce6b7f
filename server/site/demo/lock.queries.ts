import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Condition for demo accounts: created by the demo, or signed up with one of its addresses. */
export const ofDemo = sql<boolean>`(is_demo or email ilike '%@demo.test')`;

/** Locks every demo account. Returns those that were open before. */
export async function lockDemoAccounts(db: Database, now: Date): Promise<number[]> {
  const rows = await db
    .updateTable('account')
    .set({ locked_at: now, is_demo: true })
    .where(ofDemo)
    .where('locked_at', 'is', null)
    .where('deleted_at', 'is', null)
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

/** Unlocks the demo accounts. */
export async function openDemoAccounts(db: Database): Promise<void> {
  await db
    .updateTable('account')
    .set({ locked_at: null })
    .where('is_demo', '=', true)
    .where('locked_at', 'is not', null)
    .execute();
}

/** Ends sessions, codes and reset tokens of locked accounts. */
export async function endDemoEntries(db: Database, now: Date): Promise<void> {
  const locked = db.selectFrom('account').select('id').where('locked_at', 'is not', null);
  await db.deleteFrom('one_time_code').where('account_id', 'in', locked).execute();
  await db.deleteFrom('reset_token').where('account_id', 'in', locked).execute();
  await db
    .updateTable('session')
    .set({ revoked_at: now })
    .where('account_id', 'in', locked)
    .where('revoked_at', 'is', null)
    .execute();
}

/** Counts what is left of the demo. */
export async function countDemo(db: Database) {
  const { rows } = await sql<{ accounts: number; campaigns: number; profiles: number }>`select
    (select count(*)::int from account where ${ofDemo} and deleted_at is null) as accounts,
    (select count(*)::int from campaign where deleted_at is null
      and creator_id in (select id from account where ${ofDemo})) as campaigns,
    (select count(*)::int from influencer_profile where account_id is null and contact_email ilike '%@demo.test') as profiles
  `.execute(db);
  return rows[0] ?? { accounts: 0, campaigns: 0, profiles: 0 };
}
