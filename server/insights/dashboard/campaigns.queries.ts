import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';
import type { Span } from './spans.rules.ts';

/**
 * Progress of one campaign: paise its creator funded, parties that contribute, and how much of this person's work is
 * approved.
 */
export interface ProgressRow {
  id: number;
  funded: number;
  parties: number;
  pieces: number;
  approved: number;
}

/** Paise funded by the owner of a campaign `c`. */
const funded = sql`(select coalesce(sum(o.amount), 0)::bigint from application a
  join escrow_order o on o.application_id = a.id
  where a.campaign_id = c.id and o.status in ('held', 'disputed', 'frozen', 'released'))`;

interface Planned extends Span {
  id: number;
  only: readonly number[] | null;
  limit: number;
}

/** Paise budgeted and funded of an account's own standard campaigns that run in a span, the newest of them. */
export async function selectPlan(
  db: Database,
  { id, only, from, to, limit }: Planned,
): Promise<{ budget: number; funded: number }> {
  const isShown = only ? sql`c.id = any(${[...only]}::bigint[])` : sql`true`;
  const { rows } = await sql<{ budget: number; funded: number }>`
    select coalesce(sum(budget_total), 0)::bigint as budget, coalesce(sum(funded), 0)::bigint as funded from (
      select c.budget_total, ${funded} as funded from campaign c
      where c.creator_id = ${id} and c.type = 'standard' and not c.is_draft and c.deleted_at is null
        and c.start_date <= ${to} and c.end_date >= ${from} and ${isShown}
      order by c.id desc limit ${limit}
    ) running`.execute(db);
  return rows[0] ?? { budget: 0, funded: 0 };
}

/** Progress of these campaigns, in one query. */
export async function selectProgress(
  db: Database,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<ProgressRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProgressRow>`
    select c.id,
      ${funded} as funded,
      (select count(distinct p.account_id) from pledge p
        where p.campaign_id = c.id and p.status in ('accepted', 'contributed')) as parties,
      work.pieces, work.approved
    from campaign c cross join lateral (
      select count(*) as pieces, count(*) filter (where d.status in ('approved', 'published')) as approved
      from application a join deliverable d on d.application_id = a.id
      where a.campaign_id = c.id and a.influencer_id = ${accountId}
        and a.status not in ('declined', 'withdrawn', 'cancelled')
    ) work
    where c.id = any(${[...ids]}::bigint[])`.execute(db);
  return rows;
}
