import type { Database } from '../../../database/connection.ts';

/** Accepted applications of paid work, with their time of acceptance. */
export async function selectUnfunded(db: Database, { afterId, limit }: { afterId: number; limit: number }) {
  return db
    .selectFrom('application as a')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .innerJoin('application_event as e', (join) =>
      join.onRef('e.application_id', '=', 'a.id').on('e.to_status', '=', 'accepted'),
    )
    .select(['a.id', 'a.fund_reminded_at', 'c.start_date', 'e.created_at as accepted_at'])
    .where('a.status', '=', 'accepted')
    .where('a.quote', '>', 0)
    .where('c.compensation', 'in', ['paid', 'mixed'])
    .where('a.id', '>', afterId)
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

export async function setReminded(db: Database, id: number, now: Date): Promise<void> {
  await db.updateTable('application').set({ fund_reminded_at: now }).where('id', '=', id).execute();
}

/** Times when applications were accepted, which happens at most once to each. */
export async function selectAcceptedAt(db: Database, ids: readonly number[]): Promise<Map<number, Date>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('application_event')
    .select(['application_id', 'created_at'])
    .where('application_id', 'in', [...ids])
    .where('to_status', '=', 'accepted')
    .execute();
  return new Map(rows.map(({ application_id, created_at }) => [application_id, created_at]));
}
