import type { Search } from '../../../contract/discovery/discovery.ts';
import { mostNewcomers } from '../../../contract/discovery/saved-searches.ts';
import { hourMs } from '../../../contract/kit/calendar.ts';
import type { Context } from '../../kit/context/context.ts';
import { inTransaction } from '../../kit/context/transaction.ts';
import { msg } from '../../kit/i18n/messages.ts';
import { notify } from '../../notifications/notifications/notifications.service.ts';
import { countNewcomersOf } from '../discovery/discovery.service.ts';
import { claimAlert, selectDueAlerts } from './saved-searches.queries.ts';

const batch = 200;
/** A little less than the day between two runs of the job, which may start late. */
const pauseMs = 20 * hourMs;

/** Tells the owners of saved searches with alerts who joined since the last one. Returns the number of alerts. */
export async function alertNewcomers(context: Context): Promise<number> {
  const now = context.now();
  const before = new Date(now.getTime() - pauseMs);
  let told = 0;
  for (let after = 0; ; ) {
    const due = await selectDueAlerts(context.db, { before, after, limit: batch });
    for (const search of due) if (await alertOne(context, search, now)) told += 1;
    const last = due.at(-1);
    if (due.length < batch || !last) return told;
    after = last.id;
  }
}

type Due = Awaited<ReturnType<typeof selectDueAlerts>>[number];

/** Leaves the time of the last alert where nobody joined, so that nobody is missed. */
async function alertOne(context: Context, due: Due, now: Date): Promise<boolean> {
  const { id, account_id: accountId, name, search, alerted_at: since } = due;
  if (since === null) return false;
  const count = await countNewcomersOf(context, { id: accountId }, { search, since, most: mostNewcomers });
  if (count === 0) return false;
  return inTransaction(context, async (tx) => {
    if (!(await claimAlert(tx.db, { id, from: since, now }))) return false;
    const shown = count < mostNewcomers ? String(count) : `${mostNewcomers - 1}+`;
    await notify(tx, {
      accountId,
      type: 'search',
      title:
        count === 1
          ? msg`1 new creator: ${{ search: name }}`
          : msg`${{ count: shown }} new creators: ${{ search: name }}`,
      description: 'They joined since the last alert on this saved search.',
      link: linkOf(search),
    });
    return true;
  });
}

/** The page of the search, newest first. */
function linkOf({ sort: _, ...filters }: Search): string {
  const params = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    for (const each of [value].flat()) if (each !== undefined) params.append(name, String(each));
  }
  params.set('sort', 'newest');
  return `/browse-influencer?${params}`;
}
