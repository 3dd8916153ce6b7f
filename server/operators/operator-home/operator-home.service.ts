import { dateInIndia, hourMs } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { OperatorHome } from '../../../contract/operators/operator-home.ts';
import { readMaintenance } from '../../core/maintenance/maintenance.service.ts';
import type { Context } from '../../kit/context/context.ts';
import { stuckHours } from '../../money/payouts/payouts.rules.ts';
import { readDemoLeft } from '../../site/demo/lock.service.ts';
import { readListed } from './listed.service.ts';
import { selectCounts, selectJobs, selectNeeds } from './operator-home.queries.ts';

/** Open work for operators, and the platform's size. */
export async function readHome(context: Context): Promise<OperatorHome> {
  const now = context.now();
  const moments = {
    now,
    today: dateInIndia(now),
    requestedBefore: new Date(now.getTime() - stuckHours.requested * hourMs),
    processingBefore: new Date(now.getTime() - stuckHours.processing * hourMs),
  };
  const needs = await selectNeeds(context.db, moments);
  const counts = await selectCounts(context.db, moments);
  const jobs = await selectJobs(context.db);
  return {
    needs: { ...needs, jobs_failed: jobs?.failed ?? 0 },
    counts: {
      ...counts,
      held_money: toRupees(counts.held_money),
      listed_profiles: await readListed(context),
    },
    maintenance: (await readMaintenance(context)).is_on,
    demo: await readDemoLeft(context),
  };
}
