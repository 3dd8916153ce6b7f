import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export interface Visit {
  linkId: number;
  /** Day in Asia/Kolkata. */
  day: string;
  visitor: string;
}

/** The day's salt; the first one wins under concurrency. */
export async function keepSalt(db: Database, { day, salt }: { day: string; salt: Buffer }): Promise<Buffer> {
  await db
    .insertInto('link_salt')
    .values({ day, salt })
    .onConflict((conflict) => conflict.column('day').doNothing())
    .execute();
  const stored = await db.selectFrom('link_salt').select('salt').where('day', '=', day).executeTakeFirstOrThrow();
  return stored.salt;
}

/**
 * Counts visits in one statement, each visitor of a link once a day; a link with `most` visitors of a day counts no
 * more on it. Sorted, so that two processes cannot deadlock.
 */
export async function countVisits(db: Database, visits: readonly Visit[], most: number): Promise<void> {
  const [links, days, visitors] = [
    visits.map(({ linkId }) => linkId),
    visits.map(({ day }) => day),
    visits.map(({ visitor }) => visitor),
  ];
  await sql`
    with visit as (
      select distinct link_id, day, visitor
      from unnest(${links}::bigint[], ${days}::date[], ${visitors}::bigint[]) as told (link_id, day, visitor)
      where exists (select from tracked_link l where l.id = told.link_id)
        and exists (select from link_salt s where s.day = told.day)
    ), fresh as (
      insert into link_visitor (link_id, day, visitor)
      select v.link_id, v.day, v.visitor
      from visit v left join link_visit_day d on d.link_id = v.link_id and d.day = v.day
      where coalesce(d.clicks, 0) < ${most}
      order by v.day, v.link_id, v.visitor
      on conflict do nothing
      returning link_id, day
    )
    insert into link_visit_day (link_id, day, clicks)
    select link_id, day, count(*) from fresh group by link_id, day order by link_id, day
    on conflict (link_id, day) do update set clicks = link_visit_day.clicks + excluded.clicks`.execute(db);
}

/** Deletes the salts of days before a day, with their visitors. */
export async function deleteSaltsBefore(db: Database, day: string): Promise<void> {
  await db.deleteFrom('link_salt').where('day', '<', day).execute();
}
