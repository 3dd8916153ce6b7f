import { type SqlBool, sql } from 'kysely';
import type { BookmarkType } from '../../contract/bookmarks.ts';
import type { Database } from '../../database/connection.ts';

const columns = { influencer: 'influencer_id', brand: 'brand_id', campaign: 'campaign_id' } as const;

export interface Target {
  type: BookmarkType;
  id: number;
}

/** Whether there is such a target for this person to keep. */
export async function isThere(db: Database, { type, id }: Target): Promise<boolean> {
  const query = {
    influencer: sql`select from influencer_profile where id = ${id} and hidden_at is null`,
    brand: sql`select from account where id = ${id} and role in ('brand', 'partner') and deleted_at is null`,
    campaign: sql`select from campaign where id = ${id} and not is_draft and deleted_at is null`,
  }[type];
  return (await query.execute(db)).rows.length > 0;
}

/** Keeps a target once; a list given anew moves it there. */
export async function upsertBookmark(
  db: Database,
  { accountId, target, list }: { accountId: number; target: Target; list: string | undefined },
): Promise<BookmarkRow> {
  const column = columns[target.type];
  return db
    .insertInto('bookmark')
    .values({ account_id: accountId, [column]: target.id, list: list ?? '' })
    .onConflict((conflict) =>
      conflict.columns(['account_id', column]).doUpdateSet({ list: list ?? sql.ref('bookmark.list') }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

interface ListRequest {
  accountId: number;
  type: BookmarkType | undefined;
  list: string | undefined;
  before: number | undefined;
  limit: number;
  exceptIds: readonly number[];
}

/** The newest first. Of people with whom there is a block nothing is listed while it lasts. */
export async function selectBookmarks(db: Database, request: ListRequest) {
  return kept(db, request)
    .selectAll()
    .$if(request.before !== undefined, (query) => query.where('id', '<', request.before ?? 0))
    .orderBy('id', 'desc')
    .limit(request.limit)
    .execute();
}
export type BookmarkRow = Awaited<ReturnType<typeof selectBookmarks>>[number];

export async function countBookmarks(db: Database, request: ListRequest): Promise<number> {
  const row = await kept(db, request)
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return row.count;
}

function kept(db: Database, { accountId, type, list, exceptIds }: ListRequest) {
  return db
    .selectFrom('bookmark')
    .where('account_id', '=', accountId)
    .where(sql<SqlBool>`coalesce(influencer_id, brand_id, 0) <> all(${[...exceptIds]}::bigint[])`)
    .where((eb) =>
      eb.or([
        eb('campaign_id', 'in', (inner) =>
          inner.selectFrom('campaign').select('id').where('is_draft', '=', false).where('deleted_at', 'is', null),
        ),
        eb('influencer_id', 'in', (inner) =>
          inner.selectFrom('influencer_profile').select('id').where('hidden_at', 'is', null),
        ),
        eb('brand_id', 'in', (inner) => inner.selectFrom('account').select('id').where('deleted_at', 'is', null)),
      ]),
    )
    .$if(type !== undefined, (query) => query.where(columns[type ?? 'brand'], 'is not', null))
    .$if(list !== undefined, (query) => query.where('list', '=', list ?? ''));
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

/** The bookmarks of a person on these campaigns. */
export async function selectKeptCampaigns(db: Database, accountId: number, campaignIds: readonly number[]) {
  if (campaignIds.length === 0) return [];
  return db
    .selectFrom('bookmark')
    .select(['id', 'campaign_id'])
    .where('account_id', '=', accountId)
    .where('campaign_id', 'in', [...campaignIds])
    .execute();
}
