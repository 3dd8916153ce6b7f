import type { Context } from '../../kit/context/context.ts';
import { countListed } from './operator-home.queries.ts';

/** Number of searchable profiles: from the index, or counted in the database while it is not ready. */
export async function readListed({ db, discovery }: Context): Promise<number> {
  const { isWarm, profiles } = discovery.state();
  return isWarm ? profiles : countListed(db);
}
