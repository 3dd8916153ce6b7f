import { type SqlBool, sql } from 'kysely';
import type { BookmarkType } from '../../../contract/campaigns/bookmarks.ts';
import type { Database } from '../../../database/connection.ts';

const columns = { influencer: 'influencer_id', brand: 'brand_id', campaign: 'campaign_id' } as const;

export interface Target {
  type: BookmarkType;
  id: number;
}

/** Whether the target exists and is visible to this person. */
export async function isThere(db: Database, readerId: number, { type, id }: Target): Promise<boolean> {
  const query = {
    influencer: sql`select from influencer_profile where id = ${id} and hidden_at is null`,
    brand: sql`select from account where id = ${id} and role in ('brand', 'partner') and deleted_at is null`,
    campaign: sql`
      select from campaign where id = ${id} and not is_draft and deleted_at is null
        and (visibility <> 'invited' or may_know_campaign(id, ${readerId}))`,
  }[type];
  return (await query.execute(db)).rows.length > 0;
}

/** Stores a bookmark once per target; a given list moves it there, null removes it from its list. */
export async function upsertBookmark(
  db: Database,
  { accountId, target, listId }: { accountId: number; target: Target; listId: number | null | undefined },
): Promise<number> {
  const column = columns[target.type];
  const { id } = await db
    .insertInto('bookmark')
    .values({ account_id: accountId, [column]: target.id, list_id: listId ?? null })
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', column])
        .doUpdateSet({ list_id: listId === undefined ? sql.ref('bookmark.list_id') : listId }),
    )
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

interface Own {
  accountId: number;
  id: number;
}

/** A bookmark of this person. */
export async function selectBookmark(db: Database, { accountId, id }: Own): Promise<BookmarkRow | undefined> {
  return withList(db).where('b.account_id', '=', accountId).where('b.id', '=', id).executeTakeFirst();
}

/** Updates the given fields only. */
export async function updateBookmark(
  db: Database,
  { accountId, id }: Own,
  change: { note?: string | null; list_id?: number | null },
): Promise<void> {
  const update = db.updateTable('bookmark').set(change).where('account_id', '=', accountId);
  await update.where('id', '=', id).execute();
}

function withList(db: Database) {
  return db
    .selectFrom('bookmark as b')
    .leftJoin('bookmark_list as l', 'l.id', 'b.list_id')
    .selectAll('b')
    .select((eb) => eb.fn.coalesce('l.name', sql.lit('')).as('list'));
}

interface ListRequest {
  accountId: number;
  type: BookmarkType | undefined;
  list: string | undefined;
  before: number | undefined;
  limit: number;
  exceptIds: readonly number[];
}

/** Newest first. People with a block towards or from the reader are left out while it lasts. */
export async function selectBookmarks(db: Database, request: ListRequest) {
  return withList(db)
    .where('b.id', 'in', () =>
      kept(db, request)
        .select('bookmark.id')
        .$if(request.before !== undefined, (query) => query.where('bookmark.id', '<', request.before ?? 0))
        .orderBy('bookmark.id', 'desc')
        .limit(request.limit),
    )
    .orderBy('b.id', 'desc')
    .execute();
}
export type BookmarkRow = Awaited<ReturnType<ReturnType<typeof withList>['execute']>>[number];

export async function countBookmarks(db: Database, request: ListRequest): Promise<number> {
  const row = await kept(db, request)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

/** The target is still there; each is looked up by its id. */
const isShown = sql<SqlBool>`case
  when campaign_id is not null then (
    select not is_draft and deleted_at is null
      and (visibility <> 'invited' or may_know_campaign(campaign.id, bookmark.account_id))
    from campaign where id = campaign_id)
  when influencer_id is not null then (select hidden_at is null from influencer_profile where id = influencer_id)
  else (select deleted_at is null from account where id = brand_id) end`;

function kept(db: Database, { accountId, type, list, exceptIds }: ListRequest) {
  return db
    .selectFrom('bookmark')
    .where('account_id', '=', accountId)
    .where(sql<SqlBool>`coalesce(influencer_id, brand_id, 0) <> all(${[...exceptIds]}::bigint[])`)
    .where(isShown)
    .$if(type !== undefined, (query) => query.where(columns[type ?? 'brand'], 'is not', null))
    .$if(list === '', (query) => query.where('list_id', 'is', null))
    .$if(list !== undefined && list !== '', (query) =>
      query.where('list_id', 'in', (inner) =>
        inner
          .selectFrom('bookmark_list')
          .select('id')
          .where('account_id', '=', accountId)
          .where(sql<SqlBool>`lower(name) = lower(${list})`),
      ),
    );
}

/** False when the account has no such bookmark. */
export async function deleteBookmark(
  db: Database,
  { accountId, id }: { accountId: number; id: number },
): Promise<boolean> {
  const gone = await db
    .deleteFrom('bookmark')
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  return gone !== undefined;
}
