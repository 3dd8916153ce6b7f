import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Budget, DayCount } from './figures.rules.ts';

const inIndia = (column: string) => sql`(${sql.ref(column)} at time zone 'Asia/Kolkata')::date`;

/** Number of offers to this influencer since a time, by day in India. */
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

/** Budgets of this person's campaigns, and their contributions to joint ones, that overlap or follow a day. */
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

/** A piece with reported figures, and the number of pieces that share its agreement's money. */
export interface ReportedPiece {
  id: number;
  application_id: number;
  pieces: number;
}

/** Pieces of one's own work, or of work one ordered, with a reading since that day; the latest 2,000. */
export async function selectReported(
  db: Database,
  { accountId, isOwnWork, from }: { accountId: number; isOwnWork: boolean; from: string },
): Promise<ReportedPiece[]> {
  const whose = isOwnWork ? sql`a.influencer_id = ${accountId}` : sql`a.owner_id = ${accountId}`;
  const { rows } = await sql<ReportedPiece>`
    select d.id, d.application_id,
      (select count(*) from deliverable each where each.application_id = d.application_id) as pieces
    from application a join deliverable d on d.application_id = a.id
    where ${whose} and (takes_place(a.status) or a.status = 'cancelled') and exists (select from deliverable_figure f where f.deliverable_id = d.id and f.as_of >= ${from})
    order by d.id desc limit 2000`.execute(db);
  return rows;
}
