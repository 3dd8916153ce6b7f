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
  alerted_at: Date | null;
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
  change: { name?: string; looked_at?: Date; alerted_at?: Date | null },
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

/** Searches with alerts that were not told since `before`, by id; their owners still have an account. */
export async function selectDueAlerts(
  db: Database,
  { before, after, limit }: { before: Date; after: number; limit: number },
) {
  return db
    .selectFrom('saved_search as s')
    .innerJoin('account as a', 'a.id', 's.account_id')
    .select(['s.id', 's.account_id', 's.name', 's.alerted_at'])
    .select((eb) => eb.ref('s.search').$castTo<Search>().as('search'))
    .where('s.alerted_at', '<=', before)
    .where('a.deleted_at', 'is', null)
    .where('s.id', '>', after)
    .orderBy('s.id')
    .limit(limit)
    .execute();
}

/** False when another process has told it meanwhile, or alerts were switched off. */
export async function claimAlert(
  db: Database,
  { id, from, now }: { id: number; from: Date; now: Date },
): Promise<boolean> {
  const row = await db
    .updateTable('saved_search')
    .set({ alerted_at: now })
    .where('id', '=', id)
    .where('alerted_at', '=', from)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}
