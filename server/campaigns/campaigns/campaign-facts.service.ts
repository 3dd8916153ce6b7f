import { dateInIndia } from '../../../contract/kit/calendar.ts';
import type { CampaignRow } from '../../../database/schema.ts';
import type { Context } from '../../kit/context/context.ts';
import type { Standing } from '../applications/application-counts.service.ts';
import { findOwnPart, findStandings, type OwnPart } from '../applications/application-counts.service.ts';
import { findPairs } from '../pairs/pair.service.ts';
import type { CampaignActor, CampaignFacts } from './campaigns.policy.ts';
import { mayPoolEnd } from './deletion.policy.ts';
import { selectObstacles } from './deletion.queries.ts';

interface Known {
  standings: ReadonlyMap<number, Standing>;
  own: Pick<OwnPart, 'application'>;
}

/** Facts that decide what this person may do with these campaigns; the number of queries is fixed. */
export async function findCampaignFacts(
  context: Context,
  actor: CampaignActor,
  rows: readonly CampaignRow[],
  known?: Known,
): Promise<(row: CampaignRow) => CampaignFacts> {
  const ids = rows.map(({ id }) => id);
  const standings = known?.standings ?? (await findStandings(context, ids));
  const own = known?.own ?? (await findOwnPart(context, actor.id, ids));
  const others = rows.filter(({ creator_id }) => creator_id !== actor.id);
  const joinable = others.filter(({ type }) => type === 'joint' || actor.role === 'influencer');
  const pairOf = await findPairs(context, actor.id, [...new Set(joinable.map(({ creator_id }) => creator_id))]);
  const pools = rows.filter(({ type, creator_id }) => type === 'joint' && creator_id === actor.id);
  const obstacles = await selectObstacles(
    context.db,
    pools.map(({ id }) => id),
  );
  const pool = new Map(obstacles.map(({ id, ...waits }) => [id, mayPoolEnd(waits)]));
  const today = dateInIndia(context.now());
  return (row) => {
    const standing = standings.get(row.id);
    return {
      work: { finished: standing?.finished ?? 0, open: standing?.open ?? 0 },
      taken: standing?.taken ?? 0,
      running: standing?.running ?? 0,
      pool: pool.get(row.id) ?? true,
      own: own.application.get(row.id)?.status,
      pair: pairOf(row.creator_id),
      today,
    };
  };
}

/** The same for one campaign. */
export async function findFactsOf(context: Context, actor: CampaignActor, row: CampaignRow): Promise<CampaignFacts> {
  return (await findCampaignFacts(context, actor, [row]))(row);
}
