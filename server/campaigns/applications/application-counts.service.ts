import { endedStatuses, takenStatuses } from '../../../contract/campaigns/application-standing.ts';
import type { Context } from '../../kit/context/context.ts';
import { listOwnPledges, listPledgeSums, type PledgeSum } from '../pledges/pledges.service.ts';
import { countByStatus, selectLatestOf } from './applications.queries.ts';
import { fundedStatuses } from './applications.rules.ts';

/** Counts of the applications and pledges of a campaign. */
export interface Standing {
  /** Number of applications or pledges in each status. */
  byStatus: Record<string, number>;
  taken: number;
  /** Slots whose work has ended well. */
  finished: number;
  /** Applications and agreements that have not ended. */
  open: number;
  /** Agreements being worked on. */
  running: number;
  pledges: PledgeSum[];
}

/** Counts of these campaigns, in two queries. */
export async function findStandings(context: Context, campaignIds: readonly number[]): Promise<Map<number, Standing>> {
  const applications = await countByStatus(context.db, campaignIds);
  const pledges = await listPledgeSums(context, campaignIds);
  return new Map(
    campaignIds.map((id) => [
      id,
      standingOf(
        applications.filter((row) => row.campaign_id === id),
        pledges.filter((row) => row.campaign_id === id),
      ),
    ]),
  );
}

function standingOf(applications: { status: string; count: number }[], pledges: PledgeSum[]): Standing {
  const byStatus: Record<string, number> = {};
  for (const { status, count } of [...applications, ...pledges]) byStatus[status] = (byStatus[status] ?? 0) + count;
  const countIn = (statuses: readonly string[]) =>
    applications.filter(({ status }) => statuses.includes(status)).reduce((sum, { count }) => sum + count, 0);
  const finished = countIn(['paid']);
  const all = applications.reduce((sum, { count }) => sum + count, 0);
  return {
    byStatus,
    taken: countIn(takenStatuses),
    finished,
    open: all - countIn(endedStatuses) - finished,
    running: countIn(fundedStatuses),
    pledges,
  };
}

/** This person's latest application and pledges, by campaign id. */
export async function findOwnPart(context: Context, accountId: number, campaignIds: readonly number[]) {
  const applications = await selectLatestOf(context.db, accountId, campaignIds);
  const pledges = await listOwnPledges(context, accountId, campaignIds);
  return {
    application: new Map(applications.map((row) => [row.campaign_id, row])),
    pledges: Map.groupBy(pledges, (row) => row.campaign_id),
  };
}
export type OwnPart = Awaited<ReturnType<typeof findOwnPart>>;
