import { sql } from 'kysely';
import type { Database } from '../../../database/connection.ts';

export type DueMoment = 'soon' | 'over';
const columns = { soon: 'due_told', over: 'overdue_told' } as const;

interface Days {
  moment: DueMoment;
  /** Dates in India. */
  today: string;
  soon: string;
  limit: number;
}

/** Open work that is due soon, or overdue, and was not announced yet. */
export async function selectDue(db: Database, { moment, today, soon, limit }: Days) {
  return db
    .selectFrom('deliverable as d')
    .innerJoin('application as a', 'a.id', 'd.application_id')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .select(['d.id', 'd.content_type', 'd.number', 'd.due_on', 'a.influencer_id', 'a.campaign_id'])
    .select(['c.title', 'c.creator_id'])
    .where('d.status', 'in', ['planned', 'changes_requested'])
    .where('d.due_on', 'is not', null)
    .where(sql<boolean>`${sql.ref(`d.${columns[moment]}`)} is distinct from d.due_on`)
    .where((eb) =>
      moment === 'over'
        ? eb('d.due_on', '<', today)
        : eb.and([eb('d.due_on', '>=', today), eb('d.due_on', '<=', soon)]),
    )
    .where((eb) =>
      eb.or([
        eb('a.status', 'in', ['in_progress', 'submitted', 'changes_requested']),
        eb.and([eb('a.status', '=', 'accepted'), eb(eb.fn.coalesce('a.quote', sql<number>`0`), '=', 0)]),
      ]),
    )
    .orderBy('d.id')
    .limit(limit)
    .execute();
}
export type DueRow = Awaited<ReturnType<typeof selectDue>>[number];

/** Marks it announced for this day; false if another process was first. */
export async function markDueNotified(db: Database, { id, due_on }: DueRow, moment: DueMoment): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('deliverable')
    .set({ [columns[moment]]: due_on })
    .where('id', '=', id)
    .where('due_on', '=', due_on)
    .where(sql<boolean>`${sql.ref(columns[moment])} is distinct from due_on`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
