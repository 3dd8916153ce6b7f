import { type RawBuilder, sql } from 'kysely';
import type { DashboardEvent } from '../../../contract/insights/dashboard.ts';
import type { Database } from '../../../database/connection.ts';

/** A calendar event; `person_id` is the other party of the agreement whose work is due. */
export interface EventRow {
  kind: Exclude<DashboardEvent['kind'], 'pays' | 'arrives'>;
  day: string;
  campaign_id: number;
  title: string;
  person_id: number | null;
  content_type: string | null;
  count: number;
}

interface Days {
  id: number;
  /** Dates in India, both inclusive. */
  from: string;
  to: string;
  limit: number;
  /** The only campaigns this member works on. */
  only: readonly number[] | null;
}

/** Dates of the campaigns a person created or takes part in, and of the work due in them, as agreed. */
export async function selectEvents(db: Database, { id, from, to, limit, only }: Days): Promise<EventRow[]> {
  const within = (day: RawBuilder<unknown>) => sql`${day} between ${from} and ${to}`;
  const isNear = sql`(${within(sql`application_deadline`)} or ${within(sql`start_date`)} or ${within(sql`end_date`)})`;
  const { rows } = await sql<EventRow>`
    with mine as (
      select c.id, c.title, c.type, c.creator_id, c.held_at, c.application_deadline, c.start_date, c.end_date from campaign c
      where not c.is_draft and c.deleted_at is null and ${isNear} and c.id in (
        select id from campaign where creator_id = ${id} and deleted_at is null and ${isNear}
        union select campaign_id from application where influencer_id = ${id}
          and status in ('accepted', 'in_progress', 'submitted', 'changes_requested', 'approved')
        union select campaign_id from pledge where account_id = ${id} and status in ('accepted', 'contributed'))
    ), work as (
      select c.id, c.title, d.content_type, coalesce(d.due_on, a.ready_by, c.end_date) as day,
        case when a.influencer_id = ${id} then c.creator_id else a.influencer_id end as person_id
      from campaign c join application a on a.campaign_id = c.id
        and a.status in ('accepted', 'in_progress', 'submitted', 'changes_requested')
      join deliverable d on d.application_id = a.id and d.status in ('planned', 'changes_requested')
      where a.id in (select id from application where influencer_id = ${id}
        union select id from application where owner_id = ${id}
          and status in ('accepted', 'in_progress', 'submitted', 'changes_requested'))
    )
    select * from (
      select case type when 'joint' then 'close_pledges' else 'close' end as kind, application_deadline as day,
        id as campaign_id, title, null::bigint as person_id, null as content_type, 1::bigint as count
        from mine where creator_id = ${id} and held_at is null and ${within(sql`application_deadline`)}
      union all
      select case type when 'joint' then 'lock' else 'start' end, start_date, id, title, null, null, 1
        from mine where ${within(sql`start_date`)}
      union all
      select 'end', end_date, id, title, null, null, 1 from mine where ${within(sql`end_date`)}
      union all
      select case c.type when 'joint' then 'pledge_by' else 'apply_by' end, c.application_deadline, c.id, c.title, c.creator_id, null, 1
        from bookmark b join campaign c on c.id = b.campaign_id
        where b.account_id = ${id} and c.creator_id <> ${id} and not c.is_draft and c.held_at is null and c.deleted_at is null
          and ${within(sql`c.application_deadline`)}
          and not exists (select from application a where a.campaign_id = c.id and a.influencer_id = ${id})
          and not exists (select from pledge p where p.campaign_id = c.id and p.account_id = ${id})
      union all
      select 'due', day, id, title, person_id, content_type, count(*)
        from work where ${within(sql`day`)} group by day, id, title, person_id, content_type
    ) event where ${only ? sql`campaign_id = any(${[...only]}::bigint[])` : sql`true`} order by day, kind, campaign_id, person_id limit ${limit}`.execute(
    db,
  );
  return rows;
}
