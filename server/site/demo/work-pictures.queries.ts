import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

interface Piece {
  id: number;
  influencer_id: number;
  /** Of its creator's own: that of the post it was taken for, else the next one. */
  picture: string;
}

/** Work handed in without a file, in deals of the accounts that can sign in, with a picture of its creator. */
export async function selectPicturelessWork(db: Database): Promise<Piece[]> {
  const { rows } = await sql<Piece>`
    with star as (select id from account where is_demo and password_hash is not null),
    piece as (
      select d.id, a.influencer_id, row_number() over (partition by a.influencer_id order by d.id) as place
      from deliverable d join application a on a.id = d.application_id
      where d.version > 0 and d.file_id is null
        and (a.owner_id in (select id from star) or a.influencer_id in (select id from star))
    ),
    picture as (
      select influencer_id, picture, social_account_id, provider_media_id,
        row_number() over (partition by influencer_id order by id) as place,
        count(*) over (partition by influencer_id) as count
      from content_item where picture like 'demo/%'
    )
    select p.id::int8 as id, p.influencer_id::int8 as influencer_id, coalesce(posted.picture, next.picture) as picture
    from piece p
    join picture next on next.influencer_id = p.influencer_id and next.place = (p.place - 1) % next.count + 1
    left join watched_post w on w.deliverable_id = p.id
    left join picture posted on posted.social_account_id = w.social_account_id
      and posted.provider_media_id = w.provider_media_id
    order by p.id`.execute(db);
  return rows.map(({ id, influencer_id, picture }) => ({
    id: Number(id),
    influencer_id: Number(influencer_id),
    picture,
  }));
}

/** Adds a file to a piece and to its newest version. */
export async function attachFile(db: Database, id: number, fileId: number): Promise<void> {
  await sql`update deliverable set file_id = ${fileId} where id = ${id}`.execute(db);
  await sql`update deliverable_version v set file_id = ${fileId} from deliverable d
    where d.id = ${id} and v.deliverable_id = d.id and v.version = d.version`.execute(db);
}
