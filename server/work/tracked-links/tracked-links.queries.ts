import type { Database } from '../../../database/connection.ts';
import type { ApplicationStatus } from '../../../database/schema/campaign.ts';

/** Where a code leads, and the agreement it is of. */
export async function selectByCode(db: Database, code: string) {
  return db
    .selectFrom('tracked_link as l')
    .innerJoin('application as a', 'a.id', 'l.application_id')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .select(['l.id', 'a.status', 'c.link', 'c.deleted_at'])
    .where('l.code', '=', code)
    .executeTakeFirst();
}

/** Of these applications those with an agreement in a campaign that has a link, with their codes where they have one. */
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

/** Two that make the same at once make it once. */
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

/** Clicks by agreement and day, to a last day, of those that have a link; a link nobody followed has one row without a day. */
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
