import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

interface PeerClass {
  platform: string;
  fromFollowers: number;
}

/** Statistics of accounts of these classes, over all categories and within one. */
export async function selectPeers(db: Database, classes: readonly PeerClass[], categories: readonly string[]) {
  if (classes.length === 0) return [];
  return db
    .selectFrom('social_peers')
    .selectAll()
    .where('category_id', 'in', ['', ...categories])
    .where((eb) =>
      eb.or(
        classes.map(({ platform, fromFollowers }) =>
          eb('platform_id', '=', platform).and('from_followers', '=', fromFollowers),
        ),
      ),
    )
    .execute();
}
export type PeersRow = Awaited<ReturnType<typeof selectPeers>>[number];

interface CountRequest {
  /** Lower bounds of the classes, ascending. */
  steps: readonly number[];
  fewest: number;
  now: Date;
}

/** Recomputes all classes from the connected accounts of listed profiles; drops classes that have become too small. */
export async function replacePeers(db: Database, { steps, fewest, now }: CountRequest): Promise<void> {
  const bounds = sql`${[...steps]}::bigint[]`;
  await db.deleteFrom('social_peers').execute();
  await sql`
    with figure as (
      select s.platform_id, p.categories[1] as category_id, measure, value,
        (${bounds})[width_bucket(s.followers, ${bounds})] as from_followers
      from social_account s
      join influencer_profile p on p.id = s.influencer_id and p.hidden_at is null
      left join social_metric m on m.social_account_id = s.id
      cross join lateral (
        values ('engagement', s.engagement_rate), ('views', m.median_views), ('posts_a_week', m.posts_a_week)
      ) as told (measure, value)
      where s.source = 'provider' and value is not null
    )
    insert into social_peers (platform_id, from_followers, category_id, measure, count, percentiles, counted_at)
    select platform_id, from_followers, coalesce(category_id, ''), measure, count(*),
      percentile_cont(array(select step / 100.0 from generate_series(0, 100) step order by step))
        within group (order by value::double precision),
      ${now}::timestamptz
    from figure
    group by grouping sets ((platform_id, from_followers, measure), (platform_id, from_followers, measure, category_id))
    having count(*) >= ${fewest} and (grouping(category_id) = 1 or category_id is not null)
  `.execute(db);
}
