import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

/** Reports with the name of the reported person, who may be an unclaimed profile. */
function selectReports(db: Database) {
  return db
    .selectFrom('report as r')
    .leftJoin('account as a', 'a.id', 'r.target_id')
    .leftJoin('influencer_profile as p', 'p.id', 'r.target_id')
    .leftJoin('campaign as c', 'c.id', 'r.campaign_id')
    .selectAll('r')
    .select((eb) => [
      eb.fn.coalesce('a.fullname', 'p.display_name').as('target_name'),
      sql<boolean>`a.suspended_at is not null`.as('is_suspended'),
      'c.title as campaign_title',
    ]);
}
export type ReportFacts = Awaited<ReturnType<ReturnType<typeof selectReports>['execute']>>[number];

interface ReportFilter {
  isOpen: boolean;
  claimedBy: number | undefined;
  targetId: number | undefined;
}

/** Open ones oldest first, decided ones newest first, after a cursor. */
export async function selectQueue(
  db: Database,
  { isOpen, claimedBy, targetId }: ReportFilter,
  { past, limit }: { past: number | undefined; limit: number },
): Promise<ReportFacts[]> {
  return selectReports(db)
    .where('r.status', isOpen ? '=' : '<>', 'open')
    .$if(claimedBy !== undefined, (query) => query.where('r.claimed_by', '=', claimedBy ?? 0))
    .$if(targetId !== undefined, (query) => query.where('r.target_id', '=', targetId ?? 0))
    .$if(past !== undefined, (query) => query.where('r.id', isOpen ? '>' : '<', past ?? 0))
    .orderBy('r.id', isOpen ? 'asc' : 'desc')
    .limit(limit)
    .execute();
}

export async function selectReport(db: Database, id: number): Promise<ReportFacts | undefined> {
  return selectReports(db).where('r.id', '=', id).executeTakeFirst();
}

/** The latest other reports about the same person. */
export async function selectEarlier(db: Database, { id, target_id }: ReportFacts): Promise<ReportFacts[]> {
  return selectReports(db)
    .where('r.target_id', '=', target_id)
    .where('r.id', '<>', id)
    .orderBy('r.id', 'desc')
    .limit(20)
    .execute();
}

/** A reporter's previous reports, and the number of people who blocked the target. */
export async function selectRecord(db: Database, { reporter_id, target_id }: ReportFacts) {
  const { rows } = await sql<{ made: number; dismissed: number; blocked_by: number }>`select
    (select count(*) from report where reporter_id = ${reporter_id}) as made,
    (select count(*) from report where reporter_id = ${reporter_id} and status = 'dismissed') as dismissed,
    (select count(*) from block where blocked_id = ${target_id}) as blocked_by`.execute(db);
  return rows[0];
}
