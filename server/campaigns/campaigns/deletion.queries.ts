import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

interface Obstacles {
  id: number;
  isProposed: boolean;
  isDisputed: boolean;
  isPoolDisputed: boolean;
  isWorded: boolean;
}

/** Pending pool decisions of these joint campaigns, and whether any contribution was confirmed without payment. */
export async function selectObstacles(db: Database, campaignIds: readonly number[]): Promise<Obstacles[]> {
  if (campaignIds.length === 0) return [];
  const { rows } = await sql<Obstacles>`
    select c.id,
      exists (select from pool_spending s where s.campaign_id = c.id and s.status = 'proposed') as "isProposed",
      exists (select from pool_spending s where s.campaign_id = c.id and s.status = 'disputed') as "isDisputed",
      exists (select from pool_dispute d where d.campaign_id = c.id and d.spending_id is null and d.decided_at is null) as "isPoolDisputed",
      exists (select from pledge p where p.campaign_id = c.id and p.status = 'contributed' and p.confirmed_by = 'word') as "isWorded"
    from campaign c where c.id in (${sql.join(campaignIds)})`.execute(db);
  return rows;
}
