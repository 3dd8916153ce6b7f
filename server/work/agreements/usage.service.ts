import type { AgreementTerms } from '../../../contract/campaigns/agreement-terms.ts';
import { addDays, dateInIndia } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { readTerms } from './reading.service.ts';
import { type EndingRow, insertUsageTerm, markNotified, replaceUsageTerm, selectEnding } from './usage.queries.ts';
import { usageNotices, usageWarningDays } from './usage.rules.ts';

/** Records when the usage rights of an agreement end, if they do. */
export async function startUsageTerm(tx: Context, frozen: { applicationId: number; terms: AgreementTerms }) {
  const until = frozen.terms.usage_rights?.until;
  if (until) await insertUsageTerm(tx.db, { application_id: frozen.applicationId, last_day: until });
}

/** Records the end of usage rights that a change order set anew. */
export async function changeUsageTerm(tx: Context, changed: { applicationId: number; terms: AgreementTerms }) {
  const until = changed.terms.usage_rights?.until ?? null;
  await replaceUsageTerm(tx.db, { application_id: changed.applicationId, last_day: until });
}

const batch = 200;

/** Notifies both parties of usage rights that end within a week, and again when they have ended; once each. */
export async function notifyUsageEnds(context: Context): Promise<void> {
  const today = dateInIndia(context.now());
  const days = { today, warnUntil: addDays(today, usageWarningDays), limit: batch };
  for (;;) {
    const ending = await selectEnding(context.db, days);
    for (const row of ending) await inTransaction(context, (tx) => notifyEnd(tx, row, today));
    if (ending.length < batch) return;
  }
}

async function notifyEnd(tx: Context, row: EndingRow, today: string): Promise<void> {
  const moment = row.last_day < today ? 'ended' : 'warned';
  const terms = (await readTerms(tx, [row.application_id])).get(row.application_id);
  if (!(await markNotified(tx.db, row.application_id, { moment, now: tx.now() })) || !terms) return;
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
    ...{ ...common, ...notices.creator, accountId: creatorId },
    ...{ link: `${page}?tab=applied&user=${row.application_id}`, senderId: influencerId },
  });
  await notify(tx, { ...common, ...notices.influencer, accountId: influencerId, link: page, senderId: creatorId });
}
