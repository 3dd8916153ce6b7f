import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Row, Schema } from '../../../database/schema.ts';

export type WatchedPostRow = Row<'watched_post'>;

/** The watched posts of these pieces. */
export async function selectWatched(db: Database, deliverableIds: readonly number[]): Promise<WatchedPostRow[]> {
  if (deliverableIds.length === 0) return [];
  return db
    .selectFrom('watched_post')
    .selectAll()
    .where('deliverable_id', 'in', [...deliverableIds])
    .execute();
}

export async function insertWatched(db: Database, row: Insertable<Schema['watched_post']>): Promise<void> {
  await db
    .insertInto('watched_post')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records the reading that a post was compared with; false if another process was first. */
export async function updateWatched(
  db: Database,
  deliverableId: number,
  { checked_at, ...values }: Updateable<Schema['watched_post']> & { checked_at: Date },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('watched_post')
    .set({ ...values, checked_at })
    .where('deliverable_id', '=', deliverableId)
    .where('checked_at', '<', checked_at)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

interface Batch {
  /** The last piece of the batch before. */
  afterId: number;
  limit: number;
}

/** Pieces published since an instant by people with a connected account, that were not found as a post yet. Stories end by themselves. */
export async function selectUnwatched(db: Database, { since, afterId, limit }: Batch & { since: Date }) {
  return db
    .selectFrom('deliverable as d')
    .innerJoin('application as a', 'a.id', 'd.application_id')
    .select(['d.id', 'd.application_id', 'd.content_type', 'd.url', 'd.approved_at', 'a.influencer_id'])
    .where('d.status', '=', 'published')
    .where('d.published_at', '>=', since)
    .where('d.delivery', '=', 'publish')
    .where('d.content_type', '!=', 'story')
    .where('d.url', 'is not', null)
    .where('d.id', '>', afterId)
    .where(
      sql<boolean>`not exists (select from watched_post w where w.deliverable_id = d.id)
        and exists (select from social_account s where s.owner_id = a.influencer_id and s.source = 'provider')`,
    )
    .orderBy('d.id')
    .limit(limit)
    .execute();
}

/** Posts that have to be online and whose account was read again, with what the reading has of them. */
export async function selectReadAgain(db: Database, { today, afterId, limit }: Batch & { today: string }) {
  return db
    .selectFrom('watched_post as w')
    .innerJoin('deliverable as d', 'd.id', 'w.deliverable_id')
    .innerJoin('social_account as s', 's.id', 'w.social_account_id')
    .leftJoin('social_media as m', (join) =>
      join
        .onRef('m.social_account_id', '=', 'w.social_account_id')
        .onRef('m.provider_media_id', '=', 'w.provider_media_id'),
    )
    .select(['w.deliverable_id', 'w.stays_until', 'w.unlabelled_at', 'w.removed_at', 'w.restored_at'])
    .select(['d.application_id', 'd.content_type', 'd.number'])
    .select(['d.ai_made', 's.as_of', 'm.caption', 'm.provider_media_id as found_id'])
    .select((eb) =>
      eb
        .selectFrom('social_media as o')
        .whereRef('o.social_account_id', '=', 'w.social_account_id')
        .select((of) => [of.fn.countAll<number>().as('read')])
        .as('read'),
    )
    .select((eb) =>
      eb
        .exists(
          eb
            .selectFrom('social_media as o')
            .whereRef('o.social_account_id', '=', 'w.social_account_id')
            .whereRef('o.published_at', '<', 'w.published_at'),
        )
        .as('has_older'),
    )
    .where('w.stays_until', '>=', today)
    .where('s.source', '=', 'provider')
    .whereRef('s.as_of', '>', 'w.checked_at')
    .where('w.deliverable_id', '>', afterId)
    .orderBy('w.deliverable_id')
    .limit(limit)
    .execute();
}
export type ReadAgainRow = Awaited<ReturnType<typeof selectReadAgain>>[number];
