import type { Role } from '../../../contract/core/roles.ts';
import type { Context } from '../../kit/context/context.ts';
import { countOtherMembers, selectHeldPools, selectHeldWork, selectOpenPayouts } from './obstacles.queries.ts';
import {
  lastOperator,
  type Obstacle,
  payoutObstacle,
  poolObstacle,
  teamObstacle,
  workObstacle,
} from './obstacles.rules.ts';
import { countOtherOperators } from './person.queries.ts';

/** Everything that prevents deleting an account now: money in progress, or being the last operator. */
export async function listObstacles(context: Context, { id, role }: { id: number; role: Role }): Promise<Obstacle[]> {
  const isLast = role === 'operator' && (await countOtherOperators(context.db, id)) === 0;
  return [
    ...(await selectHeldWork(context.db, id)).map((held) => workObstacle(held, id)),
    ...(await selectHeldPools(context.db, id)).map(poolObstacle),
    ...(await selectOpenPayouts(context.db, id)).map(payoutObstacle),
    ...((await countOtherMembers(context.db, id)) > 0 ? [teamObstacle] : []),
    ...(isLast ? [lastOperator] : []),
  ];
}
