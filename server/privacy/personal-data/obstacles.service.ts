import type { Role } from '../../../contract/core/roles.ts';
import type { Context } from '../../kit/context/context.ts';
import {
  countOtherMembers,
  selectHeldPools,
  selectHeldWork,
  selectKept,
  selectOpenPayouts,
} from './obstacles.queries.ts';
import {
  lastOperator,
  type Obstacle,
  payoutObstacle,
  poolObstacle,
  teamObstacle,
  workObstacle,
} from './obstacles.rules.ts';
import { countOtherOperators } from './person.queries.ts';

interface Account {
  id: number;
  role: Role;
}

/** An account with the further ones its person keeps, which are deleted with it. */
export async function withKept({ db }: Context, account: Account): Promise<Account[]> {
  return [...(await selectKept(db, account.id)), account];
}

/** Everything that prevents deleting an account now: money in progress, or being the last operator. */
export async function listObstacles(context: Context, account: Account): Promise<Obstacle[]> {
  const obstacles: Obstacle[] = [];
  for (const one of await withKept(context, account)) obstacles.push(...(await listOwn(context, one)));
  return obstacles;
}

async function listOwn(context: Context, { id, role }: Account): Promise<Obstacle[]> {
  const isLast = role === 'operator' && (await countOtherOperators(context.db, id)) === 0;
  return [
    ...(await selectHeldWork(context.db, id)).map((held) => workObstacle(held, id)),
    ...(await selectHeldPools(context.db, id)).map(poolObstacle),
    ...(await selectOpenPayouts(context.db, id)).map(payoutObstacle),
    ...((await countOtherMembers(context.db, id)) > 0 ? [teamObstacle] : []),
    ...(isLast ? [lastOperator] : []),
  ];
}
