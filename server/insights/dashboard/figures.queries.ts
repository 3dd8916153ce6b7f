import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Budget, DayCount } from './figures.rules.ts';

const inIndia = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date`;

/** Offers made to this influencer since then, by the day in India. */
export async function selectOfferDays(
  db: Database,
  { influencerId, since }: { influencerId: number; since: Date },
): Promise<DayCount[]> {
  const { rows } = await sql<DayCount>`
    select ${inIndia('e.created_at')} as day, count(*) as count
    from application a join application_event e on e.application_id = a.id and e.to_status = 'offered'
    where a.influencer_id = ${influencerId} and e.created_at >= ${since} group by 1`.execute(db);
  return rows;
}

/** What this person's campaigns plan to spend, and what they promised to joint ones, on days of this span or later. */
export async function selectBudgets(
  db: Database,
  { accountId, from }: { accountId: number; from: string },
): Promise<Budget[]> {
  const { rows } = await sql<Budget>`
    (select start_date as "from", end_date as "to", budget_total as paise from campaign
    where creator_id = ${accountId} and type = 'standard' and not is_draft and deleted_at is null
      and budget_total > 0 and end_date >= ${from}
    order by id desc limit 1000)
    union all
    (select c.start_date, c.end_date, p.value from pledge p join campaign c on c.id = p.campaign_id
    where p.account_id = ${accountId} and p.kind = 'budget' and p.status in ('accepted', 'contributed')
      and c.deleted_at is null and c.end_date >= ${from}
    order by p.id desc limit 1000)`.execute(db);
  return rows;
}

/** A piece of which something was reported, and among how many its agreement's money is divided. */
export interface ReportedPiece {
  id: number;
  application_id: number;
  pieces: number;
}

/** The pieces of one's own work, or of the work one ordered, that reported something since that day; the latest 2,000. */
export async function selectReported(
  db: Database,
  { accountId, isOwnWork, from }: { accountId: number; isOwnWork: boolean; from: string },
): Promise<ReportedPiece[]> {
  const whose = isOwnWork ? sql`a.influencer_id = ${accountId}` : sql`c.creator_id = ${accountId}`;
  const { rows } = await sql<ReportedPiece>`
    select d.id, d.application_id,
      (select count(*) from deliverable each where each.application_id = d.application_id) as pieces
    from campaign c join application a on a.campaign_id = c.id join deliverable d on d.application_id = a.id
    where ${whose} and exists (select from deliverable_figure f where f.deliverable_id = d.id and f.as_of >= ${from})
    order by d.id desc limit 2000`.execute(db);
  return rows;
}
