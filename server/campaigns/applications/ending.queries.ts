import type { Database } from '../../../database/connection.ts';
import { openStatuses } from './applications.rules.ts';

/** Applications unanswered so long after the deadline that the system declines them. */
export async function selectStale(db: Database, deadlineBefore: string, limit: number) {
  return db
    .selectFrom('application as a')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .select(['a.id', 'a.campaign_id'])
    .where('a.status', 'in', [...openStatuses])
    .where('c.application_deadline', '<', deadlineBefore)
    .where('c.deleted_at', 'is', null)
    .orderBy('a.id')
    .limit(limit)
    .execute();
}

interface LastDays {
  from: string;
  to: string;
  limit: number;
}

/**
 * Campaigns with a last day to apply in this range and unanswered applications, with their number; each once per last
 * day.
 */
export async function selectUnanswered(db: Database, { from, to, limit }: LastDays) {
  return db
    .selectFrom('campaign as c')
    .innerJoin('application as a', 'a.campaign_id', 'c.id')
    .select(['c.id', 'c.title', 'c.creator_id', 'c.application_deadline'])
    .select((eb) => eb.fn.countAll<number>().as('waiting'))
    .where('a.status', 'in', ['applied', 'shortlisted'])
    .where('c.application_deadline', '>=', from)
    .where('c.application_deadline', '<=', to)
    .where((eb) => eb('c.reminded_deadline', 'is distinct from', eb.ref('c.application_deadline')))
    .where('c.deleted_at', 'is', null)
    .groupBy('c.id')
    .orderBy('c.id')
    .limit(limit)
    .execute();
}
