import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export interface ListRow {
  id: number;
  name: string;
  count: number;
}

/** A person's lists by name. */
export async function selectLists(db: Database, accountId: number): Promise<ListRow[]> {
  const { rows } = await sql<ListRow>`
    select l.id, l.name, (select count(*) from bookmark b where b.list_id = l.id) as count
    from bookmark_list l where l.account_id = ${accountId} order by lower(l.name), l.id`.execute(db);
  return rows;
}

export async function insertList(db: Database, accountId: number, name: string): Promise<number> {
  const row = { account_id: accountId, name };
  return (await db.insertInto('bookmark_list').values(row).returning('id').executeTakeFirstOrThrow()).id;
}

interface Own {
  accountId: number;
  id: number;
}

export async function updateList(db: Database, { accountId, id }: Own, name: string): Promise<void> {
  const update = db.updateTable('bookmark_list').set({ name }).where('account_id', '=', accountId);
  await update.where('id', '=', id).execute();
}

/** False when the person has no such list. */
export async function deleteList(db: Database, { accountId, id }: Own): Promise<boolean> {
  const gone = db.deleteFrom('bookmark_list').where('account_id', '=', accountId).where('id', '=', id);
  return (await gone.returning('id').executeTakeFirst()) !== undefined;
}
