import type { Database } from '../../../database/connection.ts';
import type { UsageMoment } from './usage.rules.ts';

export async function insertUsageTerm(db: Database, term: { application_id: number; last_day: string }): Promise<void> {
  await db.insertInto('usage_term').values(term).execute();
}

/** Puts another last day in the place of the one before, which is announced anew; null: no end. */
export async function replaceUsageTerm(
  db: Database,
  { application_id, last_day }: { application_id: number; last_day: string | null },
): Promise<void> {
  await db.deleteFrom('usage_term').where('application_id', '=', application_id).execute();
  if (last_day !== null) await insertUsageTerm(db, { application_id, last_day });
}

interface Days {
  /** Dates in India: today, and the latest last day that is announced. */
  today: string;
  warnUntil: string;
  limit: number;
}

/** Usage rights of delivered work that end soon or have ended, and were not announced yet. */
export async function selectEnding(db: Database, { today, warnUntil, limit }: Days) {
  return db
    .selectFrom('usage_term as u')
    .innerJoin('application as a', 'a.id', 'u.application_id')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .select(['u.application_id', 'u.last_day', 'a.campaign_id', 'a.influencer_id', 'c.creator_id'])
    .where('a.status', 'in', ['approved', 'paid'])
    .where('u.ended_at', 'is', null)
    .where((eb) =>
      eb.or([eb('u.last_day', '<', today), eb.and([eb('u.warned_at', 'is', null), eb('u.last_day', '<=', warnUntil)])]),
    )
    .orderBy('u.application_id')
    .limit(limit)
    .execute();
}
export type EndingRow = Awaited<ReturnType<typeof selectEnding>>[number];

/** Marks it announced; false if another process was first. */
export async function markNotified(db: Database, applicationId: number, at: { moment: UsageMoment; now: Date }) {
  const column = at.moment === 'ended' ? 'ended_at' : 'warned_at';
  const { numUpdatedRows } = await db
    .updateTable('usage_term')
    .set({ [column]: at.now })
    .where('application_id', '=', applicationId)
    .where(column, 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
