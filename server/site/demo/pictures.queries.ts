import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import { insertRows } from '../../../database/insert.ts';

/** Whether demo pictures were handed out already. */
export async function hasDemoPictures(db: Database): Promise<boolean> {
  const found = await db.selectFrom('content_item').select('id').where('picture', 'like', 'demo/%').limit(1).execute();
  return found.length > 0;
}

/** Demo creators with an account, those that searches show first first. */
export async function selectDemoCreators(db: Database) {
  return db
    .selectFrom('influencer_profile as p')
    .innerJoin('account as a', 'a.id', 'p.account_id')
    .select(['p.id', 'p.username', 'p.gender_id'])
    .select(sql<string | null>`p.categories[1]`.as('category'))
    .where('a.is_demo', '=', true)
    .where('a.deleted_at', 'is', null)
    .orderBy('p.verified', 'desc')
    .orderBy('p.followers', (order) => order.desc().nullsLast())
    .orderBy('p.id')
    .execute();
}

/** The most viewed posts of each profile, most viewed first; at most `most` each. */
export async function selectDemoPosts(db: Database, most: number) {
  const { rows } = await sql<{
    influencer_id: number;
    social_account_id: number;
    provider_media_id: string;
    platform_id: string;
    kind: string;
  }>`
    select * from (
      select s.influencer_id, m.social_account_id, m.provider_media_id, s.platform_id, m.kind,
        row_number() over (partition by s.influencer_id order by m.views desc nulls last, m.published_at desc) as place
      from social_media m
      join social_account s on s.id = m.social_account_id
      join account a on a.id = s.influencer_id and a.is_demo
      where m.published_at > now() - interval '90 days'
    ) post where place <= ${most} order by influencer_id, place`.execute(db);
  return rows;
}

interface Captioned {
  social_account_id: number;
  provider_media_id: string;
  caption: string;
}

export async function captionPosts(db: Database, posts: readonly Captioned[]): Promise<void> {
  await sql`
    update social_media m set caption = c.caption
    from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as c(social_account_id bigint, provider_media_id text, caption text)
    where (m.social_account_id, m.provider_media_id) = (c.social_account_id, c.provider_media_id)`.execute(db);
}

export async function insertPieces(db: Database, rows: readonly object[]): Promise<void> {
  const batch = 2_000;
  for (let from = 0; from < rows.length; from += batch) {
    await insertRows(db, 'content_item', rows.slice(from, from + batch));
  }
}

export async function setFaces(db: Database, faces: readonly { id: number; face: string }[]): Promise<void> {
  await sql`
    update account a set profile_image = f.face
    from jsonb_to_recordset(${JSON.stringify(faces)}::jsonb) as f(id bigint, face text)
    where a.id = f.id and a.profile_image is null`.execute(db);
}
