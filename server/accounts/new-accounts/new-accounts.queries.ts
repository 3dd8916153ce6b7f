import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Persons who own an account. */
export async function selectOwnerIds(db: Database, accountId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select person_id as id from membership
    where account_id = ${accountId} and 'owner' = any (roles) order by person_id`.execute(db);
  return rows.map(({ id }) => id);
}

export async function findJoined(db: Database, id: number) {
  return db.selectFrom('account').select(['role', 'created_at']).where('id', '=', id).executeTakeFirst();
}
