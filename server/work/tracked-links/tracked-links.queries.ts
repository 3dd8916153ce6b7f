import type { ApplicationStatus } from '../../../contract/campaigns/applications.ts';
import type { Database } from '../../../database/connection.ts';

/** Destination of a code, and its agreement. */
export async function selectByCode(db: Database, code: string) {
  return db
    .selectFrom('tracked_link as l')
    .innerJoin('application as a', 'a.id', 'l.application_id')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .select(['l.id', 'a.status', 'c.link', 'c.deleted_at'])
    .where('l.code', '=', code)
    .executeTakeFirst();
}

/** Returns those of the applications with an agreement in a campaign with a link, and their codes if any. */
export async function selectLinked(
  db: Database,
  applicationIds: readonly number[],
  agreed: readonly ApplicationStatus[],
) {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('application as a')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .leftJoin('tracked_link as l', 'l.application_id', 'a.id')
    .select(['a.id as application_id', 'l.code'])
    .where('a.id', 'in', [...applicationIds])
    .where('a.status', 'in', [...agreed])
    .where('c.link', 'is not', null)
    .execute();
}

/** Ignores conflicts, so that concurrent requests insert once. */
export async function insertLinks(
  db: Database,
  rows: readonly { application_id: number; code: string; created_at: Date }[],
): Promise<void> {
  await db
    .insertInto('tracked_link')
    .values([...rows])
    .onConflict((conflict) => conflict.column('application_id').doNothing())
    .execute();
}

/**
 * Clicks by agreement and day, until a last day, for those with a link; a link without clicks has one row without a
 * day.
 */
export async function selectClickDays(
  db: Database,
  { applicationIds, until }: { applicationIds: readonly number[]; until: string },
) {
  if (applicationIds.length === 0) return [];
  return db
    .selectFrom('tracked_link as l')
    .leftJoin('link_visit_day as v', (join) => join.onRef('v.link_id', '=', 'l.id').on('v.day', '<=', until))
    .select(['l.application_id', 'v.day', 'v.clicks'])
    .where('l.application_id', 'in', [...applicationIds])
    .orderBy('v.day')
    .execute();
}
