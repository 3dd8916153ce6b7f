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

/** Day by which a piece is due: its own, else the influencer's, else the campaign's last. */
const dueOn = sql<string>`coalesce(d.due_on, a.ready_by, c.end_date)`;

/** When the open work of an application is due, and whether both reminders of all of it went out; undefined where none is open. */
export async function selectOpenWork(db: Database, applicationId: number) {
  const row = await db
    .selectFrom('deliverable as d')
    .innerJoin('application as a', 'a.id', 'd.application_id')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .select(sql<string | null>`max(${dueOn})`.as('due_on'))
    .select(sql<boolean>`bool_and(d.due_told = ${dueOn} and d.overdue_told = ${dueOn})`.as('is_reminded'))
    .where('d.application_id', '=', applicationId)
    .where('d.status', '=', 'planned')
    .executeTakeFirst();
  return row?.due_on ? { dueOn: row.due_on, isReminded: row.is_reminded } : undefined;
}

/** Open work that is due soon, or overdue, and was not announced yet; none that pauses for a cancellation. */
export async function selectDue(db: Database, { moment, today, soon, limit }: Days) {
  return db
    .selectFrom('deliverable as d')
    .innerJoin('application as a', 'a.id', 'd.application_id')
    .innerJoin('campaign as c', 'c.id', 'a.campaign_id')
    .select(['d.id', 'd.content_type', 'd.number', 'a.influencer_id', 'a.campaign_id', dueOn.as('due_on')])
    .select(['c.title', 'c.creator_id'])
    .where('d.status', 'in', ['planned', 'changes_requested'])
    .where(sql<boolean>`${sql.ref(`d.${columns[moment]}`)} is distinct from ${dueOn}`)
    .where(moment === 'over' ? sql<boolean>`${dueOn} < ${today}` : sql<boolean>`${dueOn} between ${today} and ${soon}`)
    .where(
      sql<boolean>`not exists (select from cancellation n where n.application_id = d.application_id and n.status = 'open')`,
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
    .where(sql<boolean>`${sql.ref(columns[moment])} is distinct from ${due_on}`)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
