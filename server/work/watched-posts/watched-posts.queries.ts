import { type Insertable, sql, type Updateable } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Schema } from '../../../database/schema.ts';

/** The watched posts of these pieces, with their accounts. */
export async function selectWatched(db: Database, deliverableIds: readonly number[]) {
  if (deliverableIds.length === 0) return [];
  return db
    .selectFrom('watched_post as w')
    .leftJoin('social_account as s', 's.id', 'w.social_account_id')
    .selectAll('w')
    .select(['s.platform_id', 's.handle', 's.average_views'])
    .where('w.deliverable_id', 'in', [...deliverableIds])
    .execute();
}
export type WatchedPost = Awaited<ReturnType<typeof selectWatched>>[number];

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

/** Pieces published since an instant by people with a connected account, that were not found as a post yet. */
export async function selectUnwatched(db: Database, { since, afterId, limit }: Batch & { since: Date }) {
  return db
    .selectFrom('deliverable as d')
    .innerJoin('application as a', 'a.id', 'd.application_id')
    .select(['d.id', 'd.application_id', 'd.content_type', 'd.url', 'd.approved_at', 'a.influencer_id'])
    .where('d.status', '=', 'published')
    .where('d.published_at', '>=', since)
    .where('d.delivery', '=', 'publish')
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

interface Watching extends Batch {
  today: string;
  /** Posts published since then still have figures to be read. */
  since: Date;
}

/** Posts that have to be online, or have figures to be read, and whose account was read again, with what the reading has of them. */
export async function selectReadAgain(db: Database, { today, since, afterId, limit }: Watching) {
  return db
    .selectFrom('watched_post as w')
    .innerJoin('deliverable as d', 'd.id', 'w.deliverable_id')
    .innerJoin('social_account as s', 's.id', 'w.social_account_id')
    .leftJoin('social_media as m', (join) =>
      join
        .onRef('m.social_account_id', '=', 'w.social_account_id')
        .onRef('m.provider_media_id', '=', 'w.provider_media_id'),
    )
    .select(['w.deliverable_id', 'w.published_at', 'w.stays_until', 'w.unlabelled_at', 'w.removed_at', 'w.restored_at'])
    .select(['d.application_id', 'd.content_type', 'd.number'])
    .select(['d.ai_made', 's.as_of', 's.platform_id', 'm.caption', 'm.provider_media_id as found_id'])
    .select(['m.as_of as read_at', 'm.views', 'm.reach', 'm.likes', 'm.comments', 'm.shares', 'm.saves'])
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
    .where((eb) => eb.or([eb('w.stays_until', '>=', today), eb('w.published_at', '>=', since)]))
    .where('s.source', '=', 'provider')
    .whereRef('s.as_of', '>', 'w.checked_at')
    .where('w.deliverable_id', '>', afterId)
    .orderBy('w.deliverable_id')
    .limit(limit)
    .execute();
}
export type ReadAgainRow = Awaited<ReturnType<typeof selectReadAgain>>[number];

/** Ages of posts at which they are read, in hours. */
interface Ages {
  post: readonly number[];
  story: readonly number[];
}

/**
 * Connected accounts with a post whose figures are due, and not read since they are. Accounts whose last reading failed wait for
 * their retry.
 */
export async function selectDueAccounts(db: Database, { ages, since, now }: { ages: Ages; since: Date; now: Date }) {
  const { rows } = await sql<{ id: number }>`
    select distinct s.id
    from watched_post w
    join deliverable d on d.id = w.deliverable_id
    join social_account s on s.id = w.social_account_id
    join social_connection c on c.social_account_id = s.id
    cross join lateral unnest(case d.content_type when 'story' then ${ages.story}::int[] else ${ages.post}::int[] end) as age (hours)
    where w.published_at >= ${since} and (w.removed_at is null or w.restored_at is not null)
      and c.state = 'connected' and c.failures = 0 and c.next_sync_at > ${now}
      and w.published_at + age.hours * interval '1 hour' <= ${now} and s.as_of < w.published_at + age.hours * interval '1 hour'`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Pieces just published and not found yet, with a connected account of theirs that was not read since, or an hour later. */
export async function selectUnfound(db: Database, { since, now }: { since: Date; now: Date }) {
  const { rows } = await sql<{ id: number; platform_id: string; url: string }>`
    select s.id, s.platform_id, d.url
    from deliverable d
    join application a on a.id = d.application_id
    join social_account s on s.owner_id = a.influencer_id and s.source = 'provider'
    join social_connection c on c.social_account_id = s.id
    where d.status = 'published' and d.published_at >= ${since} and d.delivery = 'publish' and d.url is not null
      and not exists (select from watched_post w where w.deliverable_id = d.id)
      and c.state = 'connected' and c.failures = 0 and c.next_sync_at > ${now}
      and (s.as_of < d.published_at
        or (d.published_at + interval '1 hour' <= ${now} and s.as_of < d.published_at + interval '1 hour'))`.execute(
    db,
  );
  return rows;
}
