import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { type DueMoment, type DueRow, markDueNotified, selectDue, selectOpenWork } from './due.queries.ts';
import { notifyDueSoon, notifyOverdue } from './notices.service.ts';

/** Days before the due day when the influencer is notified. */
const soonDays = 2;
const batch = 200;

/** Announces work that is due soon, and what is overdue; once per day and piece. */
export async function notifyDueWork(context: Context): Promise<void> {
  const today = dateInIndia(context.now());
  const days = { today, soon: addDays(today, soonDays), limit: batch };
  for (const moment of ['soon', 'over'] as const) {
    for (;;) {
      const rows = await selectDue(context.db, { ...days, moment });
      for (const row of rows) await inTransaction(context, (tx) => notifyOne(tx, row, moment));
      if (rows.length < batch) break;
    }
  }
}

/** When the open work of an application is due, and whether both reminders of all of it went out; undefined where none is open. */
export async function readOpenWork(context: Context, { id }: { id: number }) {
  return selectOpenWork(context.db, id);
}

async function notifyOne(tx: Context, row: DueRow, moment: DueMoment): Promise<void> {
  if (!(await markDueNotified(tx.db, row, moment))) return;
  const campaign = { id: row.campaign_id, title: row.title, creator_id: row.creator_id };
  const due = { piece: row, campaign, influencerId: row.influencer_id, dueOn: row.due_on };
  await (moment === 'soon' ? notifyDueSoon(tx, due) : notifyOverdue(tx, due));
}
