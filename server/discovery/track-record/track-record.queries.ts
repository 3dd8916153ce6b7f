import { sql } from 'kysely';
import type { ContentKind } from '../../../contract/core/content-picture.ts';
import type { Database } from '../../../database/connection.ts';

interface Median {
  /** Null without any. */
  median: number | null;
  n: number;
}

/** Median days from the last piece submitted to the release since `from`, per paying or paid person. */
export async function selectPayTimes(
  db: Database,
  { side, ids, from }: { side: 'payer_id' | 'payee_id'; ids: readonly number[]; from: Date },
) {
  if (ids.length === 0) return [];
  const one = sql.ref(`o.${side}`);
  const { rows } = await sql<Median & { id: number }>`
    select ${one} as id, count(*) as n,
      percentile_cont(0.5) within group (order by extract(epoch from o.ended_at - handed_in.at) / 86400) as median
    from escrow_order o
    join counted_work w on w.application_id = o.application_id and w.voided_at is null
    join lateral (
      select max(e.created_at) as at from deliverable d join deliverable_event e on e.deliverable_id = d.id
      where d.application_id = o.application_id and e.to_status = 'submitted' and e.created_at <= o.ended_at
    ) handed_in on handed_in.at is not null
    where ${one} = any(${[...ids]}::bigint[]) and o.status = 'released' and o.ended_at >= ${from}
    group by 1`.execute(db);
  return rows;
}

interface Of {
  id: number;
  from: Date;
}

/** How a campaign creator answered applications since `from`; times only of counted work. */
export async function selectAnswers(db: Database, { id, from }: Of) {
  const { rows } = await sql<Median & { decided: number; closed: number }>`
    select count(e.moved) filter (where w.application_id is not null) as n,
      percentile_cont(0.5) within group (order by extract(epoch from e.moved - a.created_at) / 3600)
        filter (where w.application_id is not null) as median,
      count(*) filter (where e.decided) as decided,
      count(*) filter (where e.closed and e.decided is not true) as closed
    from application a
    left join counted_work w on w.application_id = a.id and w.voided_at is null
    cross join lateral (
      select min(v.created_at) filter (where v.by_id = a.owner_id) as moved,
        bool_or(v.by_id = a.owner_id and v.to_status in ('offered', 'declined')) as decided,
        bool_or(v.by_id is null and v.to_status = 'declined') as closed
      from application_event v where v.application_id = a.id and v.from_status is not null
    ) e
    where a.owner_id = ${id} and a.created_at >= ${from}`.execute(db);
  return rows[0] ?? { n: 0, median: null, decided: 0, closed: 0 };
}

interface Share {
  count: number;
  n: number;
}

/**
 * Number of counted work's pieces judged in a creator's campaigns since `from`, and how many of them by a person rather
 * than automatically.
 */
export async function selectJudged(db: Database, { id, from }: Of): Promise<Share> {
  const { rows } = await sql<Share>`
    select count(*) as n, count(e.by_id) as count
    from application a
    join counted_work w on w.application_id = a.id and w.voided_at is null
    join deliverable d on d.application_id = a.id
    join deliverable_event e on e.deliverable_id = d.id
    where a.owner_id = ${id} and e.created_at >= ${from}
      and e.from_status = 'submitted' and e.to_status in ('approved', 'changes_requested')`.execute(db);
  return rows[0] ?? { count: 0, n: 0 };
}

/**
 * Number of pieces of an influencer's counted work due since `from`, and how many of them were submitted by their day,
 * which ends in India.
 */
export async function selectHandedIn(db: Database, { id, from, today }: Of & { today: string }): Promise<Share> {
  const { rows } = await sql<Share>`
    select count(*) as n, count(*) filter (where (first.at at time zone 'Asia/Kolkata')::date <= due.day) as count
    from application a
    join counted_work w on w.application_id = a.id and w.voided_at is null
    join campaign c on c.id = a.campaign_id
    join deliverable d on d.application_id = a.id
    cross join lateral (select coalesce(d.due_on, a.ready_by, c.end_date) as day) due
    cross join lateral (
      select min(e.created_at) as at from deliverable_event e
      where e.deliverable_id = d.id and e.to_status = 'submitted'
    ) first
    where a.influencer_id = ${id}
      and due.day >= (${from}::timestamptz at time zone 'Asia/Kolkata')::date
      and (first.at is not null or due.day < ${today}::date)`.execute(db);
  return rows[0] ?? { count: 0, n: 0 };
}

/**
 * Number of an influencer's agreements ended since `from`, except by the other party or, unpaid, by itself, and how many were finished.
 */
export async function selectCompleted(db: Database, { id, from }: Of): Promise<Share> {
  const { rows } = await sql<Share>`
    select count(*) as n, count(*) filter (where a.status <> 'cancelled') as count
    from application a
    join campaign c on c.id = a.campaign_id
    left join counted_work w on w.application_id = a.id and w.voided_at is null
    join lateral (
      select e.by_id, e.from_status, e.created_at from application_event e
      where e.application_id = a.id and e.to_status = a.status order by e.id desc limit 1
    ) ended on ended.created_at >= ${from}
    where a.influencer_id = ${id} and (w.application_id is not null or (
      a.status = 'cancelled' and ended.by_id is distinct from c.creator_id
      and not (ended.by_id is null and (ended.from_status = 'accepted' or coalesce(a.quote, 0) = 0))))`.execute(db);
  return rows[0] ?? { count: 0, n: 0 };
}

/** Number of an influencer's posts of counted work that had to be online until a day since `from`, and how many stayed up. */
export async function selectKeptOnline(db: Database, { id, from, today }: Of & { today: string }): Promise<Share> {
  const { rows } = await sql<Share>`
    select count(*) as n, count(*) filter (where p.removed_at is null) as count
    from application a
    join counted_work w on w.application_id = a.id and w.voided_at is null
    join deliverable d on d.application_id = a.id
    join watched_post p on p.deliverable_id = d.id
    where a.influencer_id = ${id} and coalesce(p.removed_at, p.stays_until) >= ${from}
      and (p.removed_at is not null or p.stays_until < ${today}::date)`.execute(db);
  return rows[0] ?? { count: 0, n: 0 };
}

/** Ended, or all slots finished: until then a campaign is not past for its creator. */
function isOver(today: string) {
  return sql<boolean>`(c.end_date < ${today}::date or c.slots <= (
    select count(*) from application a where a.campaign_id = c.id and a.status = 'paid')
    or (c.application_deadline < ${today}::date and not exists (select from application a where a.campaign_id = c.id
      and a.status not in ('paid', 'declined', 'withdrawn', 'cancelled'))))`;
}

/**
 * Campaigns this person finished with somebody, with the time: by applications, and joint ones by confirmed
 * contributions.
 */
function collaborations({ id, today }: { id: number; today: string }) {
  const part = (condition: ReturnType<typeof sql>) => sql`
    select c.id, e.created_at as at from campaign c
    join application a on a.campaign_id = c.id
    join counted_work w on w.application_id = a.id and w.voided_at is null
    join application_event e on e.application_id = a.id and e.to_status = a.status
    where ${condition} and c.deleted_at is null`;
  const joint = (condition: ReturnType<typeof sql>) => sql`
    select c.id, coalesce(c.settled_at, (c.end_date + 1)::timestamp at time zone 'Asia/Kolkata') as at from campaign c
    join pledge p on p.campaign_id = c.id and p.status = 'contributed'
    where ${condition} and c.deleted_at is null
      and (c.end_date < ${today}::date or (c.settled_at is not null and c.start_date <= ${today}::date))`;
  return sql`select id, max(at) as at from (
    ${part(sql`a.influencer_id = ${id}`)} union all ${part(sql`a.owner_id = ${id} and ${isOver(today)}`)}
    union all ${joint(sql`p.account_id = ${id}`)} union all ${joint(sql`c.creator_id = ${id}`)}
  ) ended group by id`;
}

interface CollaborationPage {
  id: number;
  today: string;
  after: readonly [at: string, id: number] | undefined;
  limit: number;
}

/** Latest finished first. */
export async function selectCollaborations(
  db: Database,
  { after, limit, now, ...of }: CollaborationPage & { now: Date },
) {
  const place = after ? sql`where (done.at, done.id) < (${after[0]}::timestamptz, ${after[1]})` : sql``;
  const { rows } = await sql<CollaborationRow>`
    select work.*, rated.rating, post.*
    from (
      select done.id, done.at, c.title, c.creator_id
      from (${collaborations(of)}) done join campaign c on c.id = done.id
      ${place} order by done.at desc, done.id desc limit ${limit}
    ) work
    left join lateral (
      select round(avg(r.rating), 1)::float8 as rating from review r
      where r.campaign_id = work.id and r.subject_id = ${of.id} and r.shows_at <= ${now}
    ) rated on true
    left join lateral (${bestPost(of.id)}) post on true
    order by work.at desc, work.id desc`.execute(db);
  return rows;
}

interface CollaborationRow {
  id: number;
  at: Date;
  title: string;
  creator_id: number;
  rating: number | null;
  /** Null without a published post. */
  kind: ContentKind | null;
  permalink: string | null;
  views: number | null;
  picture: string | null;
  width: number | null;
  height: number | null;
  blur: string | null;
}

/** The most viewed published piece of an influencer's work for the campaign; one whose post was read, with its picture, comes first. */
function bestPost(influencerId: number) {
  return sql`
    select d.content_type as kind, coalesce(m.permalink, d.url) as permalink, m.views, k.picture, k.width, k.height, k.blur
    from application a
    join deliverable d on d.application_id = a.id and d.status = 'published' and d.delivery = 'publish'
    left join watched_post w on w.deliverable_id = d.id
    left join social_media m on m.social_account_id = w.social_account_id and m.provider_media_id = w.provider_media_id
    left join content_item k on k.social_account_id = w.social_account_id and k.provider_media_id = w.provider_media_id
    where a.campaign_id = work.id and a.influencer_id = ${influencerId} and w.removed_at is null
    order by k.picture is null, m.views desc nulls last, d.id limit 1`;
}

export async function countCollaborations(db: Database, of: { id: number; today: string }): Promise<number> {
  const { rows } = await sql<{ n: number }>`select count(*) as n from (${collaborations(of)}) done`.execute(db);
  return rows[0]?.n ?? 0;
}
