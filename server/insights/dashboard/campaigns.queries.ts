import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

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

/** Progress of these campaigns, in one query. */
export async function selectProgress(
  db: Database,
  { accountId, ids }: { accountId: number; ids: readonly number[] },
): Promise<ProgressRow[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<ProgressRow>`
    select c.id,
      (select coalesce(sum(o.amount), 0)::bigint from application a join escrow_order o on o.application_id = a.id
        where a.campaign_id = c.id and o.status in ('held', 'disputed', 'frozen', 'released')) as funded,
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
