import type { Database } from '../../../database/connection.ts';

export async function findJoined(db: Database, id: number) {
  return db.selectFrom('account').select(['role', 'created_at']).where('id', '=', id).executeTakeFirst();
}
