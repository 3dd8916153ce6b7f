import { dateInIndia, hourMs } from '../../../contract/kit/calendar.ts';
import { toRupees } from '../../../contract/kit/money.ts';
import type { OperatorHome } from '../../../contract/operators/operator-home.ts';
import { readMaintenance } from '../../core/maintenance/maintenance.service.ts';
import type { Context } from '../../kit/context/context.ts';
import type { PlatformNumbers } from '../../kit/http/metrics.ts';
import { stuckHours } from '../../money/payouts/payouts.rules.ts';
import { readDemoLeft } from '../../site/demo/lock.service.ts';
import { readListed } from './listed.service.ts';
import { selectCounts, selectHeldMoney, selectJobs, selectNeeds } from './operator-home.queries.ts';

function momentsOf(context: Context) {
  const now = context.now();
  return {
    now,
    today: dateInIndia(now),
    requestedBefore: new Date(now.getTime() - stuckHours.requested * hourMs),
    processingBefore: new Date(now.getTime() - stuckHours.processing * hourMs),
  };
}

/** Numbers for the metrics of every process, cheap enough to be read every few seconds. */
export async function readPlatformNumbers(context: Context): Promise<PlatformNumbers> {
  const { db } = context;
  return {
    tasks: { ...(await selectNeeds(db, momentsOf(context))) },
    jobs: (await selectJobs(db)) ?? { waiting: 0, failed: 0 },
    heldRupees: toRupees(await selectHeldMoney(db)),
  };
}

/** Open work for operators, and the platform's size. */
export async function readHome(context: Context): Promise<OperatorHome> {
  const moments = momentsOf(context);
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
