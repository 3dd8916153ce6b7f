import type { Insertable } from 'kysely';
import type { Search } from '../../../contract/discovery/discovery.ts';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

interface Chosen {
  accountId: number;
  id: number;
}

/** Newest first. */
export async function selectSearches(db: Database, accountId: number) {
  return db
    .selectFrom('saved_search')
    .selectAll()
    .$castTo<SavedSearchRow>()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
}

export interface SavedSearchRow {
  id: number;
  name: string;
  search: Search;
  created_at: Date;
  looked_at: Date;
}

export async function selectSearch(db: Database, { accountId, id }: Chosen): Promise<SavedSearchRow | undefined> {
  return db
    .selectFrom('saved_search')
    .selectAll()
    .$castTo<SavedSearchRow>()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The unique index refuses a name the person already uses. */
export async function insertSearch(
  db: Database,
  search: Insertable<Schema['saved_search']> & { created_at: Date },
): Promise<SavedSearchRow> {
  return db
    .insertInto('saved_search')
    .values(search)
    .returningAll()
    .$castTo<SavedSearchRow>()
    .executeTakeFirstOrThrow();
}

/** Undefined when the account has no such search. */
export async function updateSearch(
  db: Database,
  { accountId, id }: Chosen,
  change: { name: string } | { looked_at: Date },
): Promise<SavedSearchRow | undefined> {
  return db
    .updateTable('saved_search')
    .set(change)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .$castTo<SavedSearchRow>()
    .executeTakeFirst();
}

/** False when the account has no such search. */
export async function deleteSearch(db: Database, { accountId, id }: Chosen): Promise<boolean> {
  const gone = await db
    .deleteFrom('saved_search')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
