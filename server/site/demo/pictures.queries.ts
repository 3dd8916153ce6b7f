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

/** Gives posts their caption, and a link as their platform writes it. */
export async function captionPosts(db: Database, posts: readonly Captioned[]): Promise<void> {
  await sql`
    update social_media m set caption = c.caption, permalink = case s.platform_id
        when 'youtube' then 'https://www.youtube.com/watch?v='
        when 'facebook' then 'https://www.facebook.com/watch/?v='
        else 'https://www.instagram.com/p/' end
      || 't' || m.social_account_id || '-' || replace(m.provider_media_id, 'demo-', '')
    from jsonb_to_recordset(${JSON.stringify(posts)}::jsonb) as c(social_account_id bigint, provider_media_id text, caption text), social_account s
    where s.id = m.social_account_id and (m.social_account_id, m.provider_media_id) = (c.social_account_id, c.provider_media_id)`.execute(
    db,
  );
}

/**
 * Takes published work of the demo for the pictured post of its format and platform that appeared next to it. Work that
 * still has to stay online is left out, because no reading of these posts will follow.
 */
export async function matchWorkToPosts(db: Database): Promise<void> {
  await sql`
    with candidate as (
      select d.id, d.url, m.social_account_id, m.provider_media_id, m.published_at,
        abs(extract(epoch from m.published_at - d.published_at)) as gap
      from deliverable d
      join application a on a.id = d.application_id
      join content_item k on k.influencer_id = a.influencer_id and k.picture like 'demo/%' and k.kind = d.content_type
      join social_media m on m.social_account_id = k.social_account_id and m.provider_media_id = k.provider_media_id
      where d.status = 'published' and d.delivery = 'publish' and d.url is not null
        and d.published_at < now() - interval '31 days'
        and position(k.platform_id in d.url) > 0
    ), nearest as (
      select distinct on (social_account_id, provider_media_id) * from (
        select distinct on (id) * from candidate order by id, gap
      ) one order by social_account_id, provider_media_id, gap
    ), linked as (
      update social_media m set permalink = n.url from nearest n
      where m.social_account_id = n.social_account_id and m.provider_media_id = n.provider_media_id
    )
    insert into watched_post (deliverable_id, social_account_id, provider_media_id, published_at, stays_until, checked_at)
    select id, social_account_id, provider_media_id, published_at, least(published_at + interval '30 days', now() - interval '1 day'), now()
    from nearest on conflict do nothing`.execute(db);
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

/** Gives each package without a picture one of its creator's pieces, another to each. */
export async function picturePackages(db: Database): Promise<void> {
  await sql`
    update creator_package p set content_ids = array[k.id]
    from (
      select id, influencer_id, row_number() over (partition by influencer_id order by id) as place
      from content_item where picture like 'demo/%'
    ) k
    where k.influencer_id = p.influencer_id and k.place = p.place and p.content_ids = '{}'`.execute(db);
}
