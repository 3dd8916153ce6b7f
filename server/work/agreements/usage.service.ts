import { addDays, dateInIndia, daysBetween } from '../../../contract/kit/calendar.ts';
import { usageTerms } from '../../../contract/work/usage-terms.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { readTerms } from './reading.service.ts';
import { type EndingRow, insertPaidPieces, markTold, selectEnding, selectLastDay } from './usage.queries.ts';
import { usageMoment, usageNotices } from './usage.rules.ts';

/** Records the pieces of an agreement that are paid now; the rights to them begin. */
export async function startRights(tx: Context, applicationId: number): Promise<void> {
  await insertPaidPieces(tx.db, { applicationId, today: dateInIndia(tx.now()) });
}

/** Latest last day of the rights to paid pieces of an agreement; null without one. */
export async function findLastDay(context: Context, applicationId: number): Promise<string | null> {
  return selectLastDay(context.db, applicationId);
}

const batch = 200;

/** Tells both parties of usage rights that end within a month, within a week, and again when they have ended; once each. */
export async function notifyUsageEnds(context: Context): Promise<void> {
  const today = dateInIndia(context.now());
  const days = {
    today,
    week: addDays(today, usageTerms.weekDays),
    month: addDays(today, usageTerms.monthDays),
    limit: batch,
  };
  for (;;) {
    const ending = await selectEnding(context.db, days);
    for (const row of ending) await inTransaction(context, (tx) => notifyEnd(tx, row, today));
    if (ending.length < batch) return;
  }
}

async function notifyEnd(tx: Context, row: EndingRow, today: string): Promise<void> {
  const moment = usageMoment(daysBetween(today, row.last_day));
  const terms = (await readTerms(tx, [row.application_id])).get(row.application_id);
  if (!(await markTold(tx.db, row, { moment, now: tx.now() })) || !terms) return;
  const notices = usageNotices({
    moment,
    title: terms.title,
    influencer: terms.influencer.name,
    creator: terms.creator.name,
    territory: terms.usage_rights?.territory ?? '',
    lastDay: row.last_day,
  });
  const { creator_id: creatorId, influencer_id: influencerId } = row;
  const page = `/campaign-details/${row.campaign_id}`;
  const common = { type: 'agreement' } as const;
  await notify(tx, {
    ...common,
    ...notices.creator,
    accountId: creatorId,
    link: `${page}?tab=applied&user=${row.application_id}`,
    senderId: influencerId,
  });
  await notify(tx, { ...common, ...notices.influencer, accountId: influencerId, link: page, senderId: creatorId });
}
