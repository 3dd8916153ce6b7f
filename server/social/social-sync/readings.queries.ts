import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { AccountReading } from '../social-providers/provider.ts';

/** Locks an account for its reading, if we still hold the lease; rows that refer to it can be added meanwhile. */
export async function lockHeld(db: Database, { id, lease }: { id: number; lease: string }) {
  return db
    .selectFrom('social_account as a')
    .innerJoin('social_connection as c', 'c.social_account_id', 'a.id')
    .select(['a.id', 'a.owner_id', 'a.followers'])
    .where('a.id', '=', id)
    .where('c.lease', '=', lease)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

interface NewReading {
  id: number;
  reading: AccountReading;
  now: Date;
}

export interface DerivedFigures {
  engagement_rate: number | null;
  average_views: number | null;
  median_views: number | null;
}

export async function insertSnapshot(db: Database, { id, reading, now }: NewReading): Promise<void> {
  await db
    .insertInto('social_snapshot')
    .values({
      social_account_id: id,
      as_of: now,
      source: 'provider',
      followers: reading.followers,
      posts: reading.posts,
      reach: reading.reach,
      views: reading.views,
      audience: reading.audience && JSON.stringify(reading.audience),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Stores the figures derived from a reading. */
export async function keepDerived(db: Database, { id, now }: { id: number; now: Date }, derived: DerivedFigures) {
  await db
    .updateTable('social_snapshot')
    .set(derived)
    .where('social_account_id', '=', id)
    .where('as_of', '=', now)
    .execute();
}

interface ReadMedia extends Pick<AccountReading, 'media' | 'wanted' | 'gone'> {
  id: number;
  now: Date;
  most: number;
}

/** Stores the newest media and wanted ones: those just read, and older ones read before; deletes what its owner deleted. */
export async function keepMedia(db: Database, { id, media, wanted, gone, now, most }: ReadMedia): Promise<void> {
  const rows = [...media, ...wanted].map((one) => ({
    social_account_id: id,
    provider_media_id: one.id,
    kind: one.kind,
    published_at: one.publishedAt,
    permalink: one.permalink,
    caption: one.caption,
    views: one.views,
    reach: one.reach,
    likes: one.likes,
    comments: one.comments,
    shares: one.shares,
    saves: one.saves,
    as_of: now,
  }));
  const oldest = new Date(Math.min(now.getTime(), ...media.map(({ publishedAt }) => publishedAt.getTime())));
  const read = rows.map((row) => row.provider_media_id);
  await db
    .deleteFrom('social_media')
    .where('social_account_id', '=', id)
    .where((eb) =>
      eb.or([
        eb.and([eb('published_at', '>=', oldest), eb('provider_media_id', '!=', sql<string>`all(${read}::text[])`)]),
        eb('provider_media_id', '=', sql<string>`any(${gone}::text[])`),
      ]),
    )
    .execute();
  if (rows.length > 0) {
    await db
      .insertInto('social_media')
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(['social_account_id', 'provider_media_id']).doUpdateSet((eb) => ({
          kind: eb.ref('excluded.kind'),
          published_at: eb.ref('excluded.published_at'),
          permalink: eb.ref('excluded.permalink'),
          caption: eb.ref('excluded.caption'),
          views: eb.ref('excluded.views'),
          reach: eb.ref('excluded.reach'),
          likes: eb.ref('excluded.likes'),
          comments: eb.ref('excluded.comments'),
          shares: eb.ref('excluded.shares'),
          saves: eb.ref('excluded.saves'),
          as_of: eb.ref('excluded.as_of'),
        })),
      )
      .execute();
  }
  await sql`
    delete from social_media where social_account_id = ${id} and provider_media_id in (
      select provider_media_id from social_media where social_account_id = ${id}
      order by coalesce(wanted_until > ${now}, false) desc, published_at desc, provider_media_id offset ${most})`.execute(
    db,
  );
}
